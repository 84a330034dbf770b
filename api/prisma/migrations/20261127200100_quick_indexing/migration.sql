-- An import of many products and its undo stay fast: what each product costs when its pack is read and when it is indexed.

-- Reads the first amount of a text, as before. A word is looked up as it stands first, and its role alone is kept.
CREATE OR REPLACE FUNCTION "read_amount"("value" text) RETURNS "said_amount" LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    -- A number of units, then a number of packs; a pack of pieces; a dozen; a number of quarters of a kilo.
    amounts CONSTANT text := '([n1]?p([ox]|\(o?)|co)*([n1]x)*([n1]{1,2}/[n1]|[n1]|s?w|s|q(?=[-a]?[ud]))[-a]?[udp]\.?([,(-]*[pc]o[n1](?![-a]?[udx/])\)?|x[n1](?![x/])[pu]?)*'
        || '|([n1]?p[ox]|[n1]?p\(o?|co)+[n1](?![-a]?[udpx/])\)?|d|[sw1]q(?!b)';
    -- The words, numbers and single signs, each with the blanks before it; the last one is empty.
    texts text[] := string_to_array(regexp_replace("fold_text"("value") COLLATE "pg_c_utf8",
        '\s*(\d+([.,]\d+)*|\.\d+|[[:alpha:]\u0900-\u0963\u0970-\u0dff\u200c\u200d]+(\.[[:alpha:]\u0900-\u0963\u0970-\u0dff\u200c\u200d]{1,4}(?![[:alpha:]]))*|\S)', E'\\&\x01', 'g'), E'\x01');
    words text[];
    role text;
    roles text := '';
    place integer;
    size integer;
    number double precision;
    vocabulary CONSTANT jsonb := "amount_words"();
    found "said_amount" := ROW (1, 'pc', NULL, NULL);
BEGIN
    FOR place IN 1 .. cardinality(texts) - 1 LOOP
        words[place] := ltrim(texts[place], E' \t\n\r');
        role := vocabulary -> words[place] ->> 0;
        IF role IS NULL AND words[place] ~ '^\.?\d' THEN
            role := CASE WHEN words[place] = '1' THEN '1' WHEN "decimal_of"(words[place]) IS NULL THEN '?' ELSE 'n' END;
            IF place > 1 AND texts[place] = words[place] AND words[place - 1] COLLATE "pg_c_utf8" ~ '[[:alpha:].]' AND words[place - 1] <> 'x' THEN
                roles := left(roles, -1) || '?'; -- a part of a word
                role := '?';
            END IF;
        ELSIF role IS NULL AND words[place] ~ '[^a-z].|.[^a-z]' THEN
            words[place] := "search_normalize"(replace(words[place], '.', ''));
            role := vocabulary -> words[place] ->> 0;
        END IF;
        roles := roles || coalesce(role, '?');
    END LOOP;
    IF roles !~ '[udpcq]' THEN
        RETURN NULL;
    END IF;
    roles := regexp_replace(roles, '(?<=[n1])-[n1]', '??', 'g');
    place := regexp_instr(roles, amounts);
    size := length(regexp_substr(roles, amounts));
    IF place = 0 OR (substr(roles, place + size - 1, 1) = 'q' AND size = length(roles)) THEN
        RETURN NULL; -- also for bread alone
    END IF;
    found."before" := array_to_string(texts[:place - 1], '');
    found."after" := array_to_string(texts[place + size:], '');
    size := place + size; -- the place behind it
    WHILE place < size LOOP
        CASE substr(roles, place, 1)
            WHEN 'n', '1' THEN
                number := "decimal_of"(words[place]);
                IF substr(roles, place + 1, 1) = '/' THEN
                    number := number / nullif("decimal_of"(words[place + 2]), 0);
                    place := place + 2;
                ELSIF substr(roles, place + 1, 2) ~ '[n1]/' THEN
                    number := number + "decimal_of"(words[place + 1]) / nullif("decimal_of"(words[place + 3]), 0);
                    place := place + 3;
                END IF;
            WHEN 's' THEN
                number := (vocabulary -> words[place] ->> 1)::double precision;
                IF substr(roles, place + 1, 1) = 'w' THEN
                    number := (vocabulary -> words[place + 1] ->> 1)::double precision + CASE number WHEN 1.25 THEN 0.25 WHEN 0.75 THEN -0.25 ELSE number END;
                    place := place + 1;
                END IF;
            WHEN 'q' THEN
                number := CASE place WHEN size - 1 THEN 250 ELSE 0.25 END;
                found."base" := 'g';
            WHEN 'w', 'u', 'd', 'p' THEN
                number := (vocabulary -> words[place] ->> 1)::double precision;
                found."base" := CASE found."base" WHEN 'pc' THEN coalesce(vocabulary -> words[place] ->> 2, 'pc') ELSE found."base" END;
            ELSE
                number := 1;
        END CASE;
        found."amount" := found."amount" * number;
        place := place + 1;
    END LOOP;
    RETURN CASE WHEN found."amount" > 0 THEN found END;
