game-title = Game Name
game-pitch = One, two or three votes at a time: who takes the last one?
game-teaser = Only a few votes are left: make sure you are not the one who must pass.
