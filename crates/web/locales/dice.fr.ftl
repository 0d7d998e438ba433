
# Les tirages
dice-title = Les tirages
dice-bound = Le serveur est lié à son secret par cette empreinte :
dice-added = { $count ->
        [0] Personne n’y a encore ajouté quoi que ce soit.
        [one] { $count } personne y a ajouté sa part.
       *[other] { $count } personnes y ont ajouté leur part.
    }
dice-help = Quiconque s’assoit ajoute sa part de hasard. À la fin le secret est montré, et chacun peut refaire tous les tirages.
dice-check = Vérifier les tirages
dice-checking = Tous les tirages sont refaits…
dice-fair-noted = Ce navigateur avait noté l’empreinte et sa propre part à l’avance : les deux sont intactes.
dice-not-added = Les tirages ne sont pas honnêtes : la part de ce navigateur n’est pas celle dont la partie a été tirée.
problem-added = Le serveur n’a pas compris la part de hasard de ce navigateur. Rechargez la page.
problem-unknown-commitment = Le serveur ne tient plus sa promesse pour ces tirages. Réessayez.
