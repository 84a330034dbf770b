-- AlterTable
ALTER TABLE "catalogue_imports" ADD COLUMN     "gst_default_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "gst_missing_count" INTEGER NOT NULL DEFAULT 0;
