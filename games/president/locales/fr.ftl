# Ce qu’on cherche, en une ligne, à la première partie
game-goal = Faites-vous élire, par la majorité des voix ou par le plus grand nombre à la fin.

# Ce dont parlent les phrases
votes = { $votes } voix
votes-millions = { $votes } de voix
star = une étoile
two-stars = deux étoiles

# Ce que peut faire un joueur
action-join = Jouer sous l’étiquette { $party }
action-roll = Lancer les dés
action-take = Prendre { $territory }, { $votes }
action-challenge = Lancer un défi pour { $territory }, { $votes }
action-fortify = Rendre { $territory } indéfiable
action-draw = Tirer une carte Campagne
action-pick = { $leaving ->
        [0] Choisir { $territory }, { $votes } : le compte y est
       *[other] Choisir { $territory }, { $votes } ; reste à trouver { $leaving }
    }
action-fewest = Choisir pour moi : le moins de territoires possible
action-most = Choisir pour moi : le plus de territoires possible
action-by-lot = S’en remettre au sort
action-hide = J’ai assez vu
action-choose = Réponse { $place }
action-number = Répondre : { $number }
action-point = Désigner { $territory }
action-point-at = Désigner le lieu situé à { $place }
action-words = Répondre : « { $text } »
action-perform = J’ai terminé : place au vote
action-give-up = Abandonner le défi
action-attempt = Tenter le défi
action-vote-yes = Voter : réussi
action-vote-no = Voter : manqué
action-vote-abstain = S’abstenir
action-card = Encore une carte
action-stand = En rester là
action-name = Nommer { $seat } { $office }
action-proclaim = Annoncer le gouvernement

office-prime-minister = à Matignon
office-economy = à l’Économie
office-interior = à l’Intérieur
office-justice = à la Justice
office-foreign-affairs = aux Affaires étrangères
office-education = à l’Éducation
office-culture = à la Culture

# Ce qui s’est passé
event-starter = { $lot ->
        [1] { $seat } commence, par tirage au sort.
       *[other] { $seat } commence.
    }
    .you-seat = { $lot ->
            [1] Vous commencez, par tirage au sort.
           *[other] Vous commencez.
        }
event-joined = { $seat } joue sous l’étiquette { $party }.
    .you-seat = Vous jouez sous l’étiquette { $party }.
event-played = { $bot ->
        [1] Un robot joue désormais à la place de { $seat }.
       *[other] Une personne joue désormais à la place de { $seat }.
    }
    .you-seat = { $bot ->
            [1] Un robot joue désormais à votre place.
           *[other] Une personne joue désormais à votre place.
        }
event-rolled = { $seat } fait { $dice }.
    .you-seat = Vous faites { $dice }.
event-lost-unassailable = Tout ce que les dés offrent à { $seat } est indéfiable et à d’autres : l’étape est perdue.
    .you-seat = Tout ce que les dés vous offrent est indéfiable et à d’autres : l’étape est perdue.
event-lost-stake = { $seat } a trop peu de voix en jeu pour défier qui que ce soit : l’étape est perdue.
    .you-seat = Vous avez trop peu de voix en jeu pour défier qui que ce soit : l’étape est perdue.
event-took = { $ally ->
        [1] { $seat } prend { $territory } au profit de { $holder } : { $votes }.
       *[other] { $seat } prend { $territory } : { $votes }.
    }
    .you-seat = { $ally ->
            [1] Vous prenez { $territory } au profit de { $holder } : { $votes }.
           *[other] Vous prenez { $territory } : { $votes }.
        }
    .you-holder = { $ally ->
            [1] { $seat } prend { $territory } à votre profit : { $votes }.
           *[other] { $seat } prend { $territory } : { $votes }.
        }
event-fortified = { $seat } rend { $territory } indéfiable.
    .you-seat = Vous rendez { $territory } indéfiable.
event-challenged = { $seat } défie { $holder } pour { $territory }, { $votes }.
    .you-seat = Vous défiez { $holder } pour { $territory }, { $votes }.
    .you-holder = { $seat } vous défie pour { $territory }, { $votes }.
