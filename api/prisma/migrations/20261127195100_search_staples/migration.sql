-- What most households mean by the name of a thing, which decides among products that are the same thing until shoppers order them.

-- The stems of the words of a text; the handle of a synonym group, such as `#toned-milk`, is one.
CREATE FUNCTION "search_stems"("value" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN starts_with("value", '#') THEN ARRAY["value"] ELSE array(SELECT "search_stem"(word) FROM unnest("search_tokenize"("value")) word) END
$$;

-- The curated names: by milk most mean toned milk, and next full cream milk. `term` is one of the search index; a product whose name has all words of `name`, and none of
-- `exclusions`, is what the term means, most of all in a pack like `pack`. `api/src/catalogue/search/tables/staples.json` is their source.
CREATE TABLE "search_staples" (
    "term" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "exclusions" TEXT NOT NULL,
    "pack" TEXT NOT NULL,
    "stems" TEXT[] NOT NULL GENERATED ALWAYS AS ("search_stems"("name")) STORED,
    "excluded_stems" TEXT[] NOT NULL GENERATED ALWAYS AS ("search_stems"("exclusions")) STORED,
    "pack_amount" DOUBLE PRECISION GENERATED ALWAYS AS (("parse_pack_size"("pack"))."amount") STORED,
    "pack_base" TEXT GENERATED ALWAYS AS (("parse_pack_size"("pack"))."base") STORED,
    CONSTRAINT "search_staples_pkey" PRIMARY KEY ("term", "position", "name"),
    CONSTRAINT "search_staples_position_in_range" CHECK ("position" BETWEEN 0 AND 15),
    CONSTRAINT "search_staples_name_has_words" CHECK (cardinality("search_stems"("name")) >= 1)
);
CREATE INDEX "search_staples_stems_idx" ON "search_staples" (("stems"[1]));

-- A size or a price as a step: twice as much is one more. Small changes leave it as it is.
CREATE FUNCTION "search_step"("value" double precision) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN "value" > 0 THEN round(ln("value") / ln(2.0::double precision)) END::integer
$$;

-- The terms of products with their scores, as before. What most households mean has the score of the thing itself in its own sub-category, and up to 116 more. The
-- orders of three shoppers or more count for as much as that, and those of more of them for more. A pack and a price that are usual in the sub-category add up to 20.
CREATE OR REPLACE FUNCTION "search_document_terms"("ids" uuid[]) RETURNS TABLE ("product_id" uuid, "term" text, "word" text, "score" smallint)
LANGUAGE sql STABLE AS $$
    WITH placed AS MATERIALIZED (
        SELECT "product_id", "sub_category_id" FROM "product_sub_categories" WHERE "product_id" = ANY ("ids")
    ), inherited AS MATERIALIZED (
        SELECT grouped."product_id", category.* FROM (
            SELECT "product_id", "sub_category_id" AS category_id FROM placed
            UNION ALL
            SELECT "product_id", "category_id" FROM "product_categories" WHERE "product_id" = ANY ("ids")
        ) grouped JOIN "search_category_terms" category ON category."category_id" = grouped.category_id
    ), departments AS MATERIALIZED (
        SELECT "product_id", array_agg("department") AS departments FROM inherited WHERE "department" IS NOT NULL GROUP BY "product_id"
    ), usual AS MATERIALIZED (
        -- Of the newest products of each sub-category, as many as are enough for a median.
        SELECT "sub_category_id", sample.* FROM (SELECT DISTINCT "sub_category_id" FROM placed) sub_category, LATERAL (
            SELECT mode() WITHIN GROUP (ORDER BY "pack_base") AS base,
                percentile_disc(0.5) WITHIN GROUP (ORDER BY "search_step"("pack_amount")) AS size,
                percentile_disc(0.5) WITHIN GROUP (ORDER BY "search_step"("comparable_price"("price_paise", "pack_amount", "pack_base"))) AS price
            FROM (
                SELECT "product_id" FROM "product_sub_categories" link WHERE link."sub_category_id" = sub_category."sub_category_id"
                ORDER BY "product_id" DESC LIMIT 100
            ) newest JOIN "products" product ON product."id" = newest."product_id" WHERE "pack_amount" IS NOT NULL
        ) sample
    ), products AS MATERIALIZED (
        SELECT "id", "name", "brand", "description", departments, "pack_amount", "pack_base", "search_step"("pack_amount") AS size,
            CASE WHEN "pack_amount" IS NOT NULL THEN "search_step"("comparable_price"("price_paise", "pack_amount", "pack_base")) END AS price
        FROM "products" LEFT JOIN departments ON departments."product_id" = "id" WHERE "id" = ANY ("ids")
    ), typical AS MATERIALIZED (
        SELECT products."id", max(greatest(0, 12 - 4 * abs(products.size - usual.size)) + greatest(0, 8 - 4 * abs(products.price - usual.price))) AS points
        FROM products JOIN placed ON placed."product_id" = products."id" JOIN usual ON usual."sub_category_id" = placed."sub_category_id"
        WHERE products."pack_base" = usual.base GROUP BY products."id"
    ), named AS MATERIALIZED (
        SELECT "id", "term", min("word") AS word, bool_or(is_first) AS is_first, bool_or(is_first AND is_head) AS is_thing,
            bool_or(is_head) AS is_head, bool_or(is_home) AS is_home, bool_and(is_narrowed) AS is_narrowed, max("share") AS share
        FROM "search_terms_of"(array(
            SELECT ROW ("id", "search_name_parts"("name", coalesce("brand", '')), departments)::"search_text" FROM products))
        GROUP BY "id", "term"
    ), meant AS MATERIALIZED (
        -- A name of several words is enough when the product's name begins with them; one of a single word has to be what the product is.
        SELECT "id", staple."term", max(points) AS points, max(points) FILTER (WHERE cardinality(staple."stems") > 1) AS points_of_first
        FROM named JOIN products USING ("id") JOIN (SELECT "id", array_agg("term") AS terms FROM named GROUP BY "id") names USING ("id")
            JOIN "search_staples" staple ON staple."stems"[1] = named."term" AND staple."stems" <@ names.terms AND NOT staple."excluded_stems" && names.terms,
            LATERAL (SELECT 100 - 15 * staple."position" + CASE WHEN staple."pack_base" = products."pack_base"
                THEN greatest(0, 16 - round(12 * abs(ln(staple."pack_amount" / products."pack_amount")))) ELSE 0 END AS points) fit
        GROUP BY "id", staple."term"
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
    ), read AS (
        -- What the first words of the name and the sub-category both say, it is: the chicken of a curry cut among chicken.
        SELECT *, coalesce(is_thing OR (is_first AND category_share > 0), false) AS is_what, share IS NULL AND category_share > 0 AS is_placed,
            is_narrowed AND coalesce(category_share, 0) = 0 AS is_other
        FROM combined
    ), judged AS (
        SELECT read.*, CASE WHEN is_what OR is_placed THEN points WHEN is_first THEN points_of_first END AS meant
        FROM read LEFT JOIN meant USING ("id", "term")
    )
    SELECT judged."id", "term", word, (CASE WHEN meant IS NOT NULL THEN 1085 ELSE greatest(judged.score, CASE WHEN share IS NOT NULL THEN
        CASE WHEN is_what THEN 600 WHEN is_head THEN 380 WHEN is_first THEN 350 ELSE 300 END
        + 150 * share
        + CASE WHEN category_share IS NULL OR category_share = 0 THEN 0 WHEN is_thing OR is_first THEN 100 + 250 * category_share ELSE 80 END
        + CASE WHEN is_home AND is_thing THEN 60 ELSE 0 END - CASE WHEN is_other THEN 120 ELSE 0 END
    END) END + CASE WHEN meant IS NOT NULL OR is_placed OR (is_what AND NOT is_other)
        THEN greatest(coalesce(meant, 0), least(150, 70 * coalesce(popularity."score", 0))) + 4 * coalesce(popularity."score", 0) + coalesce(typical.points, 0)
        ELSE 2 * coalesce(popularity."score", 0)
    END)::smallint
    FROM judged LEFT JOIN typical USING ("id") LEFT JOIN "product_popularity" popularity ON popularity."product_id" = judged."id"
$$;

-- A product whose pack or price is another step from the usual ones is indexed again.
CREATE TRIGGER "product_steps_are_indexed" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN (("search_step"(OLD."pack_amount"), OLD."pack_base", "search_step"("comparable_price"(OLD."price_paise", OLD."pack_amount", OLD."pack_base")))
        IS DISTINCT FROM ("search_step"(NEW."pack_amount"), NEW."pack_base", "search_step"("comparable_price"(NEW."price_paise", NEW."pack_amount", NEW."pack_base"))))
    EXECUTE FUNCTION "queue_changed_product"('all');

-- Indexes products again, as before; the word of a term is one that a name has, and a stem that is no word only as long as no more than descriptions
-- have it.
CREATE OR REPLACE FUNCTION "search_index"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_advisory_xact_lock(7310002);
    DELETE FROM "search_documents" WHERE "product_id" = ANY ("ids");
    WITH fresh AS MATERIALIZED (
        SELECT found.*, product."is_published", product."stock" > 0 AS in_stock
        FROM "search_document_terms"("ids") found JOIN "products" product ON product."id" = found."product_id" AND product."deleted_at" IS NULL
    ), documents AS (
        INSERT INTO "search_documents" ("product_id", "is_published", "in_stock", "terms", "scores")
        SELECT "product_id", "is_published", in_stock, array_agg("term" ORDER BY "score" DESC), array_agg("score" ORDER BY "score" DESC)
        FROM fresh GROUP BY "product_id", "is_published", in_stock
    ), postings AS (
        INSERT INTO "search_postings" ("term", "is_published", "in_stock", "score", "product_id")
        SELECT "term", "is_published", in_stock, "score", "product_id" FROM fresh ORDER BY "term"
    )
    INSERT INTO "search_terms" AS known ("term", "word", "phonetic", "product_count", "document_count", "score_sum")
    SELECT fresh."term", coalesce(min("word") FILTER (WHERE "word" <> ALL (ARRAY[fresh."term", fresh."term" || 's', fresh."term" || 'es'])), min("word")),
        CASE WHEN EXISTS (SELECT FROM "search_terms" existing WHERE existing."term" = fresh."term" AND existing."word" <> existing."term") THEN '' ELSE "search_phonetic"(coalesce(min("word") FILTER (WHERE "word" <> ALL (ARRAY[fresh."term", fresh."term" || 's', fresh."term" || 'es'])), min("word"))) END,
        count(*) FILTER (WHERE "is_published"), count(*), coalesce(sum("score") FILTER (WHERE "is_published"), 0)
    FROM fresh GROUP BY fresh."term"
    ON CONFLICT ("term") DO UPDATE SET
        "word" = CASE WHEN known."word" = known."term" THEN excluded."word" ELSE known."word" END,
        "phonetic" = CASE WHEN known."word" = known."term" THEN excluded."phonetic" ELSE known."phonetic" END,
        "product_count" = known."product_count" + excluded."product_count",
        "document_count" = known."document_count" + excluded."document_count",
        "score_sum" = known."score_sum" + excluded."score_sum";
END
$$;
