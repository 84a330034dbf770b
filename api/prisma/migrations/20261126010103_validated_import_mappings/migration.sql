ALTER TABLE "import_mappings" VALIDATE CONSTRAINT "import_mappings_user_id_fkey";
