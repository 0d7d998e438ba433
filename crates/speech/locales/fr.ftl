# Ce qui ne va pas dans les options ou les places d’une table, dit de n’importe quel jeu.

settings-error-unknown = Il n’y a pas d’option « { $option } » ; les options sont : { $known }.
settings-error-seats = Ce jeu se joue de { $least } à { $most }, pas à { $given }.
settings-error-one-of = Option « { $option } » : choisissez parmi { $values }.
settings-error-between = Option « { $option } » : choisissez un nombre de { $least } à { $most }.
settings-error-board = Option « { $option } » : choisissez { $values }, ou un plateau écrit en entier comme objet.
settings-error-from-one = Option « { $option } » : choisissez un nombre à partir de 1.
settings-error-newer = Option « { $option } » : il faut une version plus récente de ce programme, qui ne connaît rien au-delà de { $newest }.
