"""Playing a puzzle by hand in a terminal, or over a pipe.

A game knows one kind of puzzle (:mod:`pybridge.play.crossing_game`); the loop
(:mod:`pybridge.play.loop`) knows the commands, the history and the hints, and works
for every game.
"""
