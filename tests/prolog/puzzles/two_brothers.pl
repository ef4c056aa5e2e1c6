% Two brothers on opposite banks want to change sides; the boat has one seat.
passenger(elder).  passenger(younger).
rower(all).
boat(1).
start(elder, west).  start(younger, east).
goal(elder, east).   goal(younger, west).