event-left-out = La carte « { $card } » est écartée : personne ici ne pourrait en juger équitablement.
event-read = { $seat } lit « { $card } » : { $text }
    .you-seat = Vous lisez « { $card } » : { $text }
event-hidden = C’est caché ; on attend la réponse de { $seat }.
    .you-seat = C’est caché ; on attend votre réponse.
event-answered-right = { $seat } répond « { $answer } », et c’est juste.
    .you-seat = Vous répondez « { $answer } », et c’est juste.
event-answered-wrong = { $seat } répond « { $answer } », et c’est faux. Il fallait dire : { $solution }.
    .you-seat = Vous répondez « { $answer } », et c’est faux. Il fallait dire : { $solution }.
event-explained-right = { $seat } écrit « { $answer } », sans mot interdit.
    .you-seat = Vous écrivez « { $answer } », sans mot interdit.
event-explained-wrong = { $seat } écrit « { $answer } », où se trouve un mot interdit.
    .you-seat = Vous écrivez « { $answer } », où se trouve un mot interdit.
event-explained-barred = { $seat } écrit « { $answer } » : { $count ->
        [one] « { $faults } » est interdit.
       *[other] { $faults } sont interdits.
    }
    .you-seat = Vous écrivez « { $answer } » : { $count ->
            [one] « { $faults } » est interdit.
           *[other] { $faults } sont interdits.
        }
event-explained = { $seat } écrit « { $answer } ». Il n’y a là aucun mot interdit, et le vote est ouvert.
    .you-seat = Vous écrivez « { $answer } ». Il n’y a là aucun mot interdit, et le vote est ouvert.
event-named-wrong = { $seat } répond « { $answer } », avec { $count } noms qui n’ont rien à y faire : { $faults }. Il fallait dire : { $solution }.
    .you-seat = Vous répondez « { $answer } », avec { $count } noms qui n’ont rien à y faire : { $faults }. Il fallait dire : { $solution }.
event-attempted = { $right ->
        [1] { $seat } réussit « { $card } ».
       *[other] { $seat } échoue à « { $card } ».
    }
    .you-seat = { $right ->
            [1] Vous réussissez « { $card } ».
           *[other] Vous échouez à « { $card } ».
        }
event-gave-up = { $seat } ne relève pas le défi.
    .you-seat = Vous ne relevez pas le défi.
event-gave-up-solution = { $seat } ne relève pas le défi. Il fallait dire : { $solution }.
    .you-seat = Vous ne relevez pas le défi. Il fallait dire : { $solution }.
event-performed = { $seat } a terminé ; le vote est ouvert.
    .you-seat = Vous avez terminé ; le vote est ouvert.
event-voted = Vote de { $seat } : { $ballot }.
    .you-seat = Votre vote : { $ballot }.
ballot-yes = réussi
ballot-no = manqué
ballot-abstain = abstention
event-counted = { $passed ->
        [1] C’est réussi
       *[other] C’est manqué
    } : { $yes } pour, { $no } contre, { $abstain ->
        [one] { $abstain } abstention
       *[other] { $abstain } abstentions
    }.
event-dealt = Vingt-et-un : { $challenger } pour le défieur, { $challenged } pour le défié.
event-card = { $seat } tire { $card } : { $total } en tout.
    .you-seat = Vous tirez { $card } : { $total } en tout.
event-stood = { $seat } en reste à { $total }.
    .you-seat = Vous en restez à { $total }.
event-won = { $ally ->
        [1] { $seat } remporte le défi : { $territory } passe de { $from } à { $holder }, avec { $votes }.
       *[other] { $seat } remporte le défi et prend { $territory } à { $from }, avec { $votes }.
    }
    .you-seat = { $ally ->
            [1] Vous remportez le défi : { $territory } passe de { $from } à { $holder }, avec { $votes }.
           *[other] Vous remportez le défi et prenez { $territory } à { $from }, avec { $votes }.
        }
    .you-from = { $ally ->
            [1] { $seat } remporte le défi : { $territory } passe de vous à { $holder }, avec { $votes }.
           *[other] { $seat } remporte le défi et vous prend { $territory }, avec { $votes }.
        }
    .you-holder = { $ally ->
            [1] { $seat } remporte le défi : { $territory } passe de { $from } à vous, avec { $votes }.
           *[other] { $seat } remporte le défi et prend { $territory } à { $from }, avec { $votes }.
        }
