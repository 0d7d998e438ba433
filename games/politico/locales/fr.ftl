# Ce qu’on cherche, en une ligne, à la première partie
game-goal = Ayez le plus de points à la fin ; gouverner en rapporte à chaque tour de table.

# Options
option-extra_plates = Plaques supplémentaires
option-extra_plates-help = Quand il y a peu de joueurs et peu de députés, on distribue d’autres plaques, par tours complets ou une à une.
option-extra_plates-rounds = par tours complets
option-extra_plates-singly = une à une
option-discards = Cartes utilisées
option-discards-help = Les cartes utilisées forment une pile, mélangée quand le talon est vide, ou vont aussitôt sous le talon.
option-discards-pile = en pile
option-discards-bottom = sous le talon
option-hand_limit = Limite de la main
option-hand_limit-help = Combien de cartes on garde à la fin de son tour.
option-hand_limit-none = aucune
option-hand_limit-10 = 10 cartes
option-ballot = Scrutins
option-ballot-help = Avec le résultat, montre-t-on qui a voté quoi, ou seulement les totaux ?
option-ballot-open = publics
option-ballot-secret = secrets
option-lent_card = Carte prêtée
option-lent_card-help = Une défense prêtée est dépensée, ou reste dans la main de l’attaqué.
option-lent_card-spent = dépensée
option-lent_card-kept = reste à l’attaqué
option-lender = Récompense du prêteur
option-lender-help = Députés que le joueur secouru donne à qui a prêté la carte.
option-lender-10 = 10 députés
option-lender-0 = rien
option-parry = Récompense d’une parade
option-parry-help = Points que perd l’attaquant et que gagne le défenseur quand une attaque est parée.
option-parry-10 = 10 points
option-parry-0 = rien
option-army_parries = L’armée comme parade
option-army_parries-help = L’attaqué peut-il opposer la pression de l’armée à une attaque ?
option-army_parries-yes = permise
option-army_parries-no = interdite
option-army_fall = Chute par l’armée
option-army_fall-help = Un gouvernement renversé par l’armée perd-il points et députés comme par une attaque ?
option-army_fall-as_attack = comme par une attaque
option-army_fall-no_points = sans points
option-late_members = Membres tardifs
option-late_members-help = Les membres entrés entre-temps marquent-ils avec les autres, ou seulement la fois suivante ?
option-late_members-score = marquent aussitôt
option-late_members-wait = attendent un tour
option-points_floor = Plancher des points
option-points_floor-help = Les points peuvent-ils descendre sous zéro ?
option-points_floor-none = peuvent être négatifs
option-points_floor-0 = jamais sous 0
option-length = Durée de la partie
option-length-help = La partie finit après un nombre de tours de table, ou à l’horloge.
option-length-rounds = en tours de table
option-length-clock = à l’horloge
option-rounds = Tours de table (partie en tours)
option-rounds-help = Combien de tours dure la partie ; les élections intermédiaires viennent aux six dixièmes.
option-minutes = Minutes (partie à l’horloge)
option-minutes-help = Combien de temps dure la partie si l’horloge décide ; les élections intermédiaires viennent aux six dixièmes.
option-target = Points pour gagner
option-target-help = La partie finit dès que quelqu’un a autant de points.
option-parties = Noms des partis
option-parties-help = Comment s’appellent les partis, et les emblèmes de leurs étendards ; rien d’autre n’en dépend.
option-parties-things = des choses
option-parties-instruments = des instruments
option-disputes = Litiges
option-disputes-help = Les joueurs peuvent-ils demander un vote pour faire reprendre une action ? Entre robots seuls, jamais.
option-disputes-off = non
option-disputes-on = oui
option-providential_as_pm = L’homme providentiel comme Premier ministre
option-providential_as_pm-help = Le gouvernement qu’il forme par un vote, hors de ses deux cas, est-il protégé ?
option-providential_as_pm-ordinary = carte ordinaire
option-providential_as_pm-protected = protégé
option-dissolution = Gouvernement à la dissolution
option-dissolution-help = Le gouvernement reste-t-il quand son Premier ministre dissout l’Assemblée ?
option-dissolution-stays = reste
option-dissolution-ends = prend fin

