# Ce qu’un joueur peut faire
action-take = Prendre { $votes ->
    [one] une voix
   *[other] { $votes } voix
}

# Ce qui s’est passé
event-taken = { $seat } prend { $votes ->
    [one] une voix
   *[other] { $votes } voix
}, il en reste { $left }.
    .you-seat = Vous prenez { $votes ->
        [one] une voix
       *[other] { $votes } voix
    }, il en reste { $left }.
event-won = { $seat } a la dernière voix et gagne.
    .you-seat = Vous avez la dernière voix et gagnez.
event-lost = { $seat } a la dernière voix et perd.
    .you-seat = Vous avez la dernière voix et perdez.

# Ce qu’il y a à voir
view-left = Il reste { $votes } voix.
view-seat = { $seat } a { $votes } voix.
    .you-seat = Vous avez { $votes } voix.
standing-taken = Voix

# Pourquoi non
refusal-turn = C’est le tour de quelqu’un d’autre.
refusal-out-of-bounds = On prend une, deux ou trois voix.
refusal-too-many = Il ne reste pas { $votes } voix.
refusal-over = La partie est finie : il ne reste plus de voix.

# Ce dont on peut convenir
option-votes = Voix
option-votes-help = Combien il y a de voix au départ.
option-last = La dernière voix
option-last-help = Ce qu’elle apporte à qui la prend.
option-last-wins = elle fait gagner
option-last-loses = elle fait perdre
