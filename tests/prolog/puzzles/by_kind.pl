% Parameters with three and with four arguments; a kind can row.
parameter(pace, slow, oneof([slow, fast]), "how fast they are").
parameter(night, false, boolean, "is it dark?").
parameter(pilots, 2, integer(1, inf)).

passenger(pilot(N)) :- pilots(Last), between(1, Last, N).
passenger(guest(day)) :- night(false).
passenger(guest(night)) :- night(true).
rower(pilot).
boat(2).