# Ce qu’on peut faire
action-begin = Commencer votre tour
action-draw = Tirer une carte
action-discard-for-two = Se défausser ({ $card }) et tirer deux cartes
action-pass = Passer
action-form = Former un gouvernement avec la carte { $card }{ $union ->
        [1] {""} et l’union nationale
       *[0] {""}
    }{ $army ->
        [1] {""}, appuyé par l’armée
       *[0] {""}
    }
action-providential = Devenir Premier ministre en homme providentiel
action-invite = Inviter au gouvernement : { $seat }
action-present = Présenter le gouvernement
action-withdraw = Renoncer à former un gouvernement
action-accept = Accepter
action-decline = Décliner
action-decline-attempt = Ne pas former de gouvernement
action-decline-invitation = Décliner l’invitation
action-decline-cancel = Laisser le vote tel quel
action-decline-counter = Ne pas contrer l’armée
action-decline-parry = Ne pas parer
action-decline-help = N’offrir aucune défense
action-decline-offers = Refuser toutes les offres
action-decline-recruit = Ne recruter personne
action-decline-dispute = Laisser passer la dernière action
action-attack = Attaquer { $seat } : { $card }
action-censure = Déposer une motion de censure
action-enter = Entrer au gouvernement par l’armée
action-topple = Renverser le gouvernement par l’armée
action-union = Décréter l’union nationale
action-leave = Quitter le gouvernement
action-expel = Expulser du gouvernement : { $seat }
action-recruit = Proposer d’entrer au gouvernement : { $seat }
action-dissolve = Dissoudre l’Assemblée
action-resign = Démissionner de la tête du gouvernement
action-propose = Proposer de changer la règle : { $option } : { $value }
action-propose-target = Proposer de changer la règle : { $points } points pour gagner
action-vote-yes = Voter oui
action-vote-no = Voter non
action-abstain = S’abstenir
action-parry = Parer : { $card }
action-offer = Offrir : { $card }
action-take = Accepter la carte offerte par { $seat }
action-counter = Jouer la pression de l’armée
action-discard = Se défausser : { $card }
action-pass-on = Passer à gauche : { $card }
action-lose = N’expulser personne et perdre { $points } points
action-by-lot = S’en remettre au sort
action-dispute = Contester la dernière action
action-pledge = Promettre { $aloud ->
        [1] tout haut
       *[0] tout bas
    } à { $to } { $matter }, jusqu’au tour { $until } compris
promise-kind-vote-yes = un oui au prochain vote à son sujet
    .you-to = un oui au prochain vote à votre sujet
promise-kind-vote-no = un non au prochain vote à son sujet
    .you-to = un non au prochain vote à votre sujet
promise-kind-spare = de ne pas l’attaquer
    .you-to = de ne pas vous attaquer
promise-kind-lend = une défense en cas de besoin
    .you-to = une défense en cas de besoin

# Ce qui s’est passé
event-elected = L’Assemblée est élue. Députés : { $deputies }.
event-elected-dissolution = L’Assemblée est dissoute et réélue. Députés : { $deputies }.
    .banner = L’Assemblée est dissoute
event-elected-mid-term = Élections intermédiaires. Députés : { $deputies }.
    .banner = Élections intermédiaires
elected = { $count } pour { $seat }
    .you-seat = { $count } pour vous
event-starter = { $seat } a le moins de députés et commence.
    .you-seat = Vous avez le moins de députés et commencez.
event-dealt = { $seat } reçoit six cartes.
    .you-seat = Vous recevez six cartes.
event-dealt-cards = { $seat } reçoit en main : { $cards }.
    .you-seat = Vous recevez en main : { $cards }.
event-turn = Tour { $round } : c’est à { $seat } de jouer.
    .you-seat = Tour { $round } : c’est à vous de jouer.
event-news = « { $title } ». { $text }
event-points = { $seat } gagne { $change ->
        [one] { $change } point
       *[other] { $change } points
    } et en a { $total }.
    .you-seat = Vous gagnez { $change ->
            [one] { $change } point
           *[other] { $change } points
        } et en avez { $total }.
