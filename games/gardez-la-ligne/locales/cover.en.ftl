game-title = Gardez la Ligne
game-pitch = Unions set strike pickets across the network to win its lines, and with each line seats at the negotiating table.
game-teaser = One picket in the right place can stop eight lines at once.
