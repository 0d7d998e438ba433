map = The map of France and its 99 territories
standing = { $votes ->
        [0] no votes
       *[other] { $votes } votes
    }
