# Why no board came of a feed
feed-not-there = { $name } is not there, or cannot be read; give a GTFS feed, as a zip archive or a folder that holds its text files.
feed-not-a-feed = { $name } is not a GTFS feed; give a zip archive or a folder that holds its text files.
feed-several = { $name } holds several feeds: { $feeds }. Unpack it, and import one of them.
feed-missing = { $file } is missing; an import needs routes.txt, trips.txt, stops.txt and stop_times.txt.
feed-empty = { $file } is empty; its first line should name the columns.
feed-utf16 = { $file } is saved in UTF-16, as spreadsheets do; save it in UTF-8.
feed-column = { $file }, line 1: there is no column { $column }; there is { $has }.
feed-value = { $file }, line { $line }, column { $column }: “{ $value }” { $wrong }.
feed-value-empty = { $file }, line { $line }, column { $column }: the value { $wrong }.
feed-row = { $file }, line { $line }: a quotation mark is opened in this row and never closed, so that the row goes on to the end of the file or for more than { $most } KiB.
feed-too-much = { $file } has more than { $amount }, which is beyond what an import takes; cut the feed down first.
feed-unread = { $file } cannot be read to its end; is the feed whole?
feed-kind = “{ $word }” is no kind of route; write { $words } or all, or numbers such as 1 or 400-405.
feed-no-routes = no route is of the kinds asked for; with --routes choose among what the feed has: { $has }.
feed-no-route-at-all = routes.txt has no route.
feed-no-such-line = there is no line “{ $line }” among the kinds asked for; there is { $has }.
feed-no-trips = none of the chosen routes has a trip that stops anywhere, so there is nothing to play on.
feed-lines = the chosen routes make { $lines } lines, and a board has at most { $most }; ask for fewer kinds (here: { $kinds }) or name the lines, as in --lines { $example }.
feed-stations = the chosen lines have { $stations } stations, and a board has at most { $most }; choose fewer with --lines (most stations: { $largest }).
feed-board = the board made of this feed cannot be played. { $why }
wrong-encoding = is not text in UTF-8; convert the file
wrong-empty = is empty, but needed
wrong-empty-served = is empty, but needed for a stop that a chosen line serves
wrong-number = is not a whole number
wrong-degrees = is not a latitude or longitude in degrees
wrong-twice = is listed twice; these may be two feeds in one
wrong-two-lines = is listed twice, on two different lines; these may be two feeds in one
amount-bytes = { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
amount-routes = { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
amount-stops = { $count ->
        [one] { $count } stop
       *[other] { $count } stops
    }
amount-trips = { $count ->
        [one] { $count } trip
       *[other] { $count } trips
    } on the chosen lines
and-more = { $count } more

# What was made of a feed
report-agency = Agency: { $agencies }
report-read = Read: { $kinds }; together { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    },
report-trips = { $trips ->
        [one] { $trips } trip
       *[other] { $trips } trips
    }, { $chosen } of them on the chosen lines,
report-calls = { $calls ->
        [one] { $calls } call
       *[other] { $calls } calls
    } at stops,
report-stops = { $stops ->
        [one] { $stops } stop
       *[other] { $stops } stops
    }, { $served } of them served by the chosen lines.
report-merged = Merged:
report-renamed = Renamed:
report-dropped = Dropped:
report-doubtful = Look at:
report-board = Board: { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }, { $several } of them on several lines
report-line = { $kind } { $line }: { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
remark-counted = { $what }: { $count }
remark-all = { $what }: { $count }, { $examples }
remark-some = { $what }: { $count }, among them { $examples }
remark-routes = lines made of several routes of the same name, kind and agency
remark-directions = lines with a route for each direction
remark-platforms = stations made of several stops by their parent station
remark-transfers = stations made of several of the same name by transfers.txt
remark-namesakes = stations made of several of the same name that are less than { $metres } m apart (--merge)
remark-renamed-lines = lines whose name was too long or another’s
remark-renamed-stations = stations whose name was another’s too
remark-idle = lines without trips
remark-nowhere = lines whose trips stop nowhere
remark-unserved = stations without a chosen line
remark-unknown-stops = calls at stops that are not in stops.txt, the first in line { $line } of stop_times.txt
remark-tripless = calls without a trip, the first in line { $line } of stop_times.txt
remark-lost-transfers = transfers between stops that are not in stops.txt, the first in line { $line } of transfers.txt
remark-orphans = parent stations that are not in stops.txt, so that these stops stand alone
remark-doubled = trips listed more than once, taken as one each
remark-astray = trips whose route is not in routes.txt
remark-undrawn = lines drawn without some of their stations
remark-overlap = stations of one name drawn on top of each other; join them with a larger --merge if they are one, or move them apart in the file
remark-overlap-others = stations of different names drawn on top of each other; give them one name in stops.txt if they are one, or move them apart in the file
example-routes = { $name } ({ $count ->
        [one] { $count } route
       *[other] { $count } routes
    })
example-stops = { $name } ({ $count ->
        [one] { $count } stop
       *[other] { $count } stops
    })
example-stations = { $name } ({ $count })
example-renamed = { $one } = { $other }
example-pair = { $one } / { $other }
