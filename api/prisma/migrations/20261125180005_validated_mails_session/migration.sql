-- The check that the second factor's migration added without reading the table. Reads and writes continue meanwhile.
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_session_id_fkey";
