game-title = Gardez la Ligne
game-pitch = Des syndicats dressent leurs piquets de grève à travers le réseau pour gagner ses lignes et, avec chacune, des sièges à la table de négociation.
game-teaser = Un piquet bien placé peut arrêter huit lignes d’un coup.
