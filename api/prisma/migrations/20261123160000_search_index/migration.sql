-- The index of the search. What each table and function is for: ARCHITECTURE.md, "Search".

-- ---------------------------------------------------------------------------------------------------------------------
-- Text. Each function has one definition, here, for what is indexed and for what is typed.

-- Lower case, compatibility forms, no accents, no nukta, no apostrophes, no joiners. The collation makes the result independent of the database's locale.
CREATE FUNCTION "search_normalize"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT lower(regexp_replace(normalize("value", NFKD), '[\u0300-\u036f\u093c\u200c\u200d''’‘`´]', '', 'g') COLLATE "pg_c_utf8")
$$;

-- The words of a text: runs of letters, digits and the signs of Indian scripts.
CREATE FUNCTION "search_tokenize"("value" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_remove(regexp_split_to_array("search_normalize"("value") COLLATE "pg_c_utf8", '[^[:alnum:]\u0900-\u0963\u0966-\u0dff]+'), '')
$$;

-- The stem of the singular for the stem of an irregular plural, as `to_tsvector` makes it.
CREATE FUNCTION "search_singular"("stem" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE "stem" WHEN 'knive' THEN 'knife' WHEN 'leav' THEN 'leaf' WHEN 'loav' THEN 'loaf' WHEN 'halv' THEN 'half' ELSE "stem" END
$$;

-- The stem of a word, also of a stop word; words of other languages keep what looks like no English ending.
CREATE FUNCTION "search_stem"("word" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce((ts_lexize('pg_catalog.english_stem', CASE
        WHEN "word" LIKE '%ves' THEN regexp_replace(regexp_replace("word", '(lea|loa|hal)ves$', '\1f'), 'knives$', 'knife')
        ELSE "word"
    END))[1], "word")
$$;

-- All words of a text as one, without its ending: `Ice Creams` and `icecream` have the same key.
CREATE FUNCTION "search_key"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT "search_stem"(regexp_replace("search_normalize"("value") COLLATE "pg_c_utf8", '[^[:alnum:]\u0900-\u0963\u0966-\u0dff]+', '', 'g'))
$$;

-- How a word sounds in Hindi, whether it is written in Latin letters or in Devanagari: aspirated and long sounds are as
-- plain and short ones, and no `a` counts but the first letter, because Devanagari does not write it.
CREATE FUNCTION "search_phonetic"("word" text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    sound text := "word";
BEGIN
    IF sound ~ '[\u0900-\u097f]' THEN
        sound := regexp_replace(sound, '[\u0902\u0901](?=[पफबभम])', 'm', 'g');
        sound := replace(sound, 'क्ष', 'ks');
        sound := replace(sound, 'ज्ञ', 'gy');
        sound := translate(sound,
            'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआऑइईएऐउऊओऔऋऍिीेैॅुूोौॉृंँः्ा',
            'kkggnccjjnttddnttddnpfbbmyrllvssshaaaiiiiuuuuriiiiiiuuuuurnn');
    ELSE
        sound := regexp_replace(sound, '[^a-z0-9]', '', 'g');
        sound := regexp_replace(sound, 'c(?=[eiy])', 's', 'g');
        sound := replace(replace(sound, 'ck', 'k'), 'ch', 'C');
        sound := translate(replace(replace(sound, 'ph', 'f'), 'x', 'ks'), 'cqwz', 'kkvj');
        sound := lower(regexp_replace(sound, '([kgCjtdbsv])h', '\1', 'g'));
        sound := translate(replace(replace(sound, 'ee', 'i'), 'oo', 'u'), 'eo', 'iu');
    END IF;
    sound := left(sound, 1) || replace(translate(substr(sound, 2), 'y', 'i'), 'a', '');
    RETURN regexp_replace(sound, '(.)\1+', '\1', 'g');
END
$$;

-- The consonants of a phonetic key: equal for most spellings of a word, and for few other words.
CREATE FUNCTION "search_skeleton"("phonetic" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT left("phonetic", 1) || regexp_replace(substr("phonetic", 2), '[iu]', '', 'g')
$$;

-- What is sold in a pack such as `500 g`, `2 x 75 g`, `1 kg (pack of 2)` or `6 pcs`, in grams, millilitres or pieces; NULL where it names no amount.
CREATE TYPE "pack_size" AS ("amount" double precision, "base" text);
CREATE FUNCTION "parse_pack_size"("unit" text) RETURNS "pack_size" LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    parts text[] := regexp_match(lower("unit"), '^\s*(?:(\d{1,4})\s*x\s*)?(\d{1,6}(?:\.\d{1,3})?)\s*(kg|gm|g|ml|ltr|l|pcs|pc|pieces|piece|dozen)\M(?:\s*\(\s*pack of (\d{1,3})\s*\))?');
    packs double precision := coalesce(parts[1], '1')::double precision * coalesce(parts[4], '1')::double precision;
    found "pack_size";
BEGIN
    IF parts IS NULL THEN
        RETURN NULL;
    END IF;
    found."amount" := packs * parts[2]::double precision * CASE WHEN parts[3] IN ('kg', 'l', 'ltr') THEN 1000 WHEN parts[3] = 'dozen' THEN 12 ELSE 1 END;
    found."base" := CASE WHEN parts[3] IN ('kg', 'g', 'gm') THEN 'g' WHEN parts[3] IN ('ml', 'l', 'ltr') THEN 'ml' ELSE 'pc' END;
    RETURN CASE WHEN found."amount" > 0 THEN found END;
END
$$;

ALTER TABLE "products" DROP COLUMN "search";
-- Admins search by the same rule as shoppers, and by the beginning of a SKU.
DROP INDEX "products_admin_search_idx";
CREATE INDEX "products_sku_prefix_idx" ON "products" (lower("sku") text_pattern_ops) WHERE "deleted_at" IS NULL;
ALTER TABLE "products"
    ADD COLUMN "pack_amount" double precision GENERATED ALWAYS AS (("parse_pack_size"("unit"))."amount") STORED,
    ADD COLUMN "pack_base" text GENERATED ALWAYS AS (("parse_pack_size"("unit"))."base") STORED;

-- ---------------------------------------------------------------------------------------------------------------------
-- Tables.

-- Names of the same thing. A name is looked up by its key: the stem of its words without blanks, so that `ice cream` is `icecream`.
CREATE TABLE "synonym_groups" (
    "handle" TEXT NOT NULL,
    "department" TEXT,
    "is_curated" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "synonym_groups_pkey" PRIMARY KEY ("handle"),
    CONSTRAINT "synonym_groups_handle_is_slug" CHECK ("handle" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("handle") <= 60)
);
CREATE TABLE "synonyms" (
    "group_handle" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "key" TEXT NOT NULL GENERATED ALWAYS AS ("search_key"("term")) STORED,
    "phonetic" TEXT NOT NULL GENERATED ALWAYS AS ("search_phonetic"(replace("search_normalize"("term"), ' ', ''))) STORED,
    CONSTRAINT "synonyms_pkey" PRIMARY KEY ("group_handle", "term"),
    CONSTRAINT "synonyms_group_handle_fkey" FOREIGN KEY ("group_handle") REFERENCES "synonym_groups" ("handle") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "synonyms_term_not_blank" CHECK (cardinality("search_tokenize"("term")) >= 1),
    CONSTRAINT "synonyms_term_short" CHECK (char_length("term") <= 60)
);
CREATE INDEX "synonyms_key_idx" ON "synonyms" ("key");
CREATE INDEX "synonyms_skeleton_idx" ON "synonyms" ("search_skeleton"("phonetic"));
CREATE INDEX "synonyms_prefix_idx" ON "synonyms" ("term" text_pattern_ops) WHERE "language" <> 'x-brand';
CREATE INDEX "synonyms_term_idx" ON "synonyms" USING GIN ("term" gin_trgm_ops) WITH (fastupdate = off);

-- The versions of the curated synonyms that were loaded, by the digest of their files.
CREATE TABLE "synonym_releases" (
    "digest" TEXT NOT NULL,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "synonym_releases_pkey" PRIMARY KEY ("digest")
);

-- The terms of the name of each sub-category and category, because each of its products has them too. `head_share` is the
-- share of the name that a term is when it says what a part of the name is, else NULL; categories have none.
CREATE TABLE "search_category_terms" (
    "category_id" UUID NOT NULL,
    "term" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "head_share" DOUBLE PRECISION,
    "score" SMALLINT NOT NULL,
    "department" TEXT,
    CONSTRAINT "search_category_terms_pkey" PRIMARY KEY ("category_id", "term")
);

-- The terms of each product that is not deleted, with their scores.
CREATE TABLE "search_documents" (
    "product_id" UUID NOT NULL,
    "is_published" BOOLEAN NOT NULL,
    "in_stock" BOOLEAN NOT NULL,
    "terms" TEXT[] NOT NULL,
    "scores" SMALLINT[] NOT NULL,
    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("product_id"),
    CONSTRAINT "search_documents_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products" ("id") ON DELETE CASCADE
);

-- The same by term, the best product first: a search reads the beginning of a few ranges of this key.
CREATE TABLE "search_postings" (
    "term" TEXT NOT NULL,
    "is_published" BOOLEAN NOT NULL,
    "in_stock" BOOLEAN NOT NULL,
    "score" SMALLINT NOT NULL,
    "product_id" UUID NOT NULL,
    CONSTRAINT "search_postings_pkey" PRIMARY KEY ("term", "is_published", "in_stock", "score", "product_id")
);

-- The vocabulary: each term of a product, with the number of products on sale, the sum of their scores, and the number of all that are not deleted. `word` is how it
-- was written first; `#handle` stands for a synonym group.
CREATE TABLE "search_terms" (
    "term" TEXT NOT NULL,
    "word" TEXT NOT NULL,
    "phonetic" TEXT NOT NULL,
    "product_count" INTEGER NOT NULL,
    "document_count" INTEGER NOT NULL,
    "score_sum" BIGINT NOT NULL,
    CONSTRAINT "search_terms_pkey" PRIMARY KEY ("term")
);
CREATE INDEX "search_terms_skeleton_idx" ON "search_terms" ("search_skeleton"("phonetic"));
CREATE INDEX "search_terms_prefix_idx" ON "search_terms" ("word" text_pattern_ops) WHERE "term" NOT LIKE '#%';
CREATE INDEX "search_terms_word_idx" ON "search_terms" USING GIN ("word" gin_trgm_ops) WITH (fastupdate = off);

-- ---------------------------------------------------------------------------------------------------------------------
-- What a product is found by.

-- The parts of a name, without the brand that it begins with and without amounts. What the thing is comes first: `Atta - Whole Wheat`, `Tea with Ginger`.
CREATE FUNCTION "search_name_parts"("name" text, "brand" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    rest text := "search_normalize"("name");
    maker text := "search_normalize"("brand");
BEGIN
    IF maker <> '' AND starts_with(rest, maker || ' ') THEN
        rest := substr(rest, length(maker) + 2);
    END IF;
    rest := regexp_replace(rest, '\m\d+(\.\d+)?\s*(kg|kgs|g|gm|gms|ml|l|ltr|litres?|pcs?|pieces?|units?)\M', ',', 'g');
    RETURN regexp_split_to_array(rest, '\s+[-–—]+\s*|[,;:()\[\]/|+&]+|\s(?:with|for|in|of|from|without|by|and|on)\s');
END
$$;

-- Words that say how something is packed are not what it is.
CREATE FUNCTION "search_is_packaging"("word" text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT "word" = ANY ('{pouch,bottle,jar,packet,pack,box,tin,can,refill,combo,sachet,strip,carton,bag,tub,cup,piece,pieces,set,pet,tetra,small,medium,large,big,mini,regular,xl,assorted,loose,whole,cut}'::text[]) OR "word" ~ '^\d+$'
$$;

-- A text to index: the parts of a name, and the departments of its sub-categories.
CREATE TYPE "search_text" AS ("id" uuid, "parts" text[], "departments" text[]);

-- Whether a longer name is one of something else.
CREATE FUNCTION "search_is_other"("own" text[], "longer" text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT "longer" IS NOT NULL AND NOT coalesce("longer" && "own", false)
$$;

-- The terms of texts: each word, and the synonym groups that one to three words in a row name. `is_first` marks the first
-- part, `is_home` what is from a department of its sub-categories. `is_head` marks what the part is: the last name of something from a department of its sub-categories, or the last word. `is_narrowed` marks what belongs to a longer name of something else (the milk of coconut milk). `share` is
-- the share of all words of the text.
CREATE FUNCTION "search_terms_of"("texts" "search_text"[])
RETURNS TABLE ("id" uuid, "term" text, "word" text, "is_first" boolean, "is_head" boolean, "is_home" boolean, "is_narrowed" boolean, "share" double precision)
LANGUAGE sql STABLE AS $$
    WITH tokens AS (
        SELECT source."id", source."departments", part."number" AS part, token."word", token."position"
        FROM unnest("texts") source, unnest(source."parts") WITH ORDINALITY part ("text", "number"),
            unnest("search_tokenize"(part."text")) WITH ORDINALITY token ("word", "position")
    ), placed AS (
        SELECT *, lag("word") OVER in_part || "word" AS two, lag("word", 2) OVER in_part || lag("word") OVER in_part || "word" AS three
        FROM tokens WINDOW in_part AS (PARTITION BY "id", part ORDER BY "position")
    ), named AS (
        -- A Hindi name that is also an English word is that English word in the name of a product.
        SELECT "id", "departments", part, "position", "word",
            coalesce(array_agg("group_handle") FILTER (WHERE "length" = 1 AND "language" = 'en'), array_agg("group_handle") FILTER (WHERE "length" = 1 AND "group_handle" IS NOT NULL)) AS one_names,
            coalesce(array_agg("group_handle") FILTER (WHERE "length" = 2 AND "language" = 'en'), array_agg("group_handle") FILTER (WHERE "length" = 2 AND "group_handle" IS NOT NULL)) AS two_names,
            coalesce(array_agg("group_handle") FILTER (WHERE "length" = 3 AND "language" = 'en'), array_agg("group_handle") FILTER (WHERE "length" = 3 AND "group_handle" IS NOT NULL)) AS three_names,
            array_agg(synonym_group."department") FILTER (WHERE synonym_group."department" <> 'words') AS own_departments
        FROM placed CROSS JOIN LATERAL (VALUES (1, "word"), (2, two), (3, three)) span ("length", "text")
            LEFT JOIN "synonyms" synonym ON synonym."key" = "search_stem"(span."text") AND synonym."language" IN ('en', 'hi', 'hi-Latn')
            LEFT JOIN "synonym_groups" synonym_group ON synonym_group."handle" = synonym."group_handle"
        GROUP BY "id", "departments", part, "position", "word"
    ), covered AS (
        SELECT *, lead(two_names) OVER in_part AS next_two_names, lead(three_names) OVER in_part AS next_three_names, lead(three_names, 2) OVER in_part AS last_three_names
        FROM named WINDOW in_part AS (PARTITION BY "id", part ORDER BY "position")
    ), headed AS (
        SELECT *,
            "position" = coalesce(
                max("position") FILTER (WHERE own_departments && "departments") OVER whole_part,
                max("position") FILTER (WHERE NOT "search_is_packaging"("word")) OVER whole_part,
                max("position") OVER whole_part) AS is_head,
            part = min(part) OVER whole_text AS is_first,
            1::double precision / count(*) OVER whole_text AS unit_share
        FROM covered WINDOW whole_part AS (PARTITION BY "id", part), whole_text AS (PARTITION BY "id")
    )
    SELECT "id", term, coalesce(handle, "word"), is_first, is_head, coalesce(own_departments && "departments", false),
        (span."length" = 1 AND (
            "search_is_other"(own, two_names) OR "search_is_other"(own, next_two_names) OR "search_is_other"(own, three_names)
            OR "search_is_other"(own, next_three_names) OR "search_is_other"(own, last_three_names)))
        OR (span."length" = 2 AND ("search_is_other"(own, three_names) OR "search_is_other"(own, next_three_names))),
        unit_share * span."length"
    FROM headed,
        LATERAL (VALUES (1, one_names), (2, two_names), (3, three_names)) span ("length", own),
        LATERAL (
            SELECT "search_stem"("word") AS term, NULL AS handle WHERE span."length" = 1
            UNION ALL
            SELECT '#' || handle, '#' || handle FROM unnest(own) handle
        ) term
$$;

-- Indexes the names of sub-categories and categories again.
CREATE FUNCTION "search_index_categories"("ids" uuid[]) RETURNS void LANGUAGE sql AS $$
    DELETE FROM "search_category_terms" WHERE "category_id" = ANY ("ids");
    INSERT INTO "search_category_terms" ("category_id", "term", "word", "head_share", "score", "department")
    SELECT category."id", category."term", min(category."word"), max(CASE WHEN is_head THEN "share" END), 250 + coalesce(150 + 150 * max(CASE WHEN is_head THEN "share" END), 0), min(synonym_group."department")
    FROM "search_terms_of"(array(SELECT ROW ("id", "search_name_parts"("name", ''), NULL)::"search_text" FROM "sub_categories" WHERE "id" = ANY ("ids"))) category
    LEFT JOIN "synonym_groups" synonym_group ON '#' || synonym_group."handle" = "term" AND synonym_group."department" <> 'words'
    GROUP BY category."id", category."term"
    UNION ALL
    SELECT "id", "term", min("word"), NULL, max(CASE WHEN is_head THEN 220 ELSE 150 END), NULL
    FROM "search_terms_of"(array(SELECT ROW ("id", "search_name_parts"("name", ''), NULL)::"search_text" FROM "categories" WHERE "id" = ANY ("ids")))
    GROUP BY "id", "term"
$$;

-- The terms of products with their scores: what the thing is, then its sub-category, its brand, its other words, its description.
CREATE FUNCTION "search_document_terms"("ids" uuid[]) RETURNS TABLE ("product_id" uuid, "term" text, "word" text, "score" smallint)
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
    SELECT "id", "term", word, greatest(score, CASE WHEN share IS NOT NULL THEN
        -- What the first words of the name and the sub-category both say, it is: the chicken of a curry cut among chicken.
        CASE WHEN is_thing OR (is_first AND category_share > 0) THEN 600 WHEN is_head THEN 380 WHEN is_first THEN 350 ELSE 300 END
        + 150 * share
        + CASE WHEN category_share IS NULL OR category_share = 0 THEN 0 WHEN is_thing OR is_first THEN 100 + 250 * category_share ELSE 80 END
        + CASE WHEN is_home AND is_thing THEN 60 ELSE 0 END - CASE WHEN is_narrowed THEN 120 ELSE 0 END
    END)::smallint
    FROM combined
$$;

-- ---------------------------------------------------------------------------------------------------------------------
-- The index follows each change of the catalogue within its transaction. Triggers queue the products; the first deferred
-- trigger at the commit indexes all that the transaction has queued at once.

-- What a transaction has changed: products, sub-categories and categories, and synonyms. No transaction sees another one's
-- rows, because each deletes its own before it ends.
CREATE TABLE "search_queue" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "product_ids" UUID[] NOT NULL DEFAULT '{}',
    "category_ids" UUID[] NOT NULL DEFAULT '{}',
    "synonyms" TEXT[] NOT NULL DEFAULT '{}',
    -- Only whether the products are in stock has changed.
    "is_stock_alone" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "search_queue_pkey" PRIMARY KEY ("id")
);

-- Indexes products again. One transaction at a time writes the vocabulary, for the short end of its commit.
CREATE FUNCTION "search_index"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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
    SELECT fresh."term", min("word"),
        CASE WHEN EXISTS (SELECT FROM "search_terms" existing WHERE existing."term" = fresh."term") THEN '' ELSE "search_phonetic"(min("word")) END,
        count(*) FILTER (WHERE "is_published"), count(*), coalesce(sum("score") FILTER (WHERE "is_published"), 0)
    FROM fresh GROUP BY fresh."term"
    ON CONFLICT ("term") DO UPDATE SET
        "product_count" = known."product_count" + excluded."product_count",
        "document_count" = known."document_count" + excluded."document_count",
        "score_sum" = known."score_sum" + excluded."score_sum";
END
$$;

CREATE FUNCTION "remove_search_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM removed) THEN
        RETURN NULL;
    END IF;
    PERFORM pg_advisory_xact_lock(7310002);
    DELETE FROM "search_postings" posting USING removed, unnest(removed."terms", removed."scores") AS entry ("term", "score")
    WHERE posting."term" = entry."term" AND posting."is_published" = removed."is_published" AND posting."in_stock" = removed."in_stock"
        AND posting."score" = entry."score" AND posting."product_id" = removed."product_id";
    UPDATE "search_terms" known SET "product_count" = "product_count" - lost.published, "document_count" = "document_count" - lost.number, "score_sum" = "score_sum" - lost.score
    FROM (
        SELECT entry."term", count(*) FILTER (WHERE removed."is_published") AS published, count(*) AS number,
            coalesce(sum(entry."score") FILTER (WHERE removed."is_published"), 0) AS score
        FROM removed, unnest(removed."terms", removed."scores") AS entry ("term", "score") GROUP BY entry."term"
    ) lost WHERE known."term" = lost."term";
    RETURN NULL;
END
$$;
CREATE TRIGGER "search_documents_have_postings" AFTER DELETE ON "search_documents"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "remove_search_postings"();

CREATE FUNCTION "truncate_search_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    TRUNCATE "search_postings", "search_terms";
    RETURN NULL;
END
$$;
CREATE TRIGGER "search_documents_truncation_empties_postings" AFTER TRUNCATE ON "search_documents"
    FOR EACH STATEMENT EXECUTE FUNCTION "truncate_search_postings"();

-- The products that a synonym concerns: those with a word that it begins with, since its words may be joined or parted otherwise.
CREATE FUNCTION "search_products_of_synonyms"("synonyms" text[]) RETURNS uuid[] LANGUAGE sql STABLE AS $$
    SELECT array_agg(DISTINCT posting."product_id")
    FROM (
        SELECT DISTINCT "search_stem"(left(compact, size)) AS term
        FROM (SELECT replace("search_normalize"(synonym), ' ', '') AS compact FROM unnest("synonyms") synonym) named, generate_series(2, length(compact)) size
    ) beginning JOIN "search_postings" posting ON posting."term" = beginning.term
$$;

-- Everything is read after the lock, so that it has all that others have committed; what they commit later they index.
CREATE FUNCTION "process_search_queue"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed uuid[];
    categories uuid[];
    names text[];
    restocked uuid[];
BEGIN
    IF NOT EXISTS (SELECT FROM "search_queue" WHERE "id" = NEW."id") THEN
        RETURN NULL;
    END IF;
    SELECT array_agg(DISTINCT product_id) FILTER (WHERE NOT "is_stock_alone"), array_agg(DISTINCT product_id) FILTER (WHERE "is_stock_alone")
    INTO changed, restocked FROM "search_queue", unnest("product_ids") product_id;
    SELECT array_agg(DISTINCT category_id) INTO categories FROM "search_queue", unnest("category_ids") category_id;
    SELECT array_agg(DISTINCT synonym) INTO names FROM "search_queue", unnest("synonyms") synonym;
    DELETE FROM "search_queue";

    IF coalesce(changed, categories) IS NULL AND names IS NULL THEN
        PERFORM pg_advisory_xact_lock_shared(7310002);
    ELSE
        PERFORM pg_advisory_xact_lock(7310002);
    END IF;
    IF names IS NOT NULL THEN
        changed := changed || "search_products_of_synonyms"(names);
        categories := array(SELECT "id" FROM "sub_categories" UNION ALL SELECT "id" FROM "categories");
        PERFORM "search_index_categories"(categories);
    ELSIF categories IS NOT NULL THEN
        PERFORM "search_index_categories"(categories);
        changed := changed || array(
            SELECT "product_id" FROM "product_sub_categories" WHERE "sub_category_id" = ANY (categories)
            UNION
            SELECT "product_id" FROM "product_categories" WHERE "category_id" = ANY (categories));
    END IF;
    IF cardinality(changed) > 0 THEN
        PERFORM "search_index"(changed);
    END IF;
    IF restocked IS NOT NULL THEN
        WITH moved AS (
            UPDATE "search_documents" document SET "in_stock" = NOT document."in_stock"
            FROM (SELECT "id", "stock" > 0 AS in_stock FROM "products" WHERE "id" = ANY (restocked) ORDER BY "id") product
            WHERE document."product_id" = product."id" AND document."in_stock" <> product.in_stock
            RETURNING document.*
        )
        UPDATE "search_postings" posting SET "in_stock" = moved."in_stock"
        FROM moved, unnest(moved."terms", moved."scores") AS entry ("term", "score")
        WHERE posting."term" = entry."term" AND posting."is_published" = moved."is_published" AND posting."in_stock" <> moved."in_stock"
            AND posting."score" = entry."score" AND posting."product_id" = moved."product_id";
        PERFORM pg_notify('kirana_changes', 'search');
    END IF;
    RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "search_queue_is_processed" AFTER INSERT ON "search_queue"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "process_search_queue"();

CREATE FUNCTION "queue_new_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_queue" ("product_ids") SELECT array_agg("id") FROM added HAVING count(*) > 0;
    RETURN NULL;
END
$$;
CREATE TRIGGER "products_are_indexed" AFTER INSERT ON "products"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "queue_new_products"();

CREATE FUNCTION "queue_changed_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_queue" ("product_ids", "is_stock_alone") VALUES (ARRAY[NEW."id"], TG_ARGV[0] = 'stock');
    RETURN NULL;
END
$$;
CREATE TRIGGER "product_changes_are_indexed" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN ((OLD."name", OLD."brand", OLD."description", OLD."is_published", OLD."deleted_at")
        IS DISTINCT FROM (NEW."name", NEW."brand", NEW."description", NEW."is_published", NEW."deleted_at"))
    EXECUTE FUNCTION "queue_changed_product"('all');
CREATE TRIGGER "product_sell_outs_are_indexed" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN ((OLD."stock" > 0) <> (NEW."stock" > 0)) EXECUTE FUNCTION "queue_changed_product"('stock');

-- Caches of searches: `search` is announced when their order has changed, also by a pack size.
CREATE FUNCTION "notify_search_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('kirana_changes', 'search');
    RETURN NULL;
END
$$;
CREATE TRIGGER "product_pack_sizes_are_announced" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN (OLD."unit" <> NEW."unit") EXECUTE FUNCTION "notify_search_change"();

CREATE FUNCTION "queue_placed_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_queue" ("product_ids") SELECT array_agg("product_id") FROM placed HAVING count(*) > 0;
    RETURN NULL;
END
$$;
CREATE TRIGGER "product_sub_category_additions_are_indexed" AFTER INSERT ON "product_sub_categories"
    REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION "queue_placed_products"();
CREATE TRIGGER "product_sub_category_removals_are_indexed" AFTER DELETE ON "product_sub_categories"
    REFERENCING OLD TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION "queue_placed_products"();
CREATE TRIGGER "product_category_additions_are_indexed" AFTER INSERT ON "product_categories"
    REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION "queue_placed_products"();
CREATE TRIGGER "product_category_removals_are_indexed" AFTER DELETE ON "product_categories"
    REFERENCING OLD TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION "queue_placed_products"();

CREATE FUNCTION "queue_new_categories"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_queue" ("category_ids") SELECT array_agg("id") FROM added HAVING count(*) > 0;
    RETURN NULL;
END
$$;
CREATE TRIGGER "sub_categories_are_indexed" AFTER INSERT ON "sub_categories"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "queue_new_categories"();
CREATE TRIGGER "categories_are_indexed" AFTER INSERT ON "categories"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "queue_new_categories"();

CREATE FUNCTION "queue_renamed_category"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_queue" ("category_ids") VALUES (ARRAY[NEW."id"]);
    RETURN NULL;
END
$$;
CREATE TRIGGER "sub_category_names_are_indexed" AFTER UPDATE ON "sub_categories" FOR EACH ROW
    WHEN (OLD."name" <> NEW."name") EXECUTE FUNCTION "queue_renamed_category"();
CREATE TRIGGER "category_names_are_indexed" AFTER UPDATE ON "categories" FOR EACH ROW
    WHEN (OLD."name" <> NEW."name") EXECUTE FUNCTION "queue_renamed_category"();

CREATE FUNCTION "remove_category_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "search_category_terms" WHERE "category_id" = OLD."id";
    RETURN NULL;
END
$$;
CREATE TRIGGER "sub_category_terms_are_removed" AFTER DELETE ON "sub_categories" FOR EACH ROW EXECUTE FUNCTION "remove_category_terms"();
CREATE TRIGGER "category_terms_are_removed" AFTER DELETE ON "categories" FOR EACH ROW EXECUTE FUNCTION "remove_category_terms"();

CREATE FUNCTION "queue_synonyms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_queue" ("synonyms") SELECT array_agg("term") FROM changed HAVING count(*) > 0;
    PERFORM pg_notify('kirana_changes', 'catalogue');
    RETURN NULL;
END
$$;
CREATE TRIGGER "synonym_additions_are_indexed" AFTER INSERT ON "synonyms"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_synonyms"();
CREATE TRIGGER "synonym_changes_are_indexed" AFTER UPDATE ON "synonyms"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_synonyms"();
CREATE TRIGGER "former_synonyms_are_indexed" AFTER UPDATE ON "synonyms"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_synonyms"();
CREATE TRIGGER "synonym_removals_are_indexed" AFTER DELETE ON "synonyms"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "queue_synonyms"();

CREATE FUNCTION "queue_moved_synonym_group"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_queue" ("synonyms") SELECT array_agg("term") FROM "synonyms" WHERE "group_handle" = NEW."handle" HAVING count(*) > 0;
    RETURN NULL;
END
$$;
CREATE TRIGGER "synonym_departments_are_indexed" AFTER UPDATE ON "synonym_groups" FOR EACH ROW
    WHEN (OLD."department" IS DISTINCT FROM NEW."department") EXECUTE FUNCTION "queue_moved_synonym_group"();

-- What the shop has today.
SELECT "search_index_categories"(array_agg("id")) FROM (SELECT "id" FROM "sub_categories" UNION ALL SELECT "id" FROM "categories") category HAVING count(*) > 0;
SELECT "search_index"(array_agg("id")) FROM "products" HAVING count(*) > 0;
