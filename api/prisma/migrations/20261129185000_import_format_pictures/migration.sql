-- AlterEnum
ALTER TYPE "import_format" ADD VALUE 'PICTURES';
