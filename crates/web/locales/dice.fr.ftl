
# The dice
dice-title = Les dés
dice-bound = Le serveur est lié à son secret par cette empreinte :
dice-added = { $count ->
        [0] Personne n’y a encore ajouté quoi que ce soit.
        [one] { $count } personne y a ajouté sa part.
       *[other] { $count } personnes y ont ajouté leur part.
    }
dice-help = Quiconque s’assoit ajoute sa part de hasard. À la fin le secret est montré, et chacun peut refaire tous les tirages.
dice-check = Vérifier les dés
dice-checking = Tous les tirages sont refaits…
dice-fair = { $draws ->
        [0] Les dés sont honnêtes : cette partie n’a rien tiré au sort.
        [one] Les dés sont honnêtes : le seul tirage de cette partie est bien celui que donnent le secret du serveur et les parts ajoutées.
       *[other] Les dés sont honnêtes : les { $draws } tirages de cette partie sont bien ceux que donnent le secret du serveur et les parts ajoutées.
    }
dice-fair-bound = Le secret est celui auquel le serveur était lié avant la partie.
dice-fair-players = { $count ->
        [0] Personne n’y a rien ajouté.
        [one] { $count } personne y a ajouté sa part.
       *[other] { $count } personnes y ont ajouté leur part.
    }
dice-fair-noted = Ce navigateur avait noté l’empreinte et sa propre part à l’avance : les deux sont intactes.
dice-fair-home = { $draws ->
        [0] Cette partie n’a rien tiré au sort.
        [one] Le seul tirage de cette partie est bien celui que donne la graine gardée avec elle.
       *[other] Les { $draws } tirages de cette partie sont bien ceux que donne la graine gardée avec elle.
    } Sur un seul appareil personne n’est lié à rien : cela montre que la partie a été gardée intacte, et rien de plus.
dice-unknown = Cette partie ne dit pas d’où viennent ses tirages : on ne peut pas les vérifier.
dice-no-secret = Le secret n’est pas dans cette partie : les dés se vérifient une fois qu’elle est finie.
dice-broken-promise = Les dés ne sont pas honnêtes : le secret n’est pas celui auquel le serveur était lié avant la partie.
dice-not-added = Les dés ne sont pas honnêtes : la part de ce navigateur n’est pas celle dont la partie a été tirée.
dice-other-seed = Les dés ne sont pas honnêtes : la graine ne vient pas du secret et des parts ajoutées.
dice-other-draws = Les dés ne sont pas honnêtes : les tirages de l’entrée { $number } du journal ne sont pas ceux que donnent le secret et les parts ajoutées.
dice-damaged = La preuve de ces dés est abîmée : téléchargez la partie à nouveau.
dice-unreadable = Cette partie ne peut pas être rejouée : ses dés ne peuvent donc pas être vérifiés.
problem-added = La part de hasard de ce navigateur n’est pas comprise du serveur. Rechargez la page.
problem-promise = Le serveur ne tient plus sa promesse pour ces dés. Réessayez.