event-points-lost = { $seat } perd { $change ->
        [one] { $change } point
       *[other] { $change } points
    } et en a { $total }.
    .you-seat = Vous perdez { $change ->
            [one] { $change } point
           *[other] { $change } points
        } et en avez { $total }.
event-deputies = { $seat } cède { $count ->
        [one] { $count } député
       *[other] { $count } députés
    } à { $to }.
    .you-seat = Vous cédez { $count ->
            [one] { $count } député
           *[other] { $count } députés
        } à { $to }.
    .you-to = { $seat } vous cède { $count ->
            [one] { $count } député
           *[other] { $count } députés
        }.
event-drew = { $seat } tire une carte.
    .you-seat = Vous tirez une carte.
event-drew-card = { $seat } tire une carte : { $card }.
    .you-seat = Vous tirez une carte : { $card }.
event-nothing-to-draw = Il ne reste aucune carte à tirer pour { $seat }.
    .you-seat = Il ne vous reste aucune carte à tirer.
event-shuffled = Les cartes utilisées sont mélangées en un nouveau talon.
event-discarded = { $seat } se défausse : { $card }.
    .you-seat = Vous vous défaussez : { $card }.
event-passed-turn = { $seat } passe.
    .you-seat = Vous passez.
event-candidate = { $seat } expose la carte { $card }{ $union ->
        [1] {""} avec l’union nationale
       *[0] {""}
    }{ $army ->
        [1] {""}, appuyée par l’armée,
       *[0] {""}
    } pour former un gouvernement.
    .you-seat = Vous exposez la carte { $card }{ $union ->
            [1] {""} avec l’union nationale
           *[0] {""}
        }{ $army ->
            [1] {""}, appuyée par l’armée,
           *[0] {""}
        } pour former un gouvernement.
event-saviour = { $seat } joue l’homme providentiel et se passe de vote.
    .you-seat = Vous jouez l’homme providentiel et vous passez de vote.
event-invited = { $by } invite { $seat } au gouvernement.
    .you-by = Vous invitez { $seat } au gouvernement.
    .you-seat = { $by } vous invite au gouvernement.
event-accepted = { $seat } accepte.
    .you-seat = Vous acceptez.
event-declined = { $seat } décline.
    .you-seat = Vous déclinez.
event-withdrew = { $seat } renonce à former un gouvernement.
    .you-seat = Vous renoncez à former un gouvernement.
event-ballot = { $second ->
        [1] Égalité : second vote, par députés, sur { $about } (demandé par { $seat }).
       *[0] Tous votent sur { $about } (vote demandé par { $seat }).
    }
    .you-seat = { $second ->
            [1] Égalité : second vote, par députés, sur { $about } (à votre demande).
           *[0] Tous votent sur { $about } (à votre demande).
        }
about-investiture = l’investiture
about-censure = la motion de censure
about-confidence = la confiance au gouvernement
about-amendment = un changement de la règle
about-dispute = la reprise de la dernière action
event-voted = { $seat } a voté.
    .you-seat = Vous avez voté.
event-voted-how = { $seat } vote : { $vote }.
    .you-seat = Vous votez : { $vote }.
vote-yes = oui
vote-no = non
vote-abstain = abstention
event-carried = Adopté par { $yes } voix contre { $no }.{ $open ->
        [1] {""} { $papers }
       *[0] {""}
    }
event-refused-by-nobody = Rejeté : aucune voix exprimée.{ $open ->
        [1] {""} { $papers }
       *[0] {""}
    }
event-refused = Rejeté par { $no } voix contre { $yes }.{ $open ->
        [1] {""} { $papers }
       *[0] {""}
    }
event-confidence-kept = Le gouvernement garde la confiance de l’Assemblée : { $yes } pour, { $no } contre.{ $open ->
        [1] {""} { $papers }
       *[0] {""}
    }
event-confidence-lost = Le gouvernement perd la confiance de l’Assemblée : { $yes } pour, { $no } contre.{ $open ->
        [1] {""} { $papers }
       *[0] {""}
    }
