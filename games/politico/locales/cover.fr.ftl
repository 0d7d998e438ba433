game-title = Politico
game-pitch = Des partis forment des gouvernements, les renversent, votent, promettent et trahissent ; gagne qui atteint 500 points, ou qui en a le plus à la fin.
game-teaser = Promettez, gouvernez, trahissez. Dans l’ordre de votre choix.
