-- AlterTable
ALTER TABLE "import_rows" ADD COLUMN     "gst" JSONB;
