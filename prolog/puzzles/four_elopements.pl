% Four couples, an island, and nobody may pass where he could not have landed.

title("The four elopements").
source("After Henry Dudeney, Amusements in Mathematics, 1917, The Four Elopements").
riddle("Four young men elope with four young women over a river with an island in it.  The boat holds two.  No young man lets his beloved be with another man unless he is there himself, and the boat may row past the island only if those in it could also have landed there.  How do they cross?").

parameter(couples, 4, integer(1, 8), "number of couples").
parameter(direct, landable, oneof([true, false, landable]), "may the boat pass the island without stopping?").

answer([], 17).
answer([couples(2)], 5).
answer([couples(3)], 11).
answer([direct(true)], 16).
answer([direct(false)], 26).

passenger(man(N))   :- couple(N).
passenger(woman(N)) :- couple(N).

couple(N) :- couples(Number), between(1, Number, N).

rower(all).
boat(2).

place(west).
place(island).
place(east).

owner(woman, man).