event-failed = { $seat } perd le défi. { $territory } reste à { $holder } et devient indéfiable ; des territoires d’une valeur de { $votes } sont saisis en retour.
    .you-seat = Vous perdez le défi. { $territory } reste à { $holder } et devient indéfiable ; des territoires d’une valeur de { $votes } sont saisis en retour.
    .you-holder = { $seat } perd le défi. { $territory } vous reste et devient indéfiable ; des territoires d’une valeur de { $votes } sont saisis en retour.
event-campaign = { $credit ->
        [1] { $seat } tire « { $card } » : { $votes } à encaisser.
       *[other] { $seat } tire « { $card } » : { $votes } à rendre.
    } { $text }
    .you-seat = { $credit ->
            [1] Vous tirez « { $card } » : { $votes } à encaisser.
           *[other] Vous tirez « { $card } » : { $votes } à rendre.
        } { $text }
event-set-off = { $left ->
        [0] Le crédit solde une dette de { $seat } : { $votes }.
       *[other] Le crédit réduit de { $votes } une dette de { $seat } ; restent dues { $left } voix.
    }
    .you-seat = { $left ->
            [0] Le crédit solde une dette à vous : { $votes }.
           *[other] Le crédit réduit de { $votes } une dette à vous ; restent dues { $left } voix.
        }
event-owes = { $enough ->
        [1] Aucune combinaison des territoires de { $seat } ne donne ce que coûte « { $card } », ni 100 000 voix de plus : la carte reste en dette.
       *[other] { $seat } ne peut pas payer « { $card } » et garde la carte comme dette.
    }
    .you-seat = { $enough ->
            [1] Aucune combinaison de vos territoires ne donne ce que coûte « { $card } », ni 100 000 voix de plus : la carte reste en dette.
           *[other] Vous ne pouvez pas payer « { $card } » et gardez la carte comme dette.
        }
event-due = { $seat } a désormais de quoi payer : une dette de { $votes } est exigible.
    .you-seat = Vous avez désormais de quoi payer : une dette de { $votes } est exigible.
event-void = La dette de { $seat }, « { $card } », est annulée.
    .you-seat = Votre dette, « { $card } », est annulée.
event-rounded = { $to ->
        [0] Aucune combinaison de territoires ne donne { $from }, ni rien au-dessous : rien ne change de main.
       *[other] Aucune combinaison de territoires ne donne { $from } : ce sera { $to }.
    }
event-all-credit = Plus rien d’autre n’est vacant : { $to } prend tout, { $territories }, { $votes }.
    .you-to = Plus rien d’autre n’est vacant : vous prenez tout, { $territories }, { $votes }.
event-all-paid = { $from } rend tout ce qui peut se perdre : { $territories }, { $votes }.
    .you-from = Vous rendez tout ce qui peut se perdre : { $territories }, { $votes }.
event-all-seizure = { $from } perd au profit de { $to } tout ce qui peut se perdre : { $count ->
        [0] rien
       *[other] { $territories }
    }, { $votes }.
    .you-from = Vous perdez au profit de { $to } tout ce qui peut se perdre : { $count ->
            [0] rien
           *[other] { $territories }
        }, { $votes }.
    .you-to = { $from } perd à votre profit tout ce qui peut se perdre : { $count ->
            [0] rien
           *[other] { $territories }
        }, { $votes }.
event-picked-credit = { $to } gagne { $territories } : { $votes }.
    .you-to = Vous gagnez { $territories } : { $votes }.
event-picked-cost = { $from } rend { $territories } : { $votes }.
    .you-from = Vous rendez { $territories } : { $votes }.
event-picked-debt = { $from } paie avec { $territories } : { $votes }.
    .you-from = Vous payez avec { $territories } : { $votes }.
event-picked-seizure = { $to } saisit { $territories } chez { $from } : { $votes }.
    .you-to = Vous saisissez { $territories } chez { $from } : { $votes }.
    .you-from = { $to } vous saisit { $territories } : { $votes }.