END
$$;

-- What is sold in a pack, as before. Most packs are named by a number and one of five units, and are read without the table of words.
CREATE OR REPLACE FUNCTION "parse_pack_size"("unit" text) RETURNS "pack_size" LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    plain text := lower("unit" COLLATE "C");
    said "said_amount";
BEGIN
    IF plain ~ '^[1-9]\d{0,5}(\.\d{1,3})? ?(kg|g|ml|l|pcs?)$' THEN
        RETURN ROW (rtrim(plain, ' kgmlpcs')::double precision * CASE WHEN plain ~ 'k|\d ?l' THEN 1000 ELSE 1 END,
            CASE right(plain, 1) WHEN 'g' THEN 'g' WHEN 'l' THEN 'ml' ELSE 'pc' END)::"pack_size";
    END IF;
    said := "read_amount"("unit");
    IF said."before" ~ '^\s*((pouch|bottle|jar|packet|pack|box|tin|can|sachet|tub|tube|approx|approximately|net|wt|weight|quantity|qty|of)[\s.,:(-]*)*$'
        AND said."after" !~ '^\s*\)?\s*\+' THEN
        RETURN ROW (said."amount", said."base")::"pack_size";
    END IF;
    RETURN NULL;
END
$$;

-- The terms of products with their scores, as before. Forty products of a sub-category are enough for its usual pack and price, which are joined by sub-category
-- alone: the planner cannot know how many of them have one measure. The links of a batch are found by their index, also before the first ANALYZE.
CREATE OR REPLACE FUNCTION "search_document_terms"("ids" uuid[]) RETURNS TABLE ("product_id" uuid, "term" text, "word" text, "score" smallint)
LANGUAGE sql STABLE AS $$
    WITH placed AS MATERIALIZED (
        SELECT "product_id", "sub_category_id" FROM unnest("ids") requested ("id") JOIN "product_sub_categories" ON "product_id" = requested."id"
    ), inherited AS MATERIALIZED (
        SELECT grouped."product_id", category.* FROM (
            SELECT "product_id", "sub_category_id" AS category_id FROM placed
            UNION ALL
            SELECT "product_id", "category_id" FROM unnest("ids") requested ("id") JOIN "product_categories" ON "product_id" = requested."id"
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
                ORDER BY "product_id" DESC LIMIT 40
            ) newest JOIN "products" product ON product."id" = newest."product_id" WHERE "pack_amount" IS NOT NULL
        ) sample
    ), products AS MATERIALIZED (
        SELECT "id", "name", "brand", "description", departments, "pack_amount", "pack_base", "search_step"("pack_amount") AS size,
            CASE WHEN "pack_amount" IS NOT NULL THEN "search_step"("comparable_price"("price_paise", "pack_amount", "pack_base")) END AS price
        FROM "products" LEFT JOIN departments ON departments."product_id" = "id" WHERE "id" = ANY ("ids")
    ), typical AS MATERIALIZED (
        SELECT products."id", max(greatest(0, 12 - 4 * abs(products.size - usual.size)) + greatest(0, 8 - 4 * abs(products.price - usual.price)))
            FILTER (WHERE products."pack_base" = usual.base) AS points
        FROM placed JOIN usual USING ("sub_category_id") JOIN products ON products."id" = placed."product_id" GROUP BY products."id"
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

-- Indexes products again, as before. Deleted products have no terms, and none are worked out for them.
CREATE OR REPLACE FUNCTION "search_index"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    listed CONSTANT uuid[] := array(SELECT "id" FROM "products" WHERE "id" = ANY ("ids") AND "deleted_at" IS NULL);
BEGIN
    PERFORM pg_advisory_xact_lock(7310002);
    DELETE FROM "search_documents" WHERE "product_id" = ANY ("ids");
    WITH products AS MATERIALIZED (
        SELECT "id", "is_published", "stock" > 0 AS in_stock FROM "products" WHERE "id" = ANY (listed)
    ), fresh AS MATERIALIZED (
        SELECT found.*, "is_published", in_stock FROM "search_document_terms"(listed) found JOIN products ON products."id" = found."product_id"
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
