# What came of checking the draws of a game
dice-fair = { $draws ->
        [0] Rien n’a été tiré au sort dans cette partie : il n’y avait rien à truquer.
        [one] Les tirages sont honnêtes : le seul tirage de cette partie est bien celui que donnent le secret du serveur et les parts ajoutées.
       *[other] Les tirages sont honnêtes : les { $draws } tirages de cette partie sont bien ceux que donnent le secret du serveur et les parts ajoutées.
    }
dice-fair-bound = Le secret est celui auquel cette empreinte liait le serveur : { $fingerprint }. Qui l’a notée avant la partie peut la comparer.
dice-fair-players = { $count ->
        [0] Personne n’y a rien ajouté.
        [one] { $count } personne y a ajouté sa part.
       *[other] { $count } personnes y ont ajouté leur part.
    }
dice-legal = Chaque coup de cette partie est permis par les règles.
dice-unfinished = La partie n’est pas finie : l’historique s’arrête avant la fin, et ce qui a pu être joué ensuite n’y est pas.
dice-unproven = Ce qui n’est pas prouvé : qui a joué, et que ces coups ont été choisis. Une partie dont on aurait changé les noms, ou des coups contre d’autres que les règles permettent, passerait aussi cette vérification. Ce qui s’est dit à la table n’en fait pas partie.
dice-none-home = { $draws ->
        [0] Rien ne peut être vérifié : aucun serveur n’a rien promis pour cette partie, qui n’a rien tiré au sort.
        [one] Le seul tirage de cette partie ne peut pas être vérifié : aucun serveur n’a rien promis pour elle. C’est bien celui que donne la graine gardée avec elle, mais qui a écrit la partie pouvait choisir la graine.
       *[other] Les { $draws } tirages de cette partie ne peuvent pas être vérifiés : aucun serveur n’a rien promis pour elle. Ce sont bien ceux que donne la graine gardée avec elle, mais qui a écrit la partie pouvait choisir la graine.
    }
dice-unknown = Les tirages de cette partie ne peuvent pas être vérifiés : elle ne dit pas d’où ils viennent.
dice-no-secret = Le secret n’est pas dans cette partie : les tirages se vérifient une fois qu’elle est finie.
dice-broken-promise = Les tirages ne sont pas honnêtes : le secret n’est pas celui auquel le serveur était lié avant la partie.
dice-other-seed = Les tirages ne sont pas honnêtes : la graine ne vient pas du secret et des parts ajoutées.
dice-other-draws = Les tirages ne sont pas honnêtes : les tirages de l’entrée { $number } de l’historique ne sont pas ceux que donnent le secret et les parts ajoutées.
dice-damaged = La preuve de ces tirages est abîmée : téléchargez la partie à nouveau.
dice-unreadable = Cette partie ne peut pas être rejouée : ses tirages ne peuvent donc pas être vérifiés.