ballot-papers = Pour : { $fors ->
        [0] personne
       *[other] { $for }
    } ; contre : { $againsts ->
        [0] personne
       *[other] { $against }
    } ; abstentions : { $abstained }.
    .you-for = Pour : { $fors ->
            [0] personne
           *[other] { $for }
        } ; contre : { $againsts ->
            [0] personne
           *[other] { $against }
        } ; abstentions : { $abstained }.
    .you-against = Pour : { $fors ->
            [0] personne
           *[other] { $for }
        } ; contre : { $againsts ->
            [0] personne
           *[other] { $against }
        } ; abstentions : { $abstained }.
event-took-back = { $seat } reprend en main : { $card }.
    .you-seat = Vous reprenez en main : { $card }.
event-formed = { $seat } forme un gouvernement avec { $members }{ $saviour ->
        [1] {""}, protégé pendant deux tours de table
       *[0] {""}
    }.
    .you-seat = Vous formez un gouvernement avec { $members }{ $saviour ->
            [1] {""}, protégé pendant deux tours de table
           *[0] {""}
        }.
    .you-members = { $seat } forme un gouvernement avec { $members }{ $saviour ->
            [1] {""}, protégé pendant deux tours de table
           *[0] {""}
        }.
event-formed-alone = { $seat } forme un gouvernement sans alliés{ $saviour ->
        [1] {""}, protégé pendant deux tours de table
       *[0] {""}
    }.
    .you-seat = Vous formez un gouvernement sans alliés{ $saviour ->
            [1] {""}, protégé pendant deux tours de table
           *[0] {""}
        }.
event-army = { $seat } joue la pression de l’armée { $purpose }.
    .you-seat = Vous jouez la pression de l’armée { $purpose }.
event-army-counters = { $seat } contre par la pression de l’armée.
    .you-seat = Vous contrez par la pression de l’armée.
event-army-holds = L’armée obtient gain de cause : on l’avait appelée { $purpose }.
event-army-fails = L’armée recule : on l’avait appelée { $purpose }.
purpose-enter = pour entrer au gouvernement
purpose-topple = pour renverser le gouvernement
purpose-form = pour former un gouvernement sans vote
purpose-cancel = pour annuler le vote
purpose-parry = pour parer l’attaque
event-may-form = { $seat } peut tenter aussitôt de former un gouvernement.
    .you-seat = Vous pouvez tenter aussitôt de former un gouvernement.
event-attack = { $seat } attaque { $target } : { $card }.
    .you-seat = Vous attaquez { $target } : { $card }.
    .you-target = { $seat } vous attaque : { $card }.
event-answered = Votre réponse est sous pli fermé.
event-answered-no = Vous passez, sous pli fermé.
event-answered-card = Votre réponse, sous pli fermé : { $card }.
event-answered-take = Votre réponse, sous pli fermé : la carte offerte par { $lender }.
event-parried = { $seat } pare : { $card }.
    .you-seat = Vous parez : { $card }.
event-parried-lent = { $seat } pare avec une carte prêtée par { $lender } : { $card }.
    .you-seat = Vous parez avec une carte prêtée par { $lender } : { $card }.
    .you-lender = { $seat } pare avec la carte que vous prêtez : { $card }.
event-offered = { $seat } offre : { $card }.
    .you-seat = Vous offrez : { $card }.
event-hit = L’attaque touche { $seat } : { $card }.
    .you-seat = L’attaque vous touche : { $card }.
event-fell-attack = { $author } fait tomber le gouvernement dirigé par { $seat }.
    .banner = Le gouvernement tombe
    .you-author = Vous faites tomber le gouvernement dirigé par { $seat }.
    .you-seat = { $author } fait tomber le gouvernement que vous dirigez.
    .you-seat-author = Vous faites tomber votre propre gouvernement.
event-fell-censure = La motion déposée par { $author } fait tomber le gouvernement dirigé par { $seat }.
    .banner = Le gouvernement est censuré
    .you-author = La motion que vous avez déposée fait tomber le gouvernement dirigé par { $seat }.
    .you-seat = La motion déposée par { $author } fait tomber le gouvernement que vous dirigez.
    .you-seat-author = La motion que vous avez déposée fait tomber votre propre gouvernement.
