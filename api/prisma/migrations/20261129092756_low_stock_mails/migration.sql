-- AlterEnum
ALTER TYPE "mail_category" ADD VALUE 'LOW_STOCK';

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'LOW_STOCK';
