-- AlterEnum
ALTER TYPE "refund_method" ADD VALUE 'STORE_CREDIT';
