game-title = Le Jeu du Président
game-pitch = Win France territory by territory, by dice, campaign cards and challenges, and be elected in one round or two.
game-teaser = Forty-nine million votes, and two dice to find them.
