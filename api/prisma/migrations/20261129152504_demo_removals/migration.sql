-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'DEMO_REMOVE';

-- CreateTable
CREATE TABLE "demo_removals" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "removed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "demo_removals_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "demo_removals_is_one" CHECK ("id" = 1)
);
