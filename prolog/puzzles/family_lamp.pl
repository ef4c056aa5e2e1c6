% Five on the bridge with a lamp.

title("The family and the lamp").
source("Traditional; the bridge and the torch with a lamp for 30 minutes").
riddle("A family of five must cross a bridge at night with one lamp, which burns for 30 minutes.  The bridge bears two.  The son needs 1 minute, the daughter 3, the father 6, the mother 8 and the grandfather 12; two together are as slow as the slower.").

answer([], 7).
least_time([], 29).

passenger(son).  passenger(daughter).  passenger(father).  passenger(mother).  passenger(grandfather).
rower(all).
boat(2).

duration(son, 1).
duration(daughter, 3).
duration(father, 6).
duration(mother, 8).
duration(grandfather, 12).
