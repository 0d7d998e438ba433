
# The draws
dice-title = The draws
dice-bound = The server is bound to its secret by this fingerprint:
dice-added = { $count ->
        [0] Nobody has added to it yet.
        [one] { $count } player has added to it.
       *[other] { $count } players have added to it.
    }
dice-help = Whoever sits down adds chance of their own. At the end the secret is shown, and anybody can draw everything again.
dice-check = Check the draws
dice-checking = Drawing everything again…
dice-fair-noted = This browser noted the fingerprint and its own addition beforehand: both are unchanged.
dice-not-added = The draws are not fair: what this browser added is not what the game was drawn from.
problem-added = This browser added something to the draws that the server does not understand. Reload the page.
problem-unknown-commitment = The server no longer holds its promise for these draws. Try again.
