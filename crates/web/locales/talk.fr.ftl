
# La conversation
talk-title = Conversation
talk-none = Personne n’a encore rien dit.
talk-to = À :
talk-everyone = tout le monde
talk-words = Votre message
talk-send = Envoyer
talk-name = Votre nom parmi ceux qui regardent
talk-watchers-note = Vous parlez avec ceux qui regardent. Ceux qui jouent le liront quand la partie sera finie.
talk-hearers-table = Toute la table le lira, et ceux qui regardent aussi.
talk-hearers-seats = Seuls { $names } et vous le lirez, jamais personne d’autre.
talk-watcher = Quelqu’un qui regarde
talk-label-seats = seulement { $names }
talk-label-watchers = entre ceux qui regardent
talk-phrases = Phrases rapides
talk-muting = Ne plus lire quelqu’un
talk-mute = Masquer { $name }
talk-hidden = { $count ->
        [one] { $count } message est masqué.
       *[other] { $count } messages sont masqués.
    }
talk-new = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
talk-open = Conversation ({ $count })
talk-answer = Répondre seulement à { $names }
talk-no-words = Un message a de 1 à 500 caractères visibles.
talk-no-name = Un nom a de 1 à 40 caractères visibles.
talk-no-name-hidden = Ce nom contient un caractère invisible ou qui retourne le texte. Écrivez-le sans lui.
talk-no-name-marked = Une lettre de ce nom porte plus de deux signes. Enlevez-en.
talk-no-name-taken = Quelqu’un porte déjà ce nom à cette table, ou un nom qui lui ressemble. Choisissez-en un autre.
talk-no-name-like-a-bot = Les robots s’appellent ainsi. Choisissez un nom qu’on ne prendra pas pour le leur.
talk-no-too-fast = Vous parlez trop vite : ce message n’est pas parti. Attendez un instant, puis envoyez-le de nouveau.
talk-no-enough = Cette table ne peut pas garder plus de messages : on ne peut plus rien y dire.
talk-no-nobody-there = Personne à cette place ne pourrait le lire.
talk-no-other = Ce message n’a pas pu être envoyé. Réessayez.
quick-hello = Bonjour !
quick-good-luck = Bonne chance !
quick-well-played = Bien joué !
quick-thanks = Merci !
quick-sorry = Toutes mes excuses !
quick-one-moment = Un instant, je vous prie.
quick-your-turn = C’est à vous.
quick-let-us-talk = On en parle ?
quick-agreed = D’accord.
quick-no-deal = Non, merci.
quick-good-game = Belle partie !
quick-goodbye = Au revoir !
