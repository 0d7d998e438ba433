game-title = Minister
game-pitch = Party members climb the career track, the press puts ministers in the cabinet, and whoever is chancellor on election day wins.
game-teaser = The die opens doors. The press makes ministers.
