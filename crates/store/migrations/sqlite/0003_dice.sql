-- What the players of a table added to its secret, as JSON: written once, before the deal.
CREATE TABLE dice (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    added    TEXT NOT NULL
) STRICT;

-- A table that is deleted takes its log along; the later tables of this database do so by themselves.
CREATE TRIGGER tables_go BEFORE DELETE ON tables BEGIN
    DELETE FROM snapshots WHERE table_id = OLD.id;
    DELETE FROM entries WHERE table_id = OLD.id;
END;

-- For those who count tables, and those who look for old ones.
CREATE INDEX tables_by_game ON tables (game, stage, made_ms);
