# Ce que disent les leçons de Politico.
lesson-turn = Le but, et un tour
lesson-government = Former un gouvernement
lesson-attack = En renverser un
lesson-defence = Parer et secourir
lesson-censure = La motion de censure
lesson-army = L’armée
lesson-news = Le journal et la fin

turn-aim = Vous dirigez un parti, seul contre tous. On gagne aux points : qui en atteint { $target } met fin à la partie, et elle s’arrête de toute façon après { $rounds } tours de table. Le plus de points l’emporte.
turn-chamber = Les députés ne sont pas des points. Ce sont des voix, et ils font des points tant que vous gouvernez. Vous en avez { $mine } ; les autres, { $b2 }, { $b3 } et { $b4 }. Personne n’a la majorité seul. Qui en a le moins commence : vous.
turn-hand = Personne ne voit votre main. Les cartes rouges attaquent, les vertes parent, les autres font quelque chose de particulier. Chaque carte rouge nomme la verte qui la pare.
turn-draw = Un tour commence par le journal ; aujourd’hui, il n’y a rien dedans. Ensuite, vous tirez une carte. Tirez.
turn-draw-else = Les règles le permettent aussi, et une autre leçon le montre. Pour l’instant, tirez.
turn-act = Un Premier ministre : avec lui, vous pourriez former un gouvernement. À votre tour, vous faites une chose : former un gouvernement, attaquer, jouer une carte particulière ; ou passer et garder vos cartes. Pour cette fois, passez, afin de voir comment un tour se termine.
turn-act-else = Les règles le permettent, et vous le ferez bientôt. Pour l’instant, passez.
turn-begin = On fait le tour de la table, et c’est de nouveau à vous. Avant que vous commenciez, il est encore temps de contester ce que Robot 4 vient de faire : une fois par tour de table, chacun peut le mettre aux voix, et l’action est reprise si la table le veut. Ici, rien à redire. Commencez.
turn-begin-else = Les règles le permettent. Mais personne n’a rien fait de mal : commencez votre tour.
turn-done = Le journal est lu, et vous tirerez une carte. Dans la leçon suivante, vous gouvernez.

government-why = Il n’y a pas de gouvernement, et vous tenez une carte Premier ministre. Il faut plus de la moitié des voix exprimées. Vos { $mine } voix ne suffisent pas : il vous faut des partenaires.
government-form = Exposez votre Premier ministre.
government-form-else = Les règles le permettent. Mais formez d’abord un gouvernement : exposez le Premier ministre.
government-invite = Qui inviter ? L’Assemblée compte 220 voix : il vous en faut au moins 111. Invitez Robot 2.
government-invite-else = Les règles le permettent. Mais ici, vous invitez d’abord Robot 2.
government-invite-2 = Robot 2 a accepté : { $mine } et { $b2 } font 105. Il en manque six, si tous les autres votent contre. Invitez aussi Robot 3.
government-invite-2-else = Les règles le permettent. Mais il vous manquerait six voix : invitez Robot 3.
government-present = À trois, vous avez 150 voix. Présentez votre gouvernement : tous votent en même temps, et personne ne voit le bulletin des autres avant la fin.
government-present-else = Les règles le permettent, mais vous avez ce qu’il faut. Présentez le gouvernement.
government-vote = Vos partenaires n’ont rien signé, et une promesse n’engage personne. Votez oui vous-même.
government-vote-else = Les règles le permettent, mais il s’agit de votre propre gouvernement. Votez oui.
government-army = Adopté. Avant que cela compte, on demande à tous si l’armée doit annuler le vote. Vous n’avez pas cette carte : laissez le vote tel qu’il est.
government-points = Vous voilà à la tête du gouvernement. Chacun a joué, et le tour vous revient : le gouvernement a duré, et chaque membre marque autant de points qu’il a de députés, vous 50 de plus. Vous avez { $points } points avec seulement { $mine } députés ; Robot 2 en a { $b2 }.
government-stay = Chaque tour de table au pouvoir rapporte autant. Vos partenaires vous gardent donc tant que cela leur rapporte plus que de vous renverser. À votre tour, vous pouvez expulser un partenaire ou en recruter un autre, sans vote.

attack-why = Vous voilà dehors : Robot 2 gouverne avec Robot 4. Quand le tour reviendra à Robot 2, tous deux marqueront. Vous tenez une grève générale, qui renverse un gouvernement.
attack-strike = Attaquez le Premier ministre, Robot 2, avec la grève générale.
attack-strike-else = Les règles le permettent. Mais c’est la grève générale qui fait le plus ici : visez Robot 2.
attack-fallen = Robot 2 n’avait pas de table ronde pour parer, et personne ne lui en a prêté. Le gouvernement tombe : chaque membre perd 50 points, et 20 députés du Premier ministre passent chez vous. Vous avez { $points } points et { $mine } députés.
attack-next = Qui renverse un gouvernement peut aussitôt tenter de former le suivant, s’il a en main une carte Premier ministre. Vous en tenez une : voilà pourquoi il est bon de la garder. Un membre du gouvernement peut aussi le frapper, et cela lui vaut 60 points. Gardez un œil sur vos partenaires.

