# What is wrong with the options or the seats of a table, said of any game.

settings-error-unknown = There is no option “{ $option }”; the options are: { $known }.
settings-error-seats = This game is for { $least } to { $most } players, not { $given }.
settings-error-one-of = Option “{ $option }”: choose one of { $values }.
settings-error-between = Option “{ $option }”: choose a number from { $least } to { $most }.
settings-error-board = Option “{ $option }”: choose { $values }, or a board that is written out as an object.
settings-error-from-one = Option “{ $option }”: choose a number from 1 on.
settings-error-newer = Option “{ $option }”: a newer version of this program is needed, since this one knows nothing beyond { $newest }.
