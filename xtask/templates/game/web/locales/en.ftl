board = The table: { $votes ->
    [one] one vote is left
   *[other] { $votes } votes are left
}
standing = { $votes ->
    [one] one vote
   *[other] { $votes } votes
}
in-words = The table in words
