
# Coming back
return-next = { $count ->
        [one] It is your turn at a table: go there
       *[other] It is your turn at { $count } tables: go to the next
    }
return-finished = My finished games
return-gathering = seats are still open
return-waiting = waiting for others
return-gone = this table is no longer there
return-news = { $count ->
        [one] { $count } thing has happened since you last looked
       *[other] { $count } things have happened since you last looked
    }
return-with = with { $names }
return-paused = goes on when you come back
visit-now = last visit just now
visit-minutes = { $count ->
        [one] last visit { $count } minute ago
       *[other] last visit { $count } minutes ago
    }
visit-hours = { $count ->
        [one] last visit { $count } hour ago
       *[other] last visit { $count } hours ago
    }
visit-days = { $count ->
        [one] last visit { $count } day ago
       *[other] last visit { $count } days ago
    }
return-rank = You: { $place } of { $count }.
since-title = Since you last looked
since-more = { $count ->
        [one] … and { $count } earlier thing, in the log.
       *[other] … and { $count } earlier things, in the log.
    }
transfer-title = Carry my tables to another device
transfer-text = Open this link on the other device, or scan this QR code: it will then have all your seats at tables by link. Show it to nobody: whoever has this link can play your seats.
transfer-link = The link to all your seats
transfer-qr = QR code of the link to all your seats
transfer-save = Save them as a file
transfer-here-title = Bring my tables here from another device
transfer-file = The file of your tables
transfer-file-help = A file saved under “Carry my tables” on the other device. Or open its link here.
transfer-unread = There are no seats in this file.
transfer-taken = { $count ->
        [0] No seat is new here.
        [one] { $count } seat is here now.
       *[other] { $count } seats are here now.
    }
transfer-kept = { $count ->
        [one] At { $count } table this browser keeps the seat it had.
       *[other] At { $count } tables this browser keeps the seats it had.
    }
transfer-lost = { $count ->
        [one] { $count } seat no longer exists.
       *[other] { $count } seats no longer exist.
    }
