-- What shoppers search, and what comes of it: counts per day of the shop's calendar and per cleaned text. No row holds
-- anything about a person. A search without a result has nothing to open or to add.
CREATE TABLE "searches" (
    "day" DATE NOT NULL,
    "query" TEXT NOT NULL,
    "search_count" INTEGER NOT NULL DEFAULT 0,
    "zero_result_count" INTEGER NOT NULL DEFAULT 0,
    "corrected_count" INTEGER NOT NULL DEFAULT 0,
    "click_count" INTEGER NOT NULL DEFAULT 0,
    "add_to_cart_count" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "searches_pkey" PRIMARY KEY ("day", "query"),
    CONSTRAINT "searches_query_not_blank" CHECK (btrim("query") <> ''),
    CONSTRAINT "searches_query_short" CHECK (char_length("query") <= 60),
    CONSTRAINT "searches_search_count_positive" CHECK ("search_count" >= 1),
    CONSTRAINT "searches_zero_result_count_not_negative" CHECK ("zero_result_count" >= 0),
    CONSTRAINT "searches_corrected_count_in_range" CHECK ("corrected_count" BETWEEN 0 AND "search_count"),
    CONSTRAINT "searches_click_count_in_range" CHECK ("click_count" BETWEEN 0 AND "search_count" - "zero_result_count"),
    CONSTRAINT "searches_add_to_cart_count_in_range" CHECK ("add_to_cart_count" BETWEEN 0 AND "search_count" - "zero_result_count")
);
CREATE INDEX "searches_query_day_idx" ON "searches" ("query", "day");

INSERT INTO "searches" ("day", "query", "search_count", "zero_result_count")
SELECT "day", "query", "count", "count" FROM "zero_result_searches";
DROP TABLE "zero_result_searches";

-- Products that an admin shows first or last in the results of a search. `query` is normalized, as `searchRuleQuery.ts` does it.
CREATE TYPE "search_rule_action" AS ENUM ('PIN', 'BURY');
CREATE TABLE "search_rules" (
    "id" UUID NOT NULL,
    "query" TEXT NOT NULL,
    "product_id" UUID NOT NULL,
    "action" "search_rule_action" NOT NULL,
    "position" INTEGER,
    "starts_on" DATE,
    "ends_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "search_rules_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "search_rules_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "search_rules_query_not_blank" CHECK (btrim("query") <> ''),
    CONSTRAINT "search_rules_query_short" CHECK (char_length("query") <= 60),
    CONSTRAINT "search_rules_pins_have_positions" CHECK (("action" = 'PIN') = ("position" IS NOT NULL)),
    CONSTRAINT "search_rules_position_positive" CHECK ("position" >= 1),
    CONSTRAINT "search_rules_dates_in_order" CHECK ("starts_on" <= "ends_on"),
    -- Checked at the end of each statement, so that one statement can move several pins.
    CONSTRAINT "search_rules_query_position_key" UNIQUE ("query", "position") DEFERRABLE
);
CREATE UNIQUE INDEX "search_rules_query_product_id_key" ON "search_rules" ("query", "product_id");
CREATE INDEX "search_rules_product_id_idx" ON "search_rules" ("product_id");

CREATE TRIGGER "search_rules_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_rules"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_search_change"();

ALTER TYPE "audit_action" ADD VALUE 'SEARCH_RULE_CREATE';
ALTER TYPE "audit_action" ADD VALUE 'SEARCH_RULE_UPDATE';
ALTER TYPE "audit_action" ADD VALUE 'SEARCH_RULE_DELETE';
ALTER TYPE "audit_subject" ADD VALUE 'SEARCH_RULE';
