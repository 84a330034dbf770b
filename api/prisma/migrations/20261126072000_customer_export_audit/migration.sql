-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'CUSTOMER_EXPORT';
