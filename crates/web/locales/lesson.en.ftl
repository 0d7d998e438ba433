# Learning a game at the table.
lesson-link = Learn it
lesson-page = Learn { $game }
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-next-lesson = Next lesson
lesson-back = Back
lesson-again = Start again
lesson-list = All lessons
lesson-done = (done)
lesson-your-move = Your move, on the board or in the list.
lesson-others = The others are playing…
lesson-else = The rules allow this, but the lesson is about another move. Try the one described above.
lesson-read-first = Not yet: read what the lesson says, then press “Next”.
lesson-play = Play now against bots
lesson-open = Unfold
lesson-close = Fold
