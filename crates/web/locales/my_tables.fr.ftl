
# Revenir
return-next = { $count ->
        [one] On vous attend : aller à cette table
       *[other] On vous attend à { $count } tables : aller à la prochaine
    }
return-finished = Mes parties finies
return-gathering = il reste des places libres
return-waiting = on attend les autres
return-gone = cette table n’existe plus
return-news = { $count ->
        [one] { $count } chose s’est passée depuis votre dernier passage
       *[other] { $count } choses se sont passées depuis votre dernier passage
    }
return-with = avec { $names }
return-paused = reprend à votre retour
visit-now = dernière visite à l’instant
visit-minutes = { $count ->
        [one] dernière visite il y a { $count } minute
       *[other] dernière visite il y a { $count } minutes
    }
visit-hours = { $count ->
        [one] dernière visite il y a { $count } heure
       *[other] dernière visite il y a { $count } heures
    }
visit-days = { $count ->
        [one] dernière visite il y a { $count } jour
       *[other] dernière visite il y a { $count } jours
    }
return-rank = Vous : { $place } sur { $count }.
since-title = Depuis votre dernier passage
since-more = { $count ->
        [one] … et { $count } chose auparavant, dans l’historique.
       *[other] … et { $count } choses auparavant, dans l’historique.
    }
transfer-title = Emporter mes tables sur un autre appareil
transfer-text = Ouvrez ce lien sur l’autre appareil, ou scannez ce code QR : il aura alors toutes vos places aux tables par lien. Ne le montrez à personne : qui a ce lien peut jouer à votre place.
transfer-link = Le lien de toutes vos places
transfer-qr = Code QR du lien de toutes vos places
transfer-save = Les enregistrer dans un fichier
transfer-here-title = Apporter ici mes tables d’un autre appareil
transfer-file = Le fichier de vos tables
transfer-file-help = Un fichier enregistré par « Emporter mes tables » sur l’autre appareil. Ou bien ouvrez son lien ici.
transfer-unread = Il n’y a aucune place dans ce fichier.
transfer-taken = { $count ->
        [0] Aucune place n’est nouvelle ici.
        [one] { $count } place est maintenant ici.
       *[other] { $count } places sont maintenant ici.
    }
transfer-kept = { $count ->
        [one] À { $count } table, ce navigateur garde la place qu’il avait.
       *[other] À { $count } tables, ce navigateur garde les places qu’il avait.
    }
transfer-lost = { $count ->
        [one] { $count } place n’ouvre plus rien.
       *[other] { $count } places n’ouvrent plus rien.
    }
