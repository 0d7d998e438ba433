# Ce que disent les leçons de Minister.
lesson-turn = Un tour
lesson-press = La presse fait les ministres
lesson-influence = L’influence
lesson-broth = Au bouillon
lesson-time = Le temps
lesson-opinion = L’opinion publique
lesson-election = Le jour de l’élection

turn-aim = Vous voulez être chancelier le jour de l’élection : cela seul fait gagner. Le fauteuil revient à qui a le plus de ministres au cabinet, au milieu du plateau. Chacun commence avec { $ministers } ministres ; il est donc encore vide.
turn-roll = Vos quatre pions gravissent la piste de carrière. Un tour, c’est un lancer de dé et un pion avancé d’une zone. Lancez : touchez le dé.
turn-move = Un 5. Devant chaque zone se dresse une barrière avec des nombres ; un pion passe si le dé montre l’un d’eux. Le pion 1 pourrait avancer (2 et 5), et le pion 4 aussi (1, 2 et 5). Avancez le pion 4, qui est devant, sur la troisième case de la zone 12 : elle n’a pas de bouillon dessous, et personne ne pourra vous y faire descendre.
turn-move-else = Les règles le permettent. Mais avancez le pion 4, et sur la case de la zone 12 qui n’a pas de bouillon dessous.
turn-done = C’était un tour, et les autres ont joué le leur. On avance le pion qu’on veut, mais d’une seule zone, quel que soit le nombre. Des pions placés devant des barrières différentes profitent de plus de lancers : répartissez-les.

press-where = Quelques tours plus tard, le pion 4 est devant le journal. Les ministres viennent de la presse : radio, journal, télévision. Qui y arrive lance aussitôt le dé : une, deux ou trois fois.
press-roll = La barrière devant le journal montre 1, 3 et 5. Lancez.
press-move = Un 5, comme espéré. Le pion 1 pourrait s’en servir aussi. Amenez le pion 4 au journal.
press-move-else = Les règles le permettent. Mais le journal vaut deux lancers : avancez le pion 4.
press-first = Deux lancers pour le journal. Un 1, un 2 ou un 3 donne autant de ministres, le reste ne donne rien. Faites le premier.
press-second = Rien. Faites le second.
press-appoint = Un 3 : trois ministres. Vous pourriez en placer moins, ou aucun, mais à quoi bon ? Les postes vacants d’abord. Placez les trois.
press-appoint-else = Les règles le permettent. Mais chaque ministre compte : placez-en trois.
press-chair = Personne n’en a autant que vous : une pièce de plus prend le fauteuil du chancelier. Elle compte comme un ministre, et vous en avez { $ministers }.
press-tie = Retenez comment le fauteuil se perd : seulement quand un autre est seul en tête. En cas d’égalité en tête, le chancelier reste. Il ne suffit donc pas de le rattraper : il faut le dépasser.

influence-roll = Le pion 4 est devant une case d’influence. La barrière montre 2 et 6. Lancez.
influence-move = Un 2. D’autres pions pourraient s’en servir, mais allez sur la case d’influence avec le pion 4.
influence-move-else = Les règles le permettent. Mais cette leçon porte sur la case d’influence : avancez le pion 4.
influence-broth = Qui arrive ici peut faire une chose sur deux dans les zones derrière, jusqu’à la flèche rouge : avancer tous ses pions d’une zone, ou faire descendre tout pion adverse qui se tient au-dessus d’une case de bouillon. Aucun des vôtres n’y est, mais le pion 4 de Robot 2 se tient au-dessus du bouillon. Faites-le descendre.
influence-broth-else = Vous pouvez y renoncer. Mais voyez d’abord ce que fait le bouillon.
influence-done = Le pion 4 de Robot 2 est bloqué jusqu’à ce qu’on l’en tire, et cela coûtera à Robot 2 un tour avec un 4, un 5 ou un 6. Le pion de Robot 3, à côté, est sur une case sans bouillon : il ne lui est rien arrivé.

