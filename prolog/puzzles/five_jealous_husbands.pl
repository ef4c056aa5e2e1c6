% Five couples and a boat for three.

title("Five jealous husbands").
source("Henry Dudeney, Amusements in Mathematics, 1917, Five Jealous Husbands").
riddle("Five married couples must leave a flooded country in a boat that holds three.  Every husband is so jealous that his wife may not be with another man unless he is there himself.  How do they cross?").

answer([], 11).

passenger(husband(N)) :- couple(N).
passenger(wife(N))    :- couple(N).

couple(N) :- between(1, 5, N).

rower(all).
boat(3).

owner(wife, husband).
