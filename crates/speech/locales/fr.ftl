# Ce qui ne va pas dans les options ou les places d’une table, dit de n’importe quel jeu.

misfit-unknown = Il n’y a pas d’option « { $option } » ; les options sont : { $known }.
misfit-seats = Ce jeu se joue de { $least } à { $most }, pas à { $given }.
misfit-one-of = Option « { $option } » : choisissez parmi { $values }.
misfit-between = Option « { $option } » : choisissez un nombre de { $least } à { $most }.
misfit-board = Option « { $option } » : choisissez { $values }, ou un plateau écrit en entier comme objet.
misfit-from-one = Option « { $option } » : choisissez un nombre à partir de 1.
misfit-newer = Option « { $option } » : il faut une version plus récente de ce programme, qui ne connaît rien au-delà de { $newest }.