event-fell-army = L’armée, appelée par { $author }, renverse le gouvernement dirigé par { $seat }.
    .banner = Le gouvernement est renversé
    .you-author = L’armée, que vous avez appelée, renverse le gouvernement dirigé par { $seat }.
    .you-seat = L’armée, appelée par { $author }, renverse le gouvernement que vous dirigez.
    .you-seat-author = L’armée, que vous avez appelée, renverse votre propre gouvernement.
event-fell-news = Le gouvernement dirigé par { $seat } tombe.
    .banner = Le gouvernement tombe
    .you-seat = Le gouvernement que vous dirigez tombe.
event-fell-resignation = { $seat } démissionne et le gouvernement prend fin.
    .banner = Le gouvernement démissionne
    .you-seat = Vous démissionnez et le gouvernement prend fin.
event-fell-dissolution = Avec l’Assemblée, le gouvernement dirigé par { $seat } prend fin.
    .you-seat = Avec l’Assemblée, le gouvernement que vous dirigez prend fin.
event-left = { $seat } quitte le gouvernement.
    .you-seat = Vous quittez le gouvernement.
event-expelled = Expulsion : { $seat } doit quitter le gouvernement.
    .you-seat = Expulsion : vous devez quitter le gouvernement.
event-entered = { $seat } entre au gouvernement au bras de l’armée.
    .you-seat = Vous entrez au gouvernement au bras de l’armée.
event-union = { $seat } décrète l’union nationale : aucune attaque jusqu’à son prochain tour, sauf la catastrophe écologique.
    .banner = Union nationale
    .you-seat = Vous décrétez l’union nationale : aucune attaque jusqu’à votre prochain tour, sauf la catastrophe écologique.
event-peace-over = C’est à { $seat } de jouer : ce qui durait jusque-là prend fin.
    .you-seat = C’est à vous de jouer : ce qui durait jusque-là prend fin.
event-passed-on = { $seat } passe une carte à { $to }.
    .you-seat = Vous passez une carte à { $to }.
    .you-to = { $seat } vous passe une carte.
event-passed-on-card = { $seat } passe une carte à { $to } : { $card }.
    .you-seat = Vous passez une carte à { $to } : { $card }.
    .you-to = { $seat } vous passe une carte : { $card }.
event-proposed = { $seat } propose de changer la règle : { $option } : { $value }. Vote dans un tour de table.
    .you-seat = Vous proposez de changer la règle : { $option } : { $value }. Vote dans un tour de table.
event-proposed-target = { $seat } propose de changer la règle : { $points } points pour gagner. Vote dans un tour de table.
    .you-seat = Vous proposez de changer la règle : { $points } points pour gagner. Vote dans un tour de table.
event-amended = La règle change : { $option } : { $value }.
event-amended-target = La règle change : { $points } points pour gagner.
event-disputed = { $seat } conteste la dernière action.
    .you-seat = Vous contestez la dernière action.
event-taken-back = { $seat } doit reprendre sa dernière action.
    .you-seat = Vous devez reprendre votre dernière action.
event-pledged = { $seat } promet à { $to } { $matter }, jusqu’au tour { $until } compris.
    .you-seat = Vous promettez à { $to } { $matter }, jusqu’au tour { $until } compris.
    .you-to = { $seat } vous promet { $matter }, jusqu’au tour { $until } compris.
event-kept = { $seat } a tenu sa promesse à { $to } : { $matter }.
    .you-seat = Vous avez tenu votre promesse à { $to } : { $matter }.
    .you-to = { $seat } a tenu la promesse qui vous était faite : { $matter }.
event-broken = { $seat } a rompu sa promesse à { $to } : { $matter }.
    .you-seat = Vous avez rompu votre promesse à { $to } : { $matter }.
    .you-to = { $seat } a rompu la promesse qui vous était faite : { $matter }.
