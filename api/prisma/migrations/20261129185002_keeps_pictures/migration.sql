-- AlterTable
ALTER TABLE "catalogue_imports" ADD COLUMN "keeps_pictures" BOOLEAN NOT NULL DEFAULT true;
