# Apprendre un jeu à la table.
lesson-link = Apprendre à jouer
lesson-page = Apprendre : { $game }
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suivant
lesson-next-lesson = Leçon suivante
lesson-back = Retour
lesson-again = Recommencer
lesson-list = Toutes les leçons
lesson-done = (terminée)
lesson-your-move = À vous, sur le plateau ou dans la liste.
lesson-others = Les autres jouent…
lesson-else = Les règles le permettent, mais la leçon porte sur un autre coup. Essayez celui qui est décrit plus haut.
lesson-read-first = Pas encore : lisez ce que dit la leçon, puis touchez « Suivant ».
lesson-play = Jouer contre des robots
lesson-open = Déplier
lesson-close = Replier
