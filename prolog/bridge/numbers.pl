:- module(bridge_numbers,
          [ index_of/3,                 % +List, +Element, -Index
            trip_numbers/4,             % +Passengers, +Places, +Trip, -Numbers
            state_numbers/4,            % +Passengers, +Places, +State, -Numbers
            numbered_trip/4,            % +Passengers, +Places, +Numbers, -Trip
            numbered_state/4            % +Passengers, +Places, +Numbers, -State
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> Trips and states of a crossing as small integers, which are quick to send

Passengers and places are numbered from 0 in the order of the puzzle.  A trip is a flat list
[From, To | Party]; a state is [Boat | Places], the place of each passenger.
*/

%!  index_of(+List, +Element, -Index) is semidet.
%
%   True when Index, from 0, is where Element stands in List, whose elements are different.
%
%       ?- index_of([farmer,wolf,goat], goat, Index).
%       Index = 2.

index_of(List, Element, Index) :-
    nth0(Index, List, Element),
    !.                                  % the elements are different

%!  trip_numbers(+Passengers, +Places, +Trip, -Numbers) is det.
%
%   True when Numbers is [From, To | Party] for Trip.
%
%       ?- trip_numbers([farmer,wolf,goat], [west,east], trip([farmer,goat], east, west), Numbers).
%       Numbers = [1,0,0,2].

trip_numbers(Passengers, Places, trip(Party, From, To), [FromIndex,ToIndex|Members]) :-
    index_of(Places, From, FromIndex),
    index_of(Places, To, ToIndex),
    maplist(index_of(Passengers), Party, Members).

%!  state_numbers(+Passengers, +Places, +State, -Numbers) is det.
%
%   True when Numbers is [Boat | Places], the place of each passenger, for State.
%
%       ?- state_numbers([farmer,goat], [west,east], state(east, [west-[goat],east-[farmer]]), Numbers).
%       Numbers = [1,1,0].

state_numbers(Passengers, Places, state(Boat, Groups), [BoatIndex|Numbers]) :-
    index_of(Places, Boat, BoatIndex),
    maplist(place_number(Groups), Passengers, Numbers).

place_number(Groups, Passenger, Number) :-
    nth0(Number, Groups, _-Group),
    memberchk(Passenger, Group),
    !.                                  % a passenger is at one place

%!  numbered_trip(+Passengers, +Places, +Numbers, -Trip) is semidet.
%
%   True when Numbers is [From, To | Party] for Trip, whose party is in the order of Passengers.
%
%       ?- numbered_trip([farmer,wolf,goat], [west,east], [1,0,2,0], Trip).
%       Trip = trip([farmer,goat], east, west).
%
%       ?- numbered_trip([farmer,wolf,goat], [west,east], [1,0,3], Trip).
%       false.

numbered_trip(Passengers, Places, Numbers, trip(Party, From, To)) :-
    Numbers = [FromNumber,ToNumber|Members],
    maplist(integer, Numbers),
    numbered(Places, FromNumber, From),
    numbered(Places, ToNumber, To),
    msort(Members, Sorted),
    maplist(numbered(Passengers), Sorted, Party).

%!  numbered_state(+Passengers, +Places, +Numbers, -State) is semidet.
%
%   True when Numbers is [Boat | Places], the place of each passenger, for State.
%
%       ?- numbered_state([farmer,goat], [west,east], [1,1,0], State).
%       State = state(east, [west-[goat],east-[farmer]]).
%
%       ?- numbered_state([farmer,goat], [west,east], [1,1,2], State).
%       false.

numbered_state(Passengers, Places, Numbers, state(Boat, Groups)) :-
    Numbers = [BoatNumber|Whereabouts],
    maplist(integer, Numbers),
    same_length(Whereabouts, Passengers),
    numbered(Places, BoatNumber, Boat),
    maplist(numbered(Places), Whereabouts, _),
    findall(Place-Group,
            ( nth0(Number, Places, Place), group_there(Passengers, Whereabouts, Number, Group) ),
            Groups).

numbered(List, Index, Element) :-
    nth0(Index, List, Element).

group_there(Passengers, Whereabouts, Number, Group) :-
    findall(Passenger, ( nth0(I, Whereabouts, Number), nth0(I, Passengers, Passenger) ), Group).
