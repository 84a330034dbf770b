ALTER TABLE "invoices" ADD COLUMN     "is_sample" BOOLEAN NOT NULL DEFAULT false;
