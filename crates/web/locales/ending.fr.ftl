# La fin, comme une scène
ending-won-by = Vous l’emportez { $gap }.
ending-won = Vous l’emportez.
ending-shared-with-you = Vous partagez la victoire avec { $victors }.
ending-missed-by = Vous manquez la victoire { $gap }.
ending-lost-by = { $victor } l’emporte et vous devance { $gap }.
ending-lost = La victoire vous échappe : { $victor } l’emporte.
ending-watched-by = { $victor } l’emporte { $gap }.
ending-watched = { $victor } l’emporte.
ending-shared = { $victors } se partagent la victoire.
ending-place = Vous finissez { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
       *[other] huitième
    } sur { $count }.
ending-missing = il vous manquait
ending-close = Voir le plateau
ending-replay = Revoir la partie
ending-home = Accueil
ending-share = Partager l’image
ending-keep = Télécharger l’image
ending-check = Les tirages sont-ils honnêtes ?
ending-plot-help = Coup après coup ; la barre dorée marque le moment qui a décidé.
ending-plot-plain = Coup après coup.
ending-plot-said = Le score de chacun au fil de la partie ; le classement en donne la fin.
ending-millions = { $tenth ->
        [0] { $whole } M
       *[other] { $whole },{ $tenth } M
    }
ending-moment = Le moment qui a tout décidé
ending-moment-at = Moment { $at } sur { $last }
ending-moment-lead = { $winner } prend la tête, { $own } contre { $other }, et ne la lâche plus.
    .you-winner = Vous prenez la tête, { $own } contre { $other }, et ne la lâchez plus.
ending-moment-step = L’écart se creuse : { $winner } a { $own }, le meilleur des autres { $other }.
    .you-winner = L’écart se creuse : vous avez { $own }, le meilleur des autres { $other }.
ending-moment-step-two = L’écart se creuse : { $winner } a { $own }, contre { $other }.
    .you-winner = L’écart se creuse : vous avez { $own }, contre { $other }.
ending-moment-look = Revoir ce coup
