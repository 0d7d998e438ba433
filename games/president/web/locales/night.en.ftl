night = Election night
night-live = Counting
night-final = Result
night-all = Show everything
night-again = Watch again
night-anthem = Play the Marseillaise
night-hush = Stop the music
night-percent = { $percent }%
night-counted = counted
night-millions = million
night-has = { $player } { $votes }
    .you-player = You { $votes }
night-chamber = The chamber, a dot for each 100,000 votes: { $parties }. The line in the middle is where the majority of { $majority } begins.
night-places = The ranking
night-returns = All results by territory
night-return = { $territory } ({ $code }): { $votes }

verdict-majority = An absolute majority of the votes ends the game at once.
verdict-count = Nobody reached an absolute majority: whoever has most votes wins.
verdict-run-off = Round two decided.
verdict-tie = The votes were level: more territories decided.
verdict-camp = { $count ->
        [one] In round two, { $allies } played for { $player } and has the same votes.
       *[other] In round two, { $allies } played for { $player } and have the same votes.
    }
    .you-player = { $count ->
            [one] In round two, { $allies } played for you and has the same votes.
           *[other] In round two, { $allies } played for you and have the same votes.
        }
    .you-allies = { $count ->
            [one] In round two, { $allies } played for { $player } and have the same votes.
           *[other] In round two, { $allies } played for { $player } and have the same votes.
        }

government = The government
government-name = Name your allies to offices, as many as you like, then proclaim the government.
government-proclaim = Proclaim the government
government-waits = { $player } is forming a government…
    .you-player = You are forming a government…
government-none = { $player } governs alone.
    .you-player = You govern alone.

chair-president = President
chair-prime-minister = Prime Minister
chair-economy = Economy
chair-interior = Interior
chair-justice = Justice
chair-foreign-affairs = Foreign Affairs
chair-education = Education
chair-culture = Culture
