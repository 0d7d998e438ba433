game-title = Politico
game-pitch = Parties form governments, bring them down, vote, promise and betray; whoever first has 500 points, or most when time is up, wins.
