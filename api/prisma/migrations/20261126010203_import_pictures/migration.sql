-- CreateTable
CREATE TABLE "import_pictures" (
    "import_id" UUID NOT NULL,
    "picture_id" UUID NOT NULL,

    CONSTRAINT "import_pictures_pkey" PRIMARY KEY ("import_id","picture_id")
);

-- CreateIndex
CREATE INDEX "import_pictures_picture_id_idx" ON "import_pictures"("picture_id");

-- AddForeignKey
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "catalogue_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- AddForeignKey
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
