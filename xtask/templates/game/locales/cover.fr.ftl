game-title = Game Name
game-pitch = Une, deux ou trois voix à la fois : qui prendra la dernière ?
game-teaser = Plus que quelques voix : à vous de ne pas être le dernier.
