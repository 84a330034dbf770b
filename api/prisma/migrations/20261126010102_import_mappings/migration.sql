-- CreateEnum
CREATE TYPE "import_mapping_kind" AS ENUM ('COLUMN', 'CATEGORY', 'SUB_CATEGORY');

-- CreateTable
CREATE TABLE "import_mappings" (
    "user_id" UUID NOT NULL,
    "kind" "import_mapping_kind" NOT NULL,
    "source" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "import_mappings_pkey" PRIMARY KEY ("user_id","kind","source")
);

-- AddForeignKey
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- By hand: a source is as long as the longest heading.
ALTER TABLE "import_mappings"
    ADD CONSTRAINT "import_mappings_source_length" CHECK (char_length("source") BETWEEN 1 AND 200);
