% A crossing puzzle.  This one is ready:  pybridge solve FILE
% Change it to your own; lines that begin with a percent sign say what else there is.  A puzzle file is a
% Prolog program, so that everything may also be said by rules.

title("Wolf, goat and cabbage").
% source("Where the puzzle comes from").
% riddle("The story, in your own words.").
% answer([], 7).                        % known: the number of trips, or impossible

% Who takes part, in the order in which they are tried and shown.  husband(a) and husband(b) are of the kind
% husband; rules may name one passenger, a kind, or all.
passenger(farmer).
passenger(wolf).
passenger(goat).
passenger(cabbage).

% Who can row, and how many the boat holds, rowers included.
rower(farmer).
boat(2).

% Two that must not be together, unless one of some guards is there.
conflict(wolf, goat, [farmer]).
conflict(goat, cabbage, [farmer]).

% The same as a rule: this group must not be together, for this reason.
% unsafe(Group, eats(wolf, goat)) :-
%     memberchk(wolf, Group), memberchk(goat, Group), \+ memberchk(farmer, Group).

% outnumber(cannibal, missionary).      % cannibals must not outnumber missionaries
% owner(wife, husband).                 % wife(a) not with another husband unless husband(a) is there
% owner(dog, ann, [cat]).               % the dog not with the cat unless Ann is there
% forbidden([wolf]).                    % just this party must not be in the boat
% required([mother, baby]).             % these get into the boat only together

% place(west).                          % first where all start, last where all must end
% place(island).
% place(east).
% direct(true).                         % may trips pass a place?  true, false, or landable
% route(west, east).                    % the ways the boat can go; without any it goes everywhere
% start(goat, east).                    % where a passenger, or the boat, starts
% goal(goat, anywhere).                 % where a passenger, or the boat, must end

% load_limit(100).                      % the most weight that the boat bears
% weight(farmer, 80).
% duration(farmer, 2).                  % how long a trip takes; the slowest passenger counts

% parameter(seats, 2, integer(1, 9), "seats in the boat").     % then seats(N) is true of the value in force
