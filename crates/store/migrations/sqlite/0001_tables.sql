-- Times are milliseconds since 1970. Settings and seating are JSON that the server alone understands.
CREATE TABLE tables (
    id            TEXT    NOT NULL PRIMARY KEY,
    made_ms       INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    seats         INTEGER NOT NULL,
    settings      TEXT    NOT NULL,
    seed          BLOB    NOT NULL,
    seating       TEXT    NOT NULL,
    stage         TEXT    NOT NULL CHECK (stage IN ('gathering', 'playing', 'over'))
) STRICT;

-- The log is the truth. Its key is also its lock: of two who write the same entry one is refused.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL CHECK (seq >= 0),
    body     TEXT    NOT NULL,
    at_ms    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- A cache of the log: losing it costs time only.
CREATE TABLE snapshots (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    len      INTEGER NOT NULL,
    body     TEXT    NOT NULL
) STRICT;
