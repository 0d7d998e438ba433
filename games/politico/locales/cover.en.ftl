game-title = Politico
game-pitch = Parties form governments, bring them down, vote, promise and betray; whoever reaches 500 points first, or has the most at the end, wins.
game-teaser = Promise, govern, betray. In whichever order you like.
