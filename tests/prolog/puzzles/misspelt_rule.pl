% A rule calls a predicate that nobody defines.
passenger(farmer).
rower(farmer).
boat(2).
unsafe(Group, lonely) :- memberchek(farmer, Group).
