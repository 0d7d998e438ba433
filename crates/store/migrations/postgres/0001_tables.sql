-- Times are milliseconds since 1970; those of uptime stand still while no server runs. Settings, seating, clocks and talk are
-- JSON that the server alone understands.
CREATE TABLE tables (
    id              TEXT   NOT NULL PRIMARY KEY,
    made_ms         BIGINT NOT NULL,
    made_open_ms    BIGINT NOT NULL,
    expired_open_ms BIGINT,
    game            TEXT   NOT NULL,
    rules_version   BIGINT NOT NULL,
    seats           BIGINT NOT NULL,
    settings        TEXT   NOT NULL,
    seed            BYTEA  NOT NULL,
    seating         TEXT   NOT NULL,
    stage           TEXT   NOT NULL CHECK (stage IN ('gathering', 'playing', 'over'))
);

-- For those who count tables, and those who look for old ones.
CREATE INDEX tables_by_game ON tables (game, stage, made_ms);

-- The log is the truth. Its key is also its lock: of two who write the same entry one is refused.
CREATE TABLE entries (
    table_id   TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq        BIGINT NOT NULL CHECK (seq >= 0),
    body       TEXT   NOT NULL,
    at_ms      BIGINT NOT NULL,
    at_open_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- A cache of the log: losing it costs time only.
CREATE TABLE snapshots (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    len      BIGINT NOT NULL,
    body     TEXT   NOT NULL
);

-- What was said at a table. It goes when its table goes.
CREATE TABLE talk (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL CHECK (seq >= 0),
    body     TEXT   NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What the players of a table added to its secret: written once, before the deal.
CREATE TABLE dice (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    added    TEXT NOT NULL
);

-- How the clocks of a table stand, and when the next one runs out, in uptime.
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    due_ms   BIGINT,
    body     TEXT NOT NULL
);

CREATE INDEX clocks_by_due ON clocks (due_ms) WHERE due_ms IS NOT NULL;

-- Uptime: for how many milliseconds servers have run in all.
CREATE TABLE house (
    id      BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    open_ms BIGINT NOT NULL
);

INSERT INTO house (id, open_ms) VALUES (1, 0);