broth-down = Cette fois, Robot 2 a été plus rapide à la case d’influence, et votre pion 4 se tenait au-dessus du bouillon. Le voilà sous sa case, et il ne peut plus avancer.
broth-roll = Un 4, un 5 ou un 6 l’en tire. Lancez.
broth-lift = Un 6. Vous pourriez avancer le pion 1. Mais le pion 4 est votre meilleur : tirez-le du bouillon.
broth-lift-else = Les règles le permettent. Mais votre pion de tête vaut bien un tour : tirez le pion 4 du bouillon.
broth-done = Il est de nouveau sur sa case, et de nouveau au-dessus du bouillon. Personne n’entre sur la case d’un pion au bouillon : une place n’est jamais perdue. Tout de même : dans une zone qui a une case sans bouillon, prenez celle-là.

time-why = La spirale, au milieu, est le calendrier. Elle n’avance que si quelqu’un lance un nombre dont il ne peut pas se servir. Sur la dernière case a lieu l’élection.
time-roll = Le pion du temps est sur la case { $time }, parce qu’on joue à trois. Vos pions sont devant des barrières sans 3. Lancez, et voyez ce que fait un 3.
time-again = Vous ne pouviez pas vous en servir : le pion du temps a avancé d’une case, et votre tour était fini. Les autres ont joué. Lancez encore.
time-influence = Encore un 3, et le pion du temps atteint une case d’influence. Qui l’y a amené peut avancer l’un de ses pions d’une zone, malgré toute barrière, ou envoyer un pion adverse au bouillon. Avancez le pion 4 sur la troisième case de la zone 12.
time-influence-else = Les règles le permettent. Mais un pas gratuit par-dessus une barrière profite surtout au pion de tête : zone 12, troisième case.
time-done = Un lancer inutile n’est donc pas toujours perdu. Il y a aussi des cases de chancelier : qui tient le fauteuil reçoit alors un ministre de plus. Le pion du temps est sur { $time } ; l’élection est sur 24. Un nombre dont on peut se servir doit servir : on ne presse pas le temps à volonté.

opinion-where = Bien plus tard : le pion 4 est arrivé sur la case d’opinion, au bout de la piste. En passant par le journal et la télévision, il a rempli le cabinet. Vous avez { $ministers } ministres et le fauteuil.
opinion-roll = Tant qu’un de vos pions est ici, un 1, un 2 ou un 3 à votre propre dé peut donner des ministres, tour après tour. Lancez.
opinion-appoint = Un 2. Vous pouvez avancer un pion comme toujours, ou placer deux ministres. Placez-en deux.
opinion-appoint-else = Les règles le permettent. Mais voyez ce que donne la case d’opinion : placez deux ministres.
opinion-dismiss = Aucun poste n’est vacant. Des ministres des autres doivent donc partir, et c’est vous qui dites de qui. On ne touche ni au chancelier ni à ses propres ministres. Choisissez.
opinion-dismiss-2 = Et le second. Prenez à qui pourrait vous dépasser.
opinion-done = Vous avez { $ministers } ministres. Avec deux pions ici, le nombre compterait double : un 3 en donnerait six. Et qui tient les 16 postes a gagné aussitôt.
opinion-exile = Mais la case d’opinion n’est qu’à un seul joueur. Quand y arrive le pion d’un autre, tous les vôtres retournent au journal, et le nouveau venu lance trois fois. Là-haut, rien n’est jamais acquis.

election-where = Les derniers jours. Le pion du temps est à une case de l’élection. Vous êtes chancelier avec { $ministers } ministres, les autres en ont { $theirs } chacun. À présent, le temps joue pour vous : tout lancer inutile, de qui que ce soit, met fin à la partie.
election-roll = Lancez.
election-won = Un 3, et aucun de vos pions ne peut s’en servir. Le pion du temps atteint le jour de l’élection, et le chancelier gagne. Les ministres venus trop tard ne comptent pour rien.
election-go = Un dernier mot : au début, les cases de presse ; au milieu, l’influence au bon moment ; à la fin, le chancelier veut que le temps passe, et tous les autres veulent se servir de chaque lancer. À présent, jouez une vraie partie.
