# What is wrong with the options or the seats of a table, said of any game.

misfit-unknown = There is no option “{ $option }”; the options are: { $known }.
misfit-seats = This game is for { $least } to { $most } players, not { $given }.
misfit-one-of = Option “{ $option }”: choose one of { $values }.
misfit-between = Option “{ $option }”: choose a number from { $least } to { $most }.
misfit-board = Option “{ $option }”: choose { $values }, or a board that is written out as an object.
misfit-from-one = Option “{ $option }”: choose a number from 1 on.
misfit-newer = Option “{ $option }”: a newer version of this program is needed, since this one knows nothing beyond { $newest }.
