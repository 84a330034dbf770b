-- The price of a product in paise: the maximum retail price less the discount, which is rounded up to a whole rupee.
CREATE FUNCTION "selling_price"("mrp_paise" integer, "discount_percent" integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT greatest(0, "mrp_paise" - ("mrp_paise"::bigint * "discount_percent" + 9999) / 10000 * 100)::integer
$$;

-- Paise per 100 g, per 100 ml or per piece; above each price where the pack names no amount.
CREATE FUNCTION "comparable_price"("price_paise" integer, "pack_amount" double precision, "pack_base" text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(least(999999999, round("price_paise"::double precision * CASE "pack_base" WHEN 'pc' THEN 1 ELSE 100 END / "pack_amount")), 1000000000)::integer
$$;

-- A value of a filter as it is compared: without regard to case, whatever the locale of the database.
CREATE FUNCTION "filter_key"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT lower("value" COLLATE "pg_c_utf8")
$$;

-- The pack size of a unit as it is compared, such as `g 500`; NULL where it names no amount.
CREATE FUNCTION "pack_key"("unit" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
    SELECT size."base" || ' ' || trim_scale(round(size."amount"::numeric, 3)) FROM "parse_pack_size"("unit") size
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

-- The brand, the dietary facts and the pack size of a product, for its filters.
CREATE FUNCTION "product_filter_tokens"("brand" text, "details" json, "unit" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_remove(ARRAY['brand:' || "filter_key"("brand"), 'pack:' || "pack_key"("unit")], NULL)
        || ARRAY(SELECT 'diet:' || "filter_key"("diet") FROM unnest("parse_diets"("details")) "diet")
$$;

ALTER TABLE "products"
    ADD COLUMN "price_paise" INTEGER GENERATED ALWAYS AS ("selling_price"("mrp_paise", "discount_percent")) STORED,
    ADD COLUMN "diets" TEXT[] GENERATED ALWAYS AS ("parse_diets"("details")) STORED,
    ADD COLUMN "filter_tokens" TEXT[] GENERATED ALWAYS AS ("product_filter_tokens"("brand", "details", "unit")) STORED;

-- The lists of the whole shop by price, by unit price and by discount, and those of a brand, a diet or a pack size. None contains the stock: see the migration hot_stock.
CREATE INDEX "products_price_idx" ON "products" ("price_paise", "id") WHERE "is_published" AND "deleted_at" IS NULL;
CREATE INDEX "products_price_ascending_idx" ON "products" ((-"price_paise"), "id") WHERE "is_published" AND "deleted_at" IS NULL;
CREATE INDEX "products_unit_price_idx" ON "products" ((-"comparable_price"("price_paise", "pack_amount", "pack_base")), "id") WHERE "is_published" AND "deleted_at" IS NULL;
CREATE INDEX "products_discount_idx" ON "products" ("discount_percent", "id") WHERE "is_published" AND "deleted_at" IS NULL;
CREATE INDEX "products_filter_tokens_idx" ON "products" USING GIN ("filter_tokens") WITH (fastupdate = off) WHERE "is_published" AND "deleted_at" IS NULL;

-- `search` is announced when the order or the counts of a filtered list have changed: also by a price, a discount or a dietary fact.
CREATE TRIGGER "product_filter_changes_are_announced" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN ((OLD."price_paise", OLD."discount_percent", OLD."diets") IS DISTINCT FROM (NEW."price_paise", NEW."discount_percent", NEW."diets"))
    EXECUTE FUNCTION "notify_search_change"();
