-- The price of a product in paise: the maximum retail price less the discount, which is rounded up to a whole rupee.
CREATE FUNCTION "selling_price"("mrp_paise" integer, "discount_percent" integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT greatest(0, "mrp_paise" - ("mrp_paise"::bigint * "discount_percent" + 9999) / 10000 * 100)::integer
$$;

-- Paise per 100 g, per 100 ml or per piece; above each price where the pack names no amount.
CREATE FUNCTION "comparable_price"("price_paise" integer, "pack_amount" double precision, "pack_base" text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(least(999999999, round("price_paise" * CASE "pack_base" WHEN 'pc' THEN 1 ELSE 100 END / "pack_amount")), 1000000000)::integer
$$;

-- A value of a filter as it is compared: without regard to case, whatever the locale of the database.
CREATE FUNCTION "filter_key"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT lower("value" COLLATE "pg_c_utf8")
$$;

-- The dietary facts of a product: the values of its detail `Diet` between commas, each once.
CREATE FUNCTION "parse_diets"("details" json) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(array_agg("diet" ORDER BY "position"), '{}') FROM (
        SELECT DISTINCT ON ("filter_key"("diet")) "diet", "position"
        FROM json_each_text(CASE json_typeof("details") WHEN 'object' THEN "details" ELSE '{}' END) detail, regexp_split_to_table(detail."value", '\s*,\s*') WITH ORDINALITY part ("text", "position"),
            btrim(part."text") "diet"
        WHERE "filter_key"(detail."key") = 'diet' AND length("diet") BETWEEN 1 AND 100
        ORDER BY "filter_key"("diet"), "position"
    ) diets
$$;

ALTER TABLE "products"
    ADD COLUMN "price_paise" INTEGER GENERATED ALWAYS AS ("selling_price"("mrp_paise", "discount_percent")) STORED,
    ADD COLUMN "diets" TEXT[] GENERATED ALWAYS AS ("parse_diets"("details")) STORED;

-- The lists of the whole shop by price, by unit price and by discount, and those of a brand. None contains the stock: see the migration hot_stock.
CREATE INDEX "products_price_idx" ON "products" ("price_paise", "id") WHERE "is_published" AND "deleted_at" IS NULL;
CREATE INDEX "products_price_ascending_idx" ON "products" ((-"price_paise"), "id") WHERE "is_published" AND "deleted_at" IS NULL;
CREATE INDEX "products_unit_price_idx" ON "products" ((-"comparable_price"("price_paise", "pack_amount", "pack_base")), "id") WHERE "is_published" AND "deleted_at" IS NULL;
CREATE INDEX "products_discount_idx" ON "products" ("discount_percent", "id") WHERE "is_published" AND "deleted_at" IS NULL;
CREATE INDEX "products_brand_idx" ON "products" ("filter_key"("brand"), "id") WHERE "is_published" AND "deleted_at" IS NULL;

-- `search` is announced when the order or the counts of a filtered list have changed: also by a price, a discount or a dietary fact.
CREATE TRIGGER "product_filter_changes_are_announced" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN ((OLD."price_paise", OLD."discount_percent", OLD."diets") IS DISTINCT FROM (NEW."price_paise", NEW."discount_percent", NEW."diets"))
    EXECUTE FUNCTION "notify_search_change"();
