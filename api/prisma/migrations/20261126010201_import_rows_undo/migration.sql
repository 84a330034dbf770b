-- AlterTable
ALTER TABLE "import_rows" ADD COLUMN     "product_id" UUID,
ADD COLUMN     "undo_issue" TEXT;
