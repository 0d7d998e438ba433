-- What was said at a table, in the server's own form. It goes when its table goes.
CREATE TABLE talk (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL CHECK (seq >= 0),
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