event-announced = { $exact ->
        [1] { $seat } atteint { $mark } !
       *[other] { $seat } dépasse { $mark } : { $votes } désormais !
    }
    .you-seat = { $exact ->
            [1] Vous atteignez { $mark } !
           *[other] { $seat } dépasse { $mark } : { $votes } désormais !
        }
event-round-over = { $round ->
        [1] Le premier tour
       *[other] Le second tour
    } est fini : { $limit ->
        [1] le nombre de tours de jeu est atteint.
       *[other] tous les territoires sont pris.
    }
event-lots = À égalité de voix et de territoires ; le sort donne cet ordre : { $seats }.
    .you-seats = À égalité de voix et de territoires ; le sort donne cet ordre : { $seats }.
event-run-off = Le second tour commence : { $first } contre { $second }.
    .banner = Second tour
    .you-first = Le second tour commence : { $first } contre { $second }.
    .you-second = Le second tour commence : { $first } contre { $second }.
event-elected = { $seat } accède à la présidence { $how }, avec { $votes }.
    .you-seat = Vous accédez à la présidence { $how }, avec { $votes }.
event-elected-shared = { $seats } sont à égalité avec { $votes } et se partagent la présidence { $how } : c’est la cohabitation.
    .you-seats = { $seats } êtes à égalité avec { $votes } et vous partagez la présidence { $how } : c’est la cohabitation.
ending-majority = à la majorité absolue
ending-count = à la majorité relative
ending-run-off = au second tour
event-named = { $by } nomme { $seat } { $office }.
    .you-by = Vous nommez { $seat } { $office }.
    .you-seat = { $by } vous nomme { $office }.
event-proclaimed = Le gouvernement de { $seat } est au complet.
    .banner = Le gouvernement est au complet
    .you-seat = Votre gouvernement est au complet.

# La table telle qu’elle est
view-join = { $seat } choisit un parti.
    .you-seat = Choisissez un parti.
view-roll = { $seat } doit lancer les dés.
    .you-seat = Vous devez lancer les dés.
view-use = { $seat } a fait { $dice }, ce qui offre { $territories }.
    .you-seat = Vous avez fait { $dice }, ce qui vous offre { $territories }.
view-credit = { $seat } encaisse des territoires vacants d’une valeur de { $target } ; il en reste { $left } à trouver.
    .you-seat = Encaissez des territoires vacants d’une valeur de { $target } ; il en reste { $left } à trouver.
view-cost = { $seat } rend des territoires de { $from } d’une valeur de { $target } ; il en reste { $left } à trouver.
    .you-seat = Rendez des territoires de { $from } d’une valeur de { $target } ; il en reste { $left } à trouver.
    .you-from = { $seat } rend de vos territoires d’une valeur de { $target } ; il en reste { $left } à trouver.
    .you-seat-from = Rendez des territoires d’une valeur de { $target } ; il en reste { $left } à trouver.
view-debt-due = { $seat } paie une dette avec des territoires d’une valeur de { $target } ; il en reste { $left } à trouver.
    .you-seat = Payez une dette avec des territoires d’une valeur de { $target } ; il en reste { $left } à trouver.
view-seizure = { $seat } choisit des territoires de { $from } d’une valeur de { $target } ; il en reste { $left } à trouver.
    .you-seat = Choisissez des territoires de { $from } d’une valeur de { $target } ; il en reste { $left } à trouver.
    .you-from = { $seat } choisit de vos territoires d’une valeur de { $target } ; il en reste { $left } à trouver.
view-look = { $seat } regarde ce qu’il faudra retenir.
    .you-seat = Regardez ce qu’il faudra retenir.
view-answer = { $seat } doit répondre ou jouer la carte.
    .you-seat = Vous devez répondre ou jouer la carte.
view-ballot = Le vote est ouvert à { $seats }.
    .you-seats = Le vote est ouvert à { $seats }.
view-hand = { $seat } tire une carte, ou en reste là.
    .you-seat = Tirez une carte, ou restez-en là.
