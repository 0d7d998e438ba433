# Les défis et les cartes
