
# Talk
talk-title = Talk
talk-none = Nothing has been said yet.
talk-to = To:
talk-everyone = everyone
talk-words = Your message
talk-send = Send
talk-name = Your name among those who watch
talk-watchers-note = You are talking with those who watch. Those who play will read it when the game is over.
talk-hearers-table = Everyone at the table will read this, and those who watch.
talk-hearers-seats = Only { $names } and you will ever read this.
talk-watcher = A watcher
talk-label-seats = only { $names }
talk-label-watchers = among watchers
talk-phrases = Quick phrases
talk-muting = Hide what somebody says
talk-mute = Hide { $name }
talk-hidden = { $count ->
        [one] { $count } message is hidden.
       *[other] { $count } messages are hidden.
    }
talk-new = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
talk-open = Talk ({ $count })
talk-answer = Answer only { $names }
talk-no-words = A message has 1 to 500 visible characters.
talk-no-name = A name has 1 to 40 visible characters.
talk-no-name-hidden = This name has a character that cannot be seen or that turns text around. Type it again without it.
talk-no-name-marked = A letter of this name has more than two marks. Take some of them off.
talk-no-name-taken = Somebody at this table already has that name, or one that looks like it. Choose another.
talk-no-name-like-a-bot = Bots are called that. Choose a name nobody would take for a bot’s.
talk-no-too-fast = You speak too fast: this was not said. Wait a moment, then send it again.
talk-no-enough = This table cannot keep any more messages: nothing more can be said here.
talk-no-nobody-there = Nobody sits there who could read this.
talk-no-other = This message could not be sent. Try again.
quick-hello = Hello!
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-thanks = Thank you!
quick-sorry = Sorry!
quick-one-moment = One moment, please.
quick-your-turn = It is your turn.
quick-let-us-talk = Shall we talk?
quick-agreed = Agreed.
quick-no-deal = No, thank you.
quick-good-game = Good game!
quick-goodbye = Goodbye!
