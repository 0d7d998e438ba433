
# Regarder, un écran pour tous, le rideau
hand-hidden = Laisser ceux qui regardent voir ce que je vois
hand-shown = Ceux qui regardent voient ce que vous voyez : ne plus le montrer
display-link = Montrer le plateau sur un grand écran
display-qr = Code QR de cette table
display-text = Scannez ce code pour venir à la table, ou pour regarder, sur votre téléphone.
curtain-title = Donnez l’appareil à { $name }
curtain-text = Ce qui est secret est couvert. Que personne d’autre que { $name } ne regarde maintenant.
curtain-lift = C’est moi, { $name } : montrer ce que je sais
curtain-cover = Couvrir ce que je sais
