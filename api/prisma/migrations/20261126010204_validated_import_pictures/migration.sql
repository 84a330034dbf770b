ALTER TABLE "import_pictures" VALIDATE CONSTRAINT "import_pictures_import_id_fkey";
ALTER TABLE "import_pictures" VALIDATE CONSTRAINT "import_pictures_picture_id_fkey";
