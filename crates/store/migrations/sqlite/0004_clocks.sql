-- How the clocks of a table stand, in the server's own form, and when the next one runs out, in house time.
CREATE TABLE clocks (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    due_ms   INTEGER,
    body     TEXT    NOT NULL
) STRICT;

CREATE INDEX clocks_by_due ON clocks (due_ms) WHERE due_ms IS NOT NULL;

-- House time: for how many milliseconds the house has been open in all. It stands still while no server runs, so that
-- a server that is down eats nobody's time.
CREATE TABLE house (
    id      INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    open_ms INTEGER NOT NULL
) STRICT;

INSERT INTO house (id, open_ms) VALUES (1, 0);
