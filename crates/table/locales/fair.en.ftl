# What came of checking the draws of a game
dice-fair = { $draws ->
        [0] Nothing was drawn in this game, so there was nothing to tamper with.
        [one] The draws are fair: the one draw of this game is what the server’s secret and the players’ additions give.
       *[other] The draws are fair: each of the { $draws } draws of this game is what the server’s secret and the players’ additions give.
    }
dice-fair-bound = The secret is the one that this fingerprint bound the server to: { $fingerprint }. Whoever wrote it down before the game can compare it.
dice-fair-players = { $count ->
        [0] No player added to it.
        [one] { $count } player added to it.
       *[other] { $count } players added to it.
    }
dice-legal = Every move of this game is one that the rules allow.
dice-unfinished = The game is not finished: its log stops before the end, and whatever was played after that is not in it.
dice-unproven = Not proven: who played, and that they chose these moves. A game in which names or moves were changed to others that the rules allow passes this check too. What was said at the table is not part of it.
dice-none-home = { $draws ->
        [0] Nothing can be checked: no server made a promise for this game, which drew nothing.
        [one] The one draw of this game cannot be checked: no server made a promise for it. It is what the seed kept with the game gives, but whoever wrote the game down could choose the seed.
       *[other] The { $draws } draws of this game cannot be checked: no server made a promise for them. They are what the seed kept with the game gives, but whoever wrote the game down could choose the seed.
    }
dice-unknown = The draws of this game cannot be checked: it does not say where they come from.
dice-no-secret = The secret is not in this game: the draws can be checked once the game is over.
dice-broken-promise = The draws are not fair: the secret is not the one the server was bound to before the game.
dice-other-seed = The draws are not fair: the seed does not come from the secret and the players’ additions.
dice-other-draws = The draws are not fair: the draws of entry { $number } of the log are not those that the secret and the players’ additions give.
dice-damaged = The proof of these draws is damaged: download the game again.
dice-unreadable = This game cannot be played again, so its draws cannot be checked.
