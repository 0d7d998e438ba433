
# The dice
dice-title = The dice
dice-bound = The server is bound to its secret by this fingerprint:
dice-added = { $count ->
        [0] Nobody has added to it yet.
        [one] { $count } player has added to it.
       *[other] { $count } players have added to it.
    }
dice-help = Whoever sits down adds chance of their own. At the end the secret is shown, and anybody can draw everything again.
dice-check = Check the dice
dice-checking = Drawing everything again…
dice-fair = { $draws ->
        [0] The dice are fair: this game drew nothing.
        [one] The dice are fair: the one draw of this game is what the server’s secret and the players’ additions give.
       *[other] The dice are fair: each of the { $draws } draws of this game is what the server’s secret and the players’ additions give.
    }
dice-fair-bound = The secret is the one the server was bound to before the game.
dice-fair-players = { $count ->
        [0] No player added to it.
        [one] { $count } player added to it.
       *[other] { $count } players added to it.
    }
dice-fair-noted = This browser noted the fingerprint and its own addition beforehand: both are unchanged.
dice-fair-home = { $draws ->
        [0] This game drew nothing.
        [one] The one draw of this game is what the seed kept with it gives.
       *[other] Each of the { $draws } draws of this game is what the seed kept with it gives.
    } On one device nobody is bound to anything: this shows that the game was kept whole, and no more.
dice-unknown = This game does not say where its draws come from: they cannot be checked.
dice-no-secret = The secret is not in this game: the dice can be checked once the game is over.
dice-broken-promise = The dice are not fair: the secret is not the one the server was bound to before the game.
dice-not-added = The dice are not fair: what this browser added is not what the game was drawn from.
dice-other-seed = The dice are not fair: the seed does not come from the secret and the players’ additions.
dice-other-draws = The dice are not fair: the draws of entry { $number } of the log are not those that the secret and the players’ additions give.
dice-damaged = The proof of these dice is damaged: download the game again.
dice-unreadable = This game cannot be played again, so its dice cannot be checked.
problem-added = This browser added something to the dice that the server does not understand. Reload the page.
problem-promise = The server no longer holds its promise for these dice. Try again.
