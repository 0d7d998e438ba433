# What a link to a table says of it where it is shared.
preview-title = { $game } – une table d’Hémicycle
preview-gathering = { $host } vous invite à jouer : { $taken ->
        [one] { $taken } place prise
       *[other] { $taken } places prises
    } sur { $seats }, { $open ->
        [one] { $open } encore libre.
       *[other] { $open } encore libres.
    }
preview-playing = { $names } sont en train de jouer. Vous pouvez regarder.
preview-over = La partie est finie. Elle a été jouée par { $names }.
