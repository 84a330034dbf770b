-- The program that wrote an imported file, where its table stands, and how its cells were read.
CREATE TYPE "import_format" AS ENUM ('CATALOGUE', 'SHOPIFY', 'WOOCOMMERCE', 'VYAPAR', 'TALLY', 'OTHER');

ALTER TABLE "catalogue_imports"
    ADD COLUMN "format" "import_format" NOT NULL DEFAULT 'CATALOGUE',
    ADD COLUMN "sheet" TEXT,
    ADD COLUMN "header_row" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "percent_scales" JSONB NOT NULL DEFAULT '{}',
    ADD COLUMN "notice_counts" JSONB NOT NULL DEFAULT '[]';

ALTER TABLE "import_rows" ADD COLUMN "notices" JSONB NOT NULL DEFAULT '[]';
