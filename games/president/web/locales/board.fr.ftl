map = La carte de France et ses 99 territoires
standing = { $votes ->
        [0] aucune voix
       *[other] { $votes } voix
    }
