-- AlterEnum
ALTER TYPE "api_token_scope" ADD VALUE 'EXPORT';
