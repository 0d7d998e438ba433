
# Les tables publiques
lobby-title = Tables publiques
lobby-game = Jeu
lobby-any-game = tous les jeux
lobby-open = Places libres
lobby-any-open = peu importe
lobby-open-least = { $count } ou plus
lobby-none = Aucune table n’attend en ce moment.
lobby-lost = Le serveur ne répond pas : cette liste est peut-être ancienne.
lobby-seats = { $open ->
        [one] { $open } place libre sur { $seats }
       *[other] { $open } places libres sur { $seats }
    }
lobby-host = chez { $host }
lobby-waiting = { $minutes ->
        [0] vient d’ouvrir
        [one] depuis { $minutes } minute
       *[other] depuis { $minutes } minutes
    }
lobby-join = Rejoindre
lobby-join-table = Rejoindre la table de { $host } : { $game }
lobby-play-now = Jouer tout de suite
lobby-play-now-help = Vous recevez une place à la table qui attend depuis le plus longtemps. S’il n’y en a pas, choisissez un jeu : une table est ouverte pour vous, et d’autres la trouveront ici.
lobby-choose-game = Choisissez d’abord un jeu.
make-public = Publique : visible à l’accueil, ouverte à qui veut.
public-note = Cette table est publique : tout le monde peut la trouver sur la page d’accueil tant que son hôte est là et qu’elle a des places libres.
