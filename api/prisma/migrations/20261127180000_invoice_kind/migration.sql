CREATE TYPE "invoice_kind" AS ENUM ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL_OF_SUPPLY');

-- An invoice of before is a tax invoice without a place of supply: it keeps its title and its taxes.
ALTER TABLE "invoices"
    ADD COLUMN "kind" "invoice_kind" NOT NULL DEFAULT 'TAX_INVOICE',
    ADD COLUMN "seller_fssai" TEXT,
    ADD COLUMN "place_of_supply" TEXT,
    ADD COLUMN "buyer_name" TEXT,
    ADD COLUMN "buyer_gstin" TEXT,
    ADD CONSTRAINT "invoices_buyer_is_whole" CHECK (("buyer_name" IS NULL) = ("buyer_gstin" IS NULL)) NOT VALID;
