game-title = Game Name
game-pitch = One, two or three votes at a time: who takes the last one?