view-government = { $seat } a gagné et peut nommer un gouvernement.
    .you-seat = Vous avez gagné et pouvez nommer un gouvernement.
view-over = La partie est finie. À la présidence : { $seats }.
    .you-seats = La partie est finie. À la présidence : { $seats }.
view-campaign = { $credit ->
        [1] La carte ouverte rapporte { $votes }
       *[other] La carte ouverte coûte { $votes }
    } : « { $card } ». { $text }
view-round-two = C’est le second tour, entre { $seats }.
    .you-seats = C’est le second tour, entre { $seats }.
view-player = { $seat }, { $party } ({ $letters }), { $count ->
        [0] n’a aucun territoire.
        [one] a { $votes } dans { $count } { $firm ->
            [0] territoire.
           *[other] territoire indéfiable.
        }
       *[other] a { $votes } dans { $count } territoires, dont { $firm ->
            [0] aucun indéfiable
            [one] { $firm } indéfiable
           *[other] { $firm } indéfiables
        }.
    }
    .you-seat = Vous, { $party } ({ $letters }), { $count ->
            [0] n’avez aucun territoire.
            [one] avez { $votes } dans { $count } { $firm ->
                [0] territoire.
               *[other] territoire indéfiable.
            }
           *[other] avez { $votes } dans { $count } territoires, dont { $firm ->
                [0] aucun indéfiable
                [one] { $firm } indéfiable
               *[other] { $firm } indéfiables
            }.
        }
view-ally = { $seat } joue pour { $head }.
    .you-seat = Vous jouez pour { $head }.
    .you-head = { $seat } joue pour vous.
view-vacant = { $count ->
        [0] Il n’y a plus de territoire vacant.
        [one] { $count } territoire est vacant et vaut { $votes }.
       *[other] { $count } territoires sont vacants et valent { $votes }.
    }
view-debt = { $seat } doit { $votes }.
    .you-seat = Vous devez { $votes }.
view-regions = La carte par région : qui tient quels codes, avec leur valeur en millions de voix ; – vacant, * indéfiable.
view-region = { $region } : { $held }
view-overseas = Outre-mer : { $held }
view-challenge = { $seat } a défié { $holder } pour { $territory }, { $votes }.
    .you-seat = Vous avez défié { $holder } pour { $territory }, { $votes }.
    .you-holder = { $seat } vous a défié pour { $territory }, { $votes }.
view-challenge-covered = { $seat } a défié { $holder }.
    .you-seat = Vous avez défié { $holder }.
    .you-holder = { $seat } vous a défié.
view-covered = La carte de France est couverte tant que cette carte Défi est ouverte : ni noms, ni numéros, ni valeurs.
view-cards = { $seat } a en main { $cards } : { $total }.
    .you-seat = Vous avez en main { $cards } : { $total }.
view-question = La carte est « { $card } », en { $seconds } secondes : { $text }
view-choice = Réponse { $place } : { $answer }.
view-items = À retenir dans cet ordre : { $items }.
view-recall = La réponse redonne le tout dans l’ordre, séparé par des virgules ou des espaces.
view-names = La réponse est une liste de noms séparés par des virgules ; les accents et les petites fautes ne comptent pas.
view-names-wrong = { $count ->
        [0] Un nom qui n’a rien à y faire, et le défi est perdu.
        [one] Un nom qui n’a rien à y faire est pardonné ; au deuxième, le défi est perdu.
       *[other] { $count } noms qui n’ont rien à y faire sont pardonnés ; un de plus, et le défi est perdu.
    }
view-debate = { $seat } parle pour et { $holder } contre, chacun la moitié du temps. Le vote dit qui a été le meilleur : « réussi », c’est { $seat }.
    .you-seat = Vous parlez pour et { $holder } contre, chacun la moitié du temps. Le vote dit qui a été le meilleur : « réussi », c’est vous.
    .you-holder = { $seat } parle pour et vous contre, chacun la moitié du temps. Le vote dit qui a été le meilleur : « réussi », c’est { $seat }.
