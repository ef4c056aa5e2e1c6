% The bridge and the torch, told of a rock band.

title("U2 and the bridge").
source("Traditional; the bridge and the torch, known as a question in job interviews").
riddle("U2 has a concert that starts in 17 minutes, and all four must cross a bridge to get there.  It is night, there is one flashlight, and the bridge bears two.  Bono needs 1 minute to cross, Edge 2, Adam 5 and Larry 10; two together are as slow as the slower.").

answer([], 5).
least_time([], 17).

passenger('Bono').  passenger('Edge').  passenger('Adam').  passenger('Larry').
rower(all).
boat(2).

duration('Bono', 1).
duration('Edge', 2).
duration('Adam', 5).
duration('Larry', 10).
