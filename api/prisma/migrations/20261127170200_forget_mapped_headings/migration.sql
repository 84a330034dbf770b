-- A heading is remembered with the other headings of its file. Those without them would be read for no file.
DELETE FROM "import_mappings" WHERE "kind" = 'COLUMN' AND "source" !~ '^[0-9a-f]{16}:';