view-estimate = La réponse se compte en { $unit } ; à { $percent } % près, c’est juste.
view-forbidden = Le mot est « { $word } » ; sont interdits { $list }. Il faut au moins { $need } mots.
view-forbidden-forms = Les mots de la même famille sont interdits aussi. Sans aucun d’eux, l’explication est mise aux voix.

# Pourquoi pas
refusal-not-seated = Seuls jouent ceux qui sont assis à cette table.
refusal-over = La partie est finie.
refusal-not-asked = C’est à quelqu’un d’autre de décider.
refusal-voted = Votre bulletin est déjà dans l’urne.
refusal-no-vote = Vous ne votez pas sur cette prestation.
refusal-join-first = Choisissez d’abord un parti.
refusal-joined = Les partis se choisissent avant le premier lancer.
refusal-party-taken = Quelqu’un d’autre joue sous l’étiquette { $party }.
refusal-roll-first = Lancez d’abord les dés.
refusal-rolled = On lance les dés une fois par tour.
refusal-not-named = Les dés n’offrent pas { $territory }.
refusal-not-vacant = { $territory } n’est pas vacant.
refusal-vacant-first = Les dés offrent un territoire vacant : il faut le prendre.
refusal-challenge-first = Les dés offrent un territoire adverse : il faut lancer un défi.
refusal-own = { $territory } est déjà à vous.
refusal-unassailable = { $territory } est indéfiable.
refusal-stake = { $territory } vaut { $votes }, plus que vous n’en avez en jeu.
refusal-not-own = { $territory } n’est pas à vous.
refusal-firm = { $territory } est déjà indéfiable.
refusal-use-first = Choisissez d’abord que faire des dés.
refusal-one-choice = Il n’y a qu’un choix ; nul besoin du sort.
refusal-no-lot = Cela ne se tire pas au sort.
refusal-leaving = Ce choix valait pour une autre somme : { $territory } ne laisserait pas { $rest }.
refusal-no-sum = Il n’y a pas de somme à composer.
refusal-credit-first = Encaissez d’abord les voix de la carte.
refusal-cost-first = Rendez d’abord ce que coûte la carte.
refusal-debt-first = Il faut d’abord payer la dette.
refusal-seizure-first = Choisissez d’abord ce que vous saisissez.
refusal-not-challengers = { $territory } n’appartient pas au défieur.
refusal-too-much = { $territory } vaut { $votes }, { $excess } de plus que ce qui reste à trouver.
refusal-dead-end = { $territory } laisserait { $rest }, qu’aucun ensemble de territoires ne fait.
refusal-look-first = Regardez d’abord ; ensuite c’est caché, et il faudra répondre.
refusal-hidden = C’est déjà caché.
refusal-answer-first = Répondez d’abord à la carte, ou abandonnez.
refusal-answer-kind = La carte demande un autre genre de réponse.
refusal-no-such-answer = La carte n’a pas de réponse { $place }.
refusal-answer-empty = Une réponse doit dire quelque chose.
refusal-answer-long = Une réponse compte 400 caractères au plus.
refusal-answer-unprintable = La réponse contient des caractères qui ne s’affichent pas.
refusal-answer-short = L’explication a trop peu de vrais mots, ou répète toujours les mêmes ; des lettres seules ne sont pas des mots.
refusal-no-challenge = Il n’y a pas de défi en cours.
refusal-perform = Cette carte se joue, on n’y répond pas.
refusal-not-voted-on = On répond à cette carte ; elle n’est pas mise aux voix.
refusal-typed = Personne ici n’est neutre : l’explication se donne par écrit.
refusal-bots-only = Seul un robot s’en remet à un tirage.
refusal-bot-draws = Pour un robot, c’est un tirage qui décide.
refusal-vote-first = Votez d’abord.
refusal-no-ballot = Il n’y a pas de vote.
refusal-hand-first = Tirez une carte, ou restez-en là.
refusal-no-hand = Personne ne joue au vingt-et-un en ce moment.
refusal-government-first = Nommez un gouvernement ou annoncez-le.
refusal-no-government = Personne ne nomme de gouvernement en ce moment.
refusal-not-an-ally = { $seat } ne fait pas partie de vos alliés.
    .you-seat = Vous ne faites pas partie de vos propres alliés.
