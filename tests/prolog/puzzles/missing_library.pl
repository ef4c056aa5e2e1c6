% A library that there is not.
:- use_module(library(no_such_library)).
passenger(farmer).
rower(farmer).
boat(2).
