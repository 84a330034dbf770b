-- What orders say of products, for the search and for recommendations. Nightly jobs write both tables (ARCHITECTURE.md, "Search").

-- How often each product was ordered lately; one that nobody ordered has no row. `score` is logarithmic, so that few products change
-- each night, and many shoppers make it higher than one shopper's many orders.
CREATE TABLE "product_popularity" (
    "product_id" UUID NOT NULL,
    "order_count" INTEGER NOT NULL,
    "score" SMALLINT NOT NULL,
    CONSTRAINT "product_popularity_pkey" PRIMARY KEY ("product_id"),
    CONSTRAINT "product_popularity_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "product_popularity_order_count_in_range" CHECK ("order_count" > 0),
    CONSTRAINT "product_popularity_score_in_range" CHECK ("score" BETWEEN 1 AND 15)
);
CREATE INDEX "product_popularity_score_order_count_product_id_idx" ON "product_popularity" ("score", "order_count", "product_id");

-- The products that are ordered together with each product more often than by chance, the best 12. Orders of two shoppers at least have both.
CREATE TABLE "related_products" (
    "product_id" UUID NOT NULL,
    "related_product_id" UUID NOT NULL,
    "order_count" INTEGER NOT NULL,
    "score" SMALLINT NOT NULL,
    CONSTRAINT "related_products_pkey" PRIMARY KEY ("product_id", "related_product_id"),
    CONSTRAINT "related_products_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "related_products_related_product_id_fkey" FOREIGN KEY ("related_product_id") REFERENCES "products" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "related_products_is_another" CHECK ("product_id" <> "related_product_id"),
    CONSTRAINT "related_products_order_count_in_range" CHECK ("order_count" >= 2),
    CONSTRAINT "related_products_score_in_range" CHECK ("score" BETWEEN 1 AND 1000)
);
CREATE INDEX "related_products_related_product_id_idx" ON "related_products" ("related_product_id");

-- The terms of products with their scores, as before, and up to 30 more for what is ordered often: it decides among products that are
-- the same thing, and is below each step between what a product is and what it is not.
CREATE OR REPLACE FUNCTION "search_document_terms"("ids" uuid[]) RETURNS TABLE ("product_id" uuid, "term" text, "word" text, "score" smallint)
LANGUAGE sql STABLE AS $$
    WITH inherited AS MATERIALIZED (
        SELECT placed."product_id", category.* FROM (
            SELECT "product_id", "sub_category_id" AS category_id FROM "product_sub_categories" WHERE "product_id" = ANY ("ids")
            UNION ALL
            SELECT "product_id", "category_id" FROM "product_categories" WHERE "product_id" = ANY ("ids")
        ) placed JOIN "search_category_terms" category ON category."category_id" = placed.category_id
    ), departments AS MATERIALIZED (
        SELECT "product_id", array_agg("department") AS departments FROM inherited WHERE "department" IS NOT NULL GROUP BY "product_id"
    ), products AS MATERIALIZED (
        SELECT "id", "name", "brand", "description", departments FROM "products" LEFT JOIN departments ON departments."product_id" = "id" WHERE "id" = ANY ("ids")
    ), named AS (
        SELECT "id", "term", min("word") AS word, bool_or(is_first) AS is_first, bool_or(is_first AND is_head) AS is_thing,
            bool_or(is_head) AS is_head, bool_or(is_home) AS is_home, bool_and(is_narrowed) AS is_narrowed, max("share") AS share
        FROM "search_terms_of"(array(
            SELECT ROW ("id", "search_name_parts"("name", coalesce("brand", '')), departments)::"search_text" FROM products))
        GROUP BY "id", "term"
    ), found AS (
        SELECT "id", "term", word, is_thing, is_head, is_home, is_first, is_narrowed, share, NULL::double precision AS category_share, 0 AS score FROM named
        UNION ALL
        SELECT "product_id", "term", "word", NULL, NULL, NULL, NULL, NULL, NULL, CASE WHEN "score" >= 250 THEN coalesce("head_share", 0) END, "score" FROM inherited
        UNION ALL
        SELECT "id", "search_stem"(brand_word), brand_word, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 500 FROM products, unnest("search_tokenize"("brand")) brand_word
        UNION ALL
        SELECT "id", "search_singular"(stem), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 60
        FROM products, unnest(tsvector_to_array(to_tsvector('pg_catalog.english', "search_normalize"("description")))) stem WHERE length(stem) > 2
    ), combined AS (
        SELECT "id", "term", coalesce(min(word), "term") AS word, bool_or(is_thing) AS is_thing, bool_or(is_head) AS is_head, bool_or(is_home) AS is_home, bool_or(is_first) AS is_first,
            bool_or(is_narrowed) AS is_narrowed, max(share) AS share, max(category_share) AS category_share, max(score) AS score
        FROM found GROUP BY "id", "term"
    )
    SELECT "id", "term", word, (2 * coalesce(popularity."score", 0) + greatest(combined.score, CASE WHEN share IS NOT NULL THEN
        -- What the first words of the name and the sub-category both say, it is: the chicken of a curry cut among chicken.
        CASE WHEN is_thing OR (is_first AND category_share > 0) THEN 600 WHEN is_head THEN 380 WHEN is_first THEN 350 ELSE 300 END
        + 150 * share
        + CASE WHEN category_share IS NULL OR category_share = 0 THEN 0 WHEN is_thing OR is_first THEN 100 + 250 * category_share ELSE 80 END
        + CASE WHEN is_home AND is_thing THEN 60 ELSE 0 END - CASE WHEN is_narrowed THEN 120 ELSE 0 END
    END))::smallint
    FROM combined LEFT JOIN "product_popularity" popularity ON popularity."product_id" = "id"
$$;

-- A product is indexed again when its score has changed; more orders alone change nothing.
CREATE FUNCTION "queue_rescored_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_queue" ("product_ids")
    SELECT array_agg("product_id") FROM rescored JOIN former USING ("product_id") WHERE rescored."score" <> former."score" HAVING count(*) > 0;
    RETURN NULL;
END
$$;
CREATE TRIGGER "popular_products_are_indexed" AFTER INSERT ON "product_popularity"
    REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION "queue_placed_products"();
CREATE TRIGGER "popularity_changes_are_indexed" AFTER UPDATE ON "product_popularity"
    REFERENCING OLD TABLE AS former NEW TABLE AS rescored FOR EACH STATEMENT EXECUTE FUNCTION "queue_rescored_products"();
CREATE TRIGGER "unpopular_products_are_indexed" AFTER DELETE ON "product_popularity"
    REFERENCING OLD TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION "queue_placed_products"();

-- Caches of lists that are ordered by these tables.
CREATE TRIGGER "product_popularity_is_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_popularity"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_search_change"();
CREATE TRIGGER "related_products_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "related_products"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_search_change"();
