-- AlterTable
ALTER TABLE "catalogue_imports" ADD COLUMN     "headings" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "heading_columns" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "next_columns" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "category_mapping" JSONB NOT NULL DEFAULT '{"categories": [], "subCategories": []}';
