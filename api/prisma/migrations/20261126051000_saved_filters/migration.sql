-- CreateEnum
CREATE TYPE "saved_filter_kind" AS ENUM ('PRODUCTS', 'ORDERS', 'REFUND_REQUESTS', 'CUSTOMERS', 'AUDIT_LOG');

-- CreateTable
CREATE TABLE "saved_filters" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "saved_filter_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_filters_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "saved_filters"
    ADD CONSTRAINT "saved_filters_name_length" CHECK (char_length("name") BETWEEN 1 AND 60),
    ADD CONSTRAINT "saved_filters_query_length" CHECK (char_length("query") BETWEEN 1 AND 1000);
-- A user has a name once for each list, whatever the case. It serves the list of a user's filters, too.
CREATE UNIQUE INDEX "saved_filters_user_id_kind_name_key" ON "saved_filters"("user_id", "kind", lower("name"));