refusal-has-office = { $seat } a déjà un poste.
    .you-seat = Vous avez déjà un poste.
refusal-office-taken = Quelqu’un est déjà nommé { $office }.
refusal-bot-already = Un robot joue déjà cette place.
refusal-person-already = Une personne joue déjà cette place.
refusal-announced = Un territoire annoncé ne se reprend pas.
refusal-read = Ce qui a été lu ne se reprend pas.

# Options
option-parties = Partis
option-parties-help = Le sort distribue-t-il les partis, ou les joueurs les choisissent-ils à tour de rôle ?
option-parties-lot = Tirés au sort
option-parties-chosen = Choisis par les joueurs
option-starter = Qui commence
option-starter-help = Le sort, ou la place qui porte ce numéro.
option-starter-lot = Tiré au sort
option-starter-1 = Place 1
option-starter-2 = Place 2
option-starter-3 = Place 3
option-starter-4 = Place 4
option-starter-5 = Place 5
option-starter-6 = Place 6
option-stake = Mise d’un défi
option-stake-help = Quelles voix permettent un défi ? Nul ne défie pour plus qu’il n’a, ni sans rien risquer.
option-stake-losable = Celles qui peuvent se perdre
option-stake-all = Toutes
option-rounding = Arrondi
option-rounding-help = Que faire quand aucun ensemble de territoires ne fait le montant ?
option-rounding-step_or_debt = Un pas de plus ; sinon une dette, ou pour un crédit la plus grande somme en dessous
option-rounding-climb = Monter jusqu’à ce que le compte soit possible
option-rounding-one_step = Un seul pas, sinon la plus grande somme en dessous
option-challenge = Défis
option-challenge-help = Ce qui décide d’un défi.
option-challenge-cards = Les cartes Défi
option-challenge-blackjack = Le vingt-et-un
option-partisan_performance = Prestations sans joueurs neutres
option-partisan_performance-help = Que deviennent les prestations et les mots interdits à deux joueurs et au second tour ?
option-partisan_performance-out = Ces cartes sont écartées
option-partisan_performance-table = Tous les joueurs votent
option-partisan_performance-opponent = L’adversaire en juge
option-pack = Cartes
option-pack-help = Les cartes du jeu, ou avec elles un paquet à soi.
option-pack-house = celles du jeu
option-debts_count = Dettes au décompte
option-debts_count-help = Déduit-on les dettes chaque fois que l’on compare les voix ?
option-debts_count-no = Non déduites
option-debts_count-yes = Déduites
option-majority_ends_round_two = Majorité au second tour
option-majority_ends_round_two-help = Une majorité absolue met-elle aussitôt fin au second tour ?
option-majority_ends_round_two-no = Le second tour continue
option-majority_ends_round_two-yes = Elle y met fin
option-tie = Égalité finale
option-tie-help = Que faire quand les deux ont autant de voix ?
option-tie-territories = Le plus de territoires l’emporte
option-tie-shared = La présidence est partagée
option-allies = Alliés
option-allies-help = Les alliés gagnent-ils et perdent-ils avec leur chef de file ?
option-allies-share = Ils partagent le résultat
option-allies-head_only = Seul le chef de file élu gagne
option-turn_limit = Limite de tours
option-turn_limit-help = Chacun des deux tours du scrutin prend fin après tant de tours de jeu, tous joueurs confondus et recomptés au second, sur les voix du moment ; 0 pour aucune limite.

# Trois façons de dresser la table
preset-quick = Chaque tour de scrutin s’arrête après 40 lancers, et la majorité absolue élit aussi au second.
preset-printed = Deux tours de scrutin, jusqu’au dernier territoire vacant.
preset-expert = Chacun choisit son parti, les dettes se déduisent, et seul le chef de file élu gagne.

# Le compte, à la fin
score-name = Voix
score-gap = { $count ->
        [1] d’une voix
        [2] de deux voix
        [3] de trois voix
        [4] de quatre voix
        [5] de cinq voix
        [6] de six voix
        [7] de sept voix
        [8] de huit voix
        [9] de neuf voix
        [10] de dix voix
       *[other] de { $count } voix
    }
