-- The entries of the products that an import changed are read as part of the import, so that they don't hide the other entries.
-- Entries of earlier imports stay as they are: entries are final.
ALTER TABLE "audit_entries" ADD COLUMN "is_part_of_import" BOOLEAN NOT NULL DEFAULT false;
