in-words = La situation en toutes lettres
