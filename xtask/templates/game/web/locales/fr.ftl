board = La table : { $votes } voix en jeu
standing = { $votes } voix
in-words = La table en toutes lettres