defence-why = Cette fois, vous gouvernez avec Robot 2. Robot 3 vous attaque : une affaire de mœurs. Elle vous coûterait 20 points et lui en rapporterait 30. L’attaque est personnelle : personne ne peut vous aider.
defence-parry = Vous tenez la carte qui convient : le procès en diffamation. Parez. La Baraka parerait aussi, mais elle pare tout : gardez-la.
defence-parry-else = Les règles le permettent. Mais le procès en diffamation suffit, et vous gardez la Baraka pour plus tard.
defence-offer = Paré : vous gagnez 10 points et en avez { $points } ; Robot 3 en perd 10. À présent, Robot 4 frappe votre Premier ministre, qui n’a rien à répondre. Si le gouvernement tombe, vous perdez 50 points. Vous pouvez prêter votre table ronde. Offrez-la.
defence-offer-else = Les règles le permettent. Mais songez à vos 50 points : offrez la table ronde.
defence-lent = Le gouvernement tient, et qui prête est payé : 10 députés sont passés de Robot 2 chez vous. Vous en avez { $mine }. La carte, elle, est dépensée.
defence-baraka = Personne n’est tenu de parer, même avec la bonne carte en main : les mains sont secrètes, et le silence aussi est un bluff. Tous ceux qu’on interroge répondent en même temps ; prenez votre temps, personne ne voit qui hésite.

censure-why = Robot 2 a été investi grâce à votre abstention : ce n’est pas une voix exprimée. Puis Robot 3 a quitté le gouvernement. Comptez : { $b2 } voix pour le gouvernement, { $mine }, { $b3 } et { $b4 } au-dehors. Vous tenez une motion de censure.
censure-table = Déposez-la. Aucune carte verte ne pare une motion : seules les voix décident.
censure-table-else = Les règles le permettent. Mais comptez les voix : la motion passera.
censure-vote = Plus de la moitié des voix exprimées renverse le gouvernement. Votez oui à votre motion.
censure-vote-else = Les règles le permettent, mais c’est votre propre motion. Votez oui.
censure-army = Adoptée. L’armée, de nouveau, pourrait annuler le vote ; vous le laissez tel qu’il est.
censure-done = Le gouvernement tombe par votre motion : 50 points et 20 députés pour vous, comme pour une attaque. Vous avez { $points } points et { $mine } députés. Rejetée, la carte vous serait revenue.
censure-pledge = Comptez donc avant de voter, et parlez avant de compter : à la table, on peut prendre acte d’une promesse, de voter ainsi, d’épargner quelqu’un, de prêter. Elle n’engage personne, mais à la fin chacun voit qui a tenu les siennes.

army-why = Robot 2 veut gouverner avec Robot 4 : { $b2 } et { $b4 } voix, plus de la moitié. Votre vote n’y changera rien. Mais vous tenez une pression de l’armée.
army-vote = Votez non tout de même.
army-vote-else = Les règles le permettent. Mais ici, vous êtes contre : votez non.
army-cancel = Adopté. On vous demande à présent : laisser le vote, ou appeler l’armée. Annulez le vote.
army-cancel-else = Vous pouvez le laisser. Mais voyez ce que fait l’armée : annulez le vote.
army-done = Seule une pression de l’armée en arrête une autre, et personne n’en avait. Le vote est nul, et Robot 2 perd sa carte Premier ministre ; avec une seconde, il aurait pu réessayer aussitôt.
army-uses = À votre tour, l’armée peut davantage : vous faire entrer au gouvernement sans invitation, le renverser, ou vous mettre au pouvoir sans majorité, exposée avec un Premier ministre. Il n’y a que quatre de ces cartes : la menace vaut souvent mieux que la carte.

news-paper = Le journal d’aujourd’hui a une nouvelle : une élection partielle. Qui la tire prend 10 députés au plus grand des autres partis. Vous en avez maintenant { $mine }, Robot 4 en a { $b4 }. Près de la moitié des journaux sont vides ; les autres aident, nuisent, ou changent la donne.
news-two = Avant de tirer, vous pouvez vous défaire d’une carte : vous en tirez alors deux. Le non-lieu vous sert peu : défaussez-le.
news-two-else = Les règles le permettent. Mais voyez ce que rapporte une défausse : défaites-vous du non-lieu.
news-poll = Un Premier ministre et une pression de l’armée : bel échange. Sans gouvernement, on peut aussi attaquer les partis. Jouez le sondage désastreux contre Robot 2.
news-poll-else = Les règles le permettent. Mais essayez le sondage désastreux contre Robot 2.
news-promise = 10 députés passent chez vous, et vous marquez 15 points. Vous avez { $mine } députés : au pouvoir, ils rapportent à chaque tour de table.
news-end = La partie finit dès que quelqu’un a { $target } points, ou après le tour de table { $rounds }. Après le tour de table { $mid }, les plaques sont redistribuées à tous, et une fois par partie un Premier ministre peut dissoudre l’Assemblée : beaucoup de députés un soir, peu le lendemain.
news-go = Gouvernez quand vous le pouvez, et renversez qui gouverne trop bien. Qui mène est la cible de tous ; la deuxième place est une bonne place jusqu’aux derniers tours. À présent, jouez une vraie partie.
