game-title = Game Name
game-pitch = Une, deux ou trois voix à la fois : qui prendra la dernière ?
