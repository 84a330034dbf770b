-- CreateTable
CREATE TABLE "import_files" (
    "import_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "row_number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BYTEA,
    "picture_id" UUID,
    "problem" TEXT,

    CONSTRAINT "import_files_pkey" PRIMARY KEY ("import_id","number"),
    CONSTRAINT "import_files_one_state" CHECK (num_nonnulls("bytes", "picture_id", "problem") = 1),
    CONSTRAINT "import_files_import_id_row_number_fkey" FOREIGN KEY ("import_id", "row_number") REFERENCES "import_rows"("import_id", "number") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "import_files_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Pictures are compressed already.
ALTER TABLE "import_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

-- CreateIndex
CREATE INDEX "import_files_import_id_row_number_idx" ON "import_files"("import_id", "row_number");

-- CreateIndex
CREATE INDEX "import_files_picture_id_idx" ON "import_files"("picture_id");