event-lapsed = La promesse faite par { $seat } à { $to } expire sans avoir été mise à l’épreuve : { $matter }.
    .you-seat = La promesse que vous avez faite à { $to } expire sans avoir été mise à l’épreuve : { $matter }.
    .you-to = La promesse que { $seat } vous a faite expire sans avoir été mise à l’épreuve : { $matter }.
event-resigning = { $seat } démissionnera dès que la table sera libre.
    .you-seat = Vous démissionnerez dès que la table sera libre.
event-bell-mid-term = L’horloge sonne : élections intermédiaires à la fin de ce tour.
event-bell-end = L’horloge sonne : la partie finit avec ce tour.
ending-target = Le but est atteint.
ending-rounds = Le dernier tour de table est joué.
ending-clock = Le temps est écoulé.
event-end = { $ending } { $winners } l’emporte avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you-winners = { $ending } Vous l’emportez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
event-end-shared = { $ending } { $winners } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
    .you-winners = { $ending } La victoire est partagée entre { $winners }, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.

# La table, pour qui écoute
view-over = La partie est finie.
view-asked = Réponse attendue : { $seats }.
    .you-seats = Réponse attendue : { $seats }.
view-begin = { $seat } va commencer son tour ; on peut encore contester la dernière action.
    .you-seat = Vous allez commencer votre tour ; on peut encore contester la dernière action.
view-stand = { $seat } conteste la dernière action, ou la laisse passer.
    .you-seat = Contestez la dernière action, ou laissez-la passer.
view-draw = { $seat } tire une carte, ou se défausse d’une carte et en tire deux.
    .you-seat = Tirez une carte, ou défaussez-vous d’une carte et tirez-en deux.
view-act = { $seat } choisit une action.
    .you-seat = Choisissez une action.
view-attempt = { $seat } peut tenter de former un gouvernement.
    .you-seat = Vous pouvez tenter de former un gouvernement.
view-investiture = { $seat } forme un gouvernement.
    .you-seat = Vous formez un gouvernement.
view-invited = { $seat } reçoit une invitation au gouvernement.
    .you-seat = Vous recevez une invitation au gouvernement.
view-ballot = Tous votent sur { $about }.
view-cancel = Quelqu’un annule-t-il par l’armée le vote sur { $about } ?
view-counter = Quelqu’un contre-t-il la pression de l’armée jouée par { $seat } ?
    .you-seat = Quelqu’un contre-t-il la pression de l’armée que vous jouez ?
view-parry = { $seat } attaque { $target } ({ $card }) : une parade ?
    .you-seat = Vous attaquez { $target } ({ $card }) : une parade ?
    .you-target = { $seat } vous attaque ({ $card }) : une parade ?
view-help = { $seat } attaque { $target } ({ $card }) : quelqu’un offre-t-il une défense ?
    .you-seat = Vous attaquez { $target } ({ $card }) : quelqu’un offre-t-il une défense ?
    .you-target = { $seat } vous attaque ({ $card }) : quelqu’un offre-t-il une défense ?
view-pick = { $seat } attaque { $target } ({ $card }) : une offre acceptée ?
    .you-seat = Vous attaquez { $target } ({ $card }) : une offre acceptée ?
    .you-target = { $seat } vous attaque ({ $card }) : une offre acceptée ?
view-turn = Tour { $round }, c’est à { $seat } de jouer.
    .you-seat = Tour { $round }, c’est à vous de jouer.
view-no-government = { $turns ->
        [0] Il n’y a pas de gouvernement.
        [one] Il n’y a pas de gouvernement ; { $turns } tour s’est terminé ainsi.
       *[other] Il n’y a pas de gouvernement ; { $turns } tours se sont terminés ainsi.
    }
view-government = { $seat } gouverne avec { $members } : { $deputies ->
        [one] { $deputies } député
       *[other] { $deputies } députés
    }.
    .you-seat = Vous gouvernez avec { $members } : { $deputies ->
            [one] { $deputies } député
           *[other] { $deputies } députés
        }.
    .you-members = { $seat } gouverne avec { $members } : { $deputies ->
            [one] { $deputies } député
           *[other] { $deputies } députés
        }.
