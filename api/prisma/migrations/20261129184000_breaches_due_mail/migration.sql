-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'BREACHES_DUE';
