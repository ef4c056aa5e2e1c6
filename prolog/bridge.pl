:- module(bridge, []).

/** <module> All that Python calls

Python calls the predicates of this module and no others. Each takes integers
and texts and gives back one text, and none of them raises an error: what the
text says is described in prolog/bridge/query.pl and wire.pl.
*/

:- reexport(bridge/guards).
:- reexport(bridge/wire).
:- reexport(bridge/errors).
:- reexport(bridge/steps).
:- reexport(bridge/query).
:- reexport(bridge/load).
