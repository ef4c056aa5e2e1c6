% The third fact lacks a bracket.
passenger(farmer).
rower(farmer).
boat(2.
