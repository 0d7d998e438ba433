# Le jeu d’essai : une chose de chaque sorte.
game-title = Le jeu d’essai
game-pitch = Un petit jeu où il y a un peu de tout, pour mettre les tables à l’épreuve.

option-noon = Quand sonne midi
option-noon-help = Après tant de secondes de jeu ; 0 pour jamais.
option-rounds = Nombre de manches
option-rounds-help = Combien de manches dure la partie.
option-board = Paquet de cartes
option-board-help = Combien de cartes il y a.
option-board-plain = seize cartes
board-cards = Un paquet a de 4 à 32 cartes.

action-roll = lancer le dé
action-show = montrer sa carte et en tirer une autre
action-answer = répondre « { $text } »
action-vote = voter pour { $candidate }
action-abstain = s’abstenir
action-pass = laisser passer
action-strike = frapper
action-protest = protester

event-drawn = { $seat } tire une carte.
    .you-seat = Vous tirez une carte.
event-drawn-card = { $seat } tire la carte { $card }.
    .you-seat = Vous tirez la carte { $card }.
event-rolled = { $seat } lance le dé et gagne { $face ->
    [one] { $face } point
   *[other] { $face } points
}.
    .you-seat = Vous lancez le dé et gagnez { $face ->
        [one] { $face } point
       *[other] { $face } points
    }.
event-shown = { $seat } montre la carte { $card } et gagne un point.
    .you-seat = Vous montrez la carte { $card } et gagnez un point.
event-answered-right = { $seat } répond « { $text } ». C’est juste : un point.
    .you-seat = Vous répondez « { $text } ». C’est juste : un point.
event-answered-wrong = { $seat } répond « { $text } ». Ce n’est pas cela.
    .you-seat = Vous répondez « { $text } ». Ce n’est pas cela.
event-voted = { $seat } a voté.
    .you-seat = Vous avez voté.
event-voted-for = { $seat } a voté pour { $candidate }.
    .you-seat = Vous avez voté pour { $candidate }.
    .you-candidate = { $seat } a voté pour vous.
    .you-seat-candidate = Vous avez voté pour vous.
event-abstained = { $seat } s’est abstenu.
    .you-seat = Vous vous abstenez.
event-elected = L’urne est ouverte : { $seat } arrive seul en tête et gagne un point.
    .you-seat = L’urne est ouverte : vous devancez tous les autres et gagnez un point.
event-elected-nobody = L’urne est ouverte : personne n’arrive seul en tête.
event-reacted-pass = { $seat } laisse passer.
    .you-seat = Vous laissez passer.
event-reacted-strike = { $seat } frappe.
    .you-seat = Vous frappez.
event-struck = { $seat } a frappé le premier et prend un point.
    .you-seat = Vous frappez avant tous les autres et prenez un point.
event-struck-nobody = Personne n’a frappé.
event-protested = { $seat } proteste.
    .you-seat = Vous protestez.
event-noon = Midi sonne : la manche est finie.

standing-points = Points

refusal-not-seated = Vous n’êtes pas assis à cette table.
refusal-not-now = Ce n’est pas le moment : la manche en est à une autre décision.
refusal-not-your-turn = C’est le tour de quelqu’un d’autre.
refusal-deck-empty = Le paquet est vide : on ne peut plus montrer sa carte, il reste le dé.
refusal-shown = La carte a été vue : on ne peut plus reprendre ce coup.
refusal-answer = Une réponse compte un à quarante caractères, tous imprimables.
refusal-voted = Vous avez déjà voté ; attendez les autres.
refusal-no-such-candidate = Cette personne n’est pas à la table : votez pour un siège de la table, ou abstenez-vous.
refusal-reacted = Vous avez déjà répondu ; attendez que tous aient répondu.
refusal-protested = Vous avez déjà protesté : une seule fois par partie.
refusal-protest-awaited = On attend votre décision : prenez-la d’abord.
refusal-protest-sealed = On ne proteste pas pendant une réaction secrète.
refusal-noon-rung = Midi a déjà sonné.
refusal-noon-sealed = Midi ne sonne pas pendant une réaction secrète.
refusal-over = La partie est finie.
