-- Tables expire by house time, not by the calendar: a clock that is set wrong must not delete games. What is there when
-- this is added counts as touched now.
ALTER TABLE tables ADD COLUMN made_open_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entries ADD COLUMN at_open_ms INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET made_open_ms = (SELECT open_ms FROM house WHERE id = 1);

-- When a table expired, in house time. It is gone for players and can be restored until it is erased.
ALTER TABLE tables ADD COLUMN expired_open_ms INTEGER;
