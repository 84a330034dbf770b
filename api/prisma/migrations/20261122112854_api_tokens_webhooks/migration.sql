-- CreateEnum
CREATE TYPE "api_token_scope" AS ENUM ('READ', 'READ_WRITE');

-- CreateEnum
CREATE TYPE "webhook_delivery_state" AS ENUM ('WAITING', 'DELIVERED', 'FAILED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "audit_action" ADD VALUE 'WEBHOOK_ADD';
ALTER TYPE "audit_action" ADD VALUE 'WEBHOOK_EDIT';
ALTER TYPE "audit_action" ADD VALUE 'WEBHOOK_DELETE';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'WEBHOOK';

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'API_TOKEN_ADDED';

-- CreateTable
CREATE TABLE "api_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "hint" TEXT NOT NULL,
    "scope" "api_token_scope" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "sealed_secret" BYTEA NOT NULL,
    "statuses" "order_status"[],
    "failure_count" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL,
    "endpoint_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "order_id" UUID,
    "body" TEXT,
    "state" "webhook_delivery_state" NOT NULL DEFAULT 'WAITING',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "status_code" INTEGER,
    "failure" TEXT,
    "duration" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_tokens_token_hash_key" ON "api_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "api_tokens_user_id_id_idx" ON "api_tokens"("user_id", "id");

-- CreateIndex
CREATE INDEX "api_tokens_expires_at_idx" ON "api_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpoint_id_id_idx" ON "webhook_deliveries"("endpoint_id", "id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_order_id_idx" ON "webhook_deliveries"("order_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

-- CreateIndex
CREATE INDEX "webhook_attempts_delivery_id_id_idx" ON "webhook_attempts"("delivery_id", "id");

-- AddForeignKey
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Invariants that Prisma's language has no words for.
ALTER TABLE "api_tokens"
  ADD CONSTRAINT "api_tokens_name_check" CHECK (char_length("name") BETWEEN 1 AND 60),
  ADD CONSTRAINT "api_tokens_token_hash_check" CHECK (octet_length("token_hash") = 32),
  ADD CONSTRAINT "api_tokens_hint_check" CHECK (char_length("hint") = 4);

ALTER TABLE "webhook_endpoints"
  ADD CONSTRAINT "webhook_endpoints_url_check" CHECK ("url" ~ '^https?://' AND char_length("url") <= 2000),
  ADD CONSTRAINT "webhook_endpoints_failing_check" CHECK (
    "failure_count" >= 0 AND ("failure_count" > 0) = ("failing_since" IS NOT NULL)
  );

ALTER TABLE "webhook_deliveries"
  ADD CONSTRAINT "webhook_deliveries_settled_check" CHECK (("state" = 'WAITING') = ("settled_at" IS NULL));

ALTER TABLE "webhook_attempts"
  ADD CONSTRAINT "webhook_attempts_outcome_check" CHECK (
    "duration" >= 0 AND ("status_code" IS NULL) = ("failure" IS NOT NULL)
  );
