-- AlterEnum
ALTER TYPE "permission" ADD VALUE 'CUSTOMERS';