view-government-alone = { $seat } gouverne sans alliés : { $deputies ->
        [one] { $deputies } député
       *[other] { $deputies } députés
    }.
    .you-seat = Vous gouvernez sans alliés : { $deputies ->
            [one] { $deputies } député
           *[other] { $deputies } députés
        }.
view-shield = Le gouvernement ne peut être attaqué avant que le tour de son Premier ministre ait commencé { $turns ->
        [one] une fois
       *[other] { $turns } fois
    }.
view-union = L’union nationale tient jusqu’à ce que { $seat } rejoue.
    .you-seat = L’union nationale tient jusqu’à ce que vous rejouiez.
view-truce = Une trêve tient jusqu’à ce que { $seat } rejoue.
    .you-seat = Une trêve tient jusqu’à ce que vous rejouiez.
view-tension = Les points des attaques comptent double jusqu’à ce que { $seat } rejoue.
    .you-seat = Les points des attaques comptent double jusqu’à ce que vous rejouiez.
view-party = { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $deputies ->
        [one] { $deputies } député
       *[other] { $deputies } députés
    } et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
    .you-seat = Vous avez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $deputies ->
            [one] { $deputies } député
           *[other] { $deputies } députés
        } et { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }.
view-hand = Votre main : { $cards }.
view-stock = { $stock ->
        [one] { $stock } carte
       *[other] { $stock } cartes
    } au talon, { $spent ->
        [one] { $spent } utilisée
       *[other] { $spent } utilisées
    }.
view-pledge = { $seat } a promis à { $to } { $matter }, jusqu’au tour { $until } compris.
    .you-seat = Vous avez promis à { $to } { $matter }, jusqu’au tour { $until } compris.
    .you-to = { $seat } vous a promis { $matter }, jusqu’au tour { $until } compris.

