game-title = Le Jeu du Président
game-pitch = Conquérez la France territoire par territoire, par les dés, les cartes Campagne et les défis, et soyez élu en un tour ou en deux.
game-teaser = Quarante-neuf millions de voix, et deux dés pour les trouver.
