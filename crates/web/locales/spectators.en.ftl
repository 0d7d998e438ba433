
# Watching, a screen for all, the curtain
hand-hidden = Let those who watch see what I see
hand-shown = Those who watch see what you see: stop showing it
display-link = Show the board on a big screen
display-qr = QR code of this table
display-text = Scan this code to come to the table or to watch on your phone.
curtain-title = Hand the device to { $name }
curtain-text = What is secret is covered. Only { $name } should look now.
curtain-lift = I am { $name }: show me what I know
curtain-cover = Cover what I know