# Pourquoi non
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-over = La partie est finie.
refusal-not-asked = Ce n’est pas à vous de répondre.
refusal-answered = Vous avez déjà répondu.
refusal-not-now = Cela ne peut pas se faire maintenant.
refusal-begin-first = Commencez d’abord votre tour, à moins que quelqu’un ne conteste la dernière action.
refusal-draw-first = Tirez d’abord une carte, ou défaussez-vous d’une carte pour en tirer deux.
refusal-drawn = On tire avant l’action, et une seule fois.
refusal-no-card = Vous n’avez pas cette carte.
refusal-governed = Il y a déjà un gouvernement.
refusal-not-a-pm-card = Seule une carte Premier ministre, ou l’homme providentiel, forme un gouvernement.
refusal-tried = Vous avez déjà tenté de former un gouvernement à ce tour.
refusal-resigned = Après votre démission, vous ne formez pas de gouvernement à ce tour.
refusal-only-attack = Après une tentative manquée, seule une attaque peut suivre.
refusal-only-red = Après une motion manquée, seule une attaque rouge peut suivre.
refusal-no-saviour = L’homme providentiel vient après deux tours de table sans gouvernement, ou deux gouvernements qui n’ont pas duré un tour.
refusal-invite-self = Vous êtes déjà de votre gouvernement.
refusal-invited = Ce joueur a déjà été invité.
refusal-nobody-declined = On ne renonce qu’après un refus.
refusal-invitation-first = Acceptez l’invitation ou refusez-la.
refusal-investiture-first = Un gouvernement se forme : invitez, ou présentez-le.
refusal-attempt-first = Tentez de former un gouvernement, ou refusez.
refusal-not-an-attack = Cette carte n’est pas une attaque.
refusal-attack-self = On ne s’attaque pas soi-même.
refusal-no-such-player = Ce joueur n’est pas à cette table.
refusal-government-only = Cette attaque ne vise que le gouvernement.
refusal-shielded = L’homme providentiel protège ce gouvernement.
refusal-union = L’union nationale l’interdit.
refusal-truce = La trêve l’interdit.
refusal-no-government = Il n’y a pas de gouvernement à censurer.
refusal-censured = Une seule motion de censure par tour.
refusal-army-no-government = Il n’y a pas de gouvernement sur lequel peser.
refusal-already-in = Vous êtes déjà au gouvernement.
refusal-army-saviour = L’armée n’entre pas au gouvernement de l’homme providentiel.
refusal-not-a-member = Vous n’êtes pas au gouvernement.
refusal-pm-resigns = Le Premier ministre ne quitte pas le gouvernement : il démissionne.
refusal-not-pm = Seul le Premier ministre le peut.
refusal-expel-whom = On n’expulse qu’un membre autre que le Premier ministre.
refusal-recruit-whom = On ne recrute qu’un joueur hors du gouvernement.
refusal-recruit-asked = Ce joueur a déjà été sollicité à ce tour.
refusal-before-playing = Cela se fait avant de jouer, pas après.
refusal-dissolved = L’Assemblée ne peut être dissoute qu’une fois dans la partie.
refusal-resign-pm = Seul le Premier ministre démissionne ainsi.
refusal-resign-answer = Répondez d’abord ; démissionnez ensuite.
refusal-resigning = Vous démissionnez déjà.
refusal-vote-first = Un vote est en cours : oui, non ou abstention.
refusal-parry-first = Une attaque est sur la table : parez-la ou laissez passer.
refusal-no-attack = Une défense répond à une attaque, et personne n’est attaqué maintenant.
refusal-not-a-parry = Cette carte ne pare pas cette attaque.
refusal-army-no-parry = La pression de l’armée n’est pas une parade ici.
refusal-help-first = Offrez une défense, ou refusez.
refusal-not-a-help = Cette carte n’aide pas contre cette attaque.
refusal-pick-first = Acceptez une des offres, ou refusez-les toutes.
refusal-no-offer = Ce joueur n’offre rien.
refusal-counter-first = Jouez la pression de l’armée, ou laissez passer.
refusal-no-army = Vous n’avez pas de pression de l’armée.
refusal-discard-first = Défaussez-vous d’une carte.
refusal-pass-on-first = Choisissez une carte pour votre voisin de gauche.
refusal-expel-first = Expulsez un membre, ou perdez des points.
refusal-recruit-first = Sollicitez quelqu’un, ou refusez.
refusal-proposed = Votre dernière proposition n’a pas été votée, ou vous avez déjà proposé à ce tour.
refusal-propose-what = Cela ne peut pas être proposé.
refusal-already-so = C’est déjà la règle.
refusal-no-disputes = Il n’y a pas de litiges à cette table.
refusal-stand-first = Laissez passer la dernière action, ou contestez-la.
refusal-all-alike = Selon les règles de cette partie, peu importe qui est un robot.
refusal-bot-already = Un robot joue déjà cette place.
refusal-person-already = Une personne joue déjà cette place.
refusal-disputed = Vous avez déjà contesté dans ce tour de table.
refusal-nothing-to-dispute = Aucune action ne peut être reprise maintenant.
refusal-pledge-now = Promettez avant ou après le vote ou les cartes, pas pendant.
refusal-pledge-whom = Promettez quelque chose à un autre joueur.
refusal-pledge-until = Une promesse vaut jusqu’à la fin de ce tour de table ou du suivant.
refusal-pledged = Deux promesses par tour de table, pas plus.
refusal-pledge-twice = Vous l’avez déjà promis.
refusal-pledge-full = Trois de vos promesses courent encore.
refusal-shown = Une carte montrée ne peut plus être oubliée.
refusal-no-clock = Cette partie se joue en tours de table, pas à l’horloge.
refusal-rung = L’horloge a déjà sonné pour cela.
refusal-mid-term-first = L’horloge sonne d’abord pour les élections intermédiaires.

# Trois façons de dresser la table
preset-quick = 8 tours de table au plus, et 300 points suffisent.
preset-printed = 16 tours de table au plus, ou 500 points.
preset-expert = Scrutins secrets, dix cartes en main au plus, les nouveaux membres attendent pour marquer.

# Le compte, à la fin
score-name = Points
score-gap = { $count ->
        [1] d’un point
        [2] de deux points
        [3] de trois points
        [4] de quatre points
        [5] de cinq points
        [6] de six points
        [7] de sept points
        [8] de huit points
        [9] de neuf points
        [10] de dix points
       *[other] de { $count } points
    }
