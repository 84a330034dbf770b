-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'USER_CASH_BLOCK';
ALTER TYPE "audit_action" ADD VALUE 'USER_CASH_UNBLOCK';

-- CreateEnum
CREATE TYPE "user_block_kind" AS ENUM ('CASH_ON_DELIVERY', 'ACCOUNT');

-- CreateTable
CREATE TABLE "user_blocks" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "user_block_kind" NOT NULL,
    "reason" TEXT,
    "author_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lifted_at" TIMESTAMPTZ(3),
    "lifted_by_id" UUID,

    CONSTRAINT "user_blocks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customer_notes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "author_id" UUID,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "customer_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "user_blocks_user_id_id_idx" ON "user_blocks"("user_id", "id");

-- CreateIndex
CREATE INDEX "user_blocks_author_id_idx" ON "user_blocks"("author_id");

-- CreateIndex
CREATE INDEX "user_blocks_lifted_by_id_idx" ON "user_blocks"("lifted_by_id");

-- CreateIndex
CREATE INDEX "customer_notes_user_id_id_idx" ON "customer_notes"("user_id", "id");

-- CreateIndex
CREATE INDEX "customer_notes_author_id_idx" ON "customer_notes"("author_id");

-- AddForeignKey
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_lifted_by_id_fkey" FOREIGN KEY ("lifted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "user_blocks"
    ADD CONSTRAINT "user_blocks_reason_length" CHECK (char_length("reason") BETWEEN 1 AND 500),
    ADD CONSTRAINT "user_blocks_lifted_once" CHECK ("lifted_by_id" IS NULL OR "lifted_at" IS NOT NULL);
CREATE UNIQUE INDEX "user_blocks_in_force_key" ON "user_blocks"("user_id", "kind") WHERE "lifted_at" IS NULL;

ALTER TABLE "customer_notes"
    ADD CONSTRAINT "customer_notes_body_length" CHECK (char_length("body") BETWEEN 1 AND 2000);
