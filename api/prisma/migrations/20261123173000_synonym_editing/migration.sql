-- Admins edit the synonyms of the search, and see what a change would do before they save it.

ALTER TYPE "audit_action" ADD VALUE 'SYNONYM_GROUP_CREATE';
ALTER TYPE "audit_action" ADD VALUE 'SYNONYM_GROUP_UPDATE';
ALTER TYPE "audit_action" ADD VALUE 'SYNONYM_GROUP_DELETE';
ALTER TYPE "audit_subject" ADD VALUE 'SYNONYM_GROUP';

ALTER TABLE "synonym_groups"
    ADD COLUMN "group_id" UUID,
    ADD COLUMN "name" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "is_disabled" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "original" JSONB;
UPDATE "synonym_groups" SET "group_id" = gen_random_uuid(), "name" = replace("handle", '-', ' ');
ALTER TABLE "synonym_groups"
    ALTER COLUMN "group_id" SET NOT NULL,
    ADD CONSTRAINT "synonym_groups_original_is_former" CHECK ("original" IS NULL OR NOT "is_curated"),
    ADD CONSTRAINT "synonym_groups_disabled_has_original" CHECK (NOT "is_disabled" OR "original" IS NOT NULL);
CREATE UNIQUE INDEX "synonym_groups_group_id_key" ON "synonym_groups" ("group_id");
CREATE INDEX "synonym_groups_name_group_id_idx" ON "synonym_groups" ("name", "group_id");

ALTER TABLE "synonyms" ADD COLUMN "sort_order" SMALLINT NOT NULL DEFAULT 0;

-- The curated synonyms are loaded again at the next start, with names and positions.
DELETE FROM "synonym_releases";

-- A department changes the ranking, so caches of searches are told.
CREATE OR REPLACE FUNCTION "queue_moved_synonym_group"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_queue" ("synonyms") SELECT array_agg("term") FROM "synonyms" WHERE "group_handle" = NEW."handle" HAVING count(*) > 0;
    PERFORM pg_notify('kirana_changes', 'catalogue');
    RETURN NULL;
END
$$;

-- ---------------------------------------------------------------------------------------------------------------------
-- The preview of a change. A transaction that puts this schema first in its search path reads the index through the views
-- below: what its draft changes, and else what the tables in `public` have. It is rolled back in any case, so the tables of
-- drafts are empty for everybody else, and it locks and writes nothing that a search or a change of the catalogue uses.
CREATE SCHEMA "search_preview";

CREATE UNLOGGED TABLE "search_preview"."draft_groups" ("handle" TEXT NOT NULL, "department" TEXT);
CREATE UNLOGGED TABLE "search_preview"."draft_synonyms" (
    "group_handle" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "key" TEXT NOT NULL GENERATED ALWAYS AS ("public"."search_key"("term")) STORED,
    "phonetic" TEXT NOT NULL GENERATED ALWAYS AS ("public"."search_phonetic"(replace("public"."search_normalize"("term"), ' ', ''))) STORED
);
CREATE UNLOGGED TABLE "search_preview"."draft_documents" (LIKE "public"."search_documents");
CREATE UNLOGGED TABLE "search_preview"."draft_postings" (LIKE "public"."search_postings");
CREATE UNLOGGED TABLE "search_preview"."draft_terms" (LIKE "public"."search_terms");
CREATE UNLOGGED TABLE "search_preview"."search_category_terms" (LIKE "public"."search_category_terms");

CREATE VIEW "search_preview"."synonym_groups" AS
    SELECT "handle", "department" FROM "public"."synonym_groups" WHERE "handle" NOT IN (SELECT "handle" FROM "search_preview"."draft_groups")
    UNION ALL
    SELECT "handle", "department" FROM "search_preview"."draft_groups";
CREATE VIEW "search_preview"."synonyms" AS
    SELECT "group_handle", "language", "term", "key", "phonetic" FROM "public"."synonyms"
    WHERE "group_handle" NOT IN (SELECT "handle" FROM "search_preview"."draft_groups")
    UNION ALL
    SELECT "group_handle", "language", "term", "key", "phonetic" FROM "search_preview"."draft_synonyms";
CREATE VIEW "search_preview"."search_documents" AS
    SELECT "product_id", "is_published", "in_stock", "terms", "scores" FROM "public"."search_documents"
    WHERE "product_id" NOT IN (SELECT "product_id" FROM "search_preview"."draft_documents")
    UNION ALL
    SELECT "product_id", "is_published", "in_stock", "terms", "scores" FROM "search_preview"."draft_documents";
CREATE VIEW "search_preview"."search_postings" AS
    SELECT "term", "is_published", "in_stock", "score", "product_id" FROM "public"."search_postings"
    WHERE "product_id" NOT IN (SELECT "product_id" FROM "search_preview"."draft_documents")
    UNION ALL
    SELECT "term", "is_published", "in_stock", "score", "product_id" FROM "search_preview"."draft_postings";
CREATE VIEW "search_preview"."search_terms" AS
    SELECT "term", "word", "phonetic", "product_count", "document_count", "score_sum" FROM "public"."search_terms"
    WHERE "term" NOT IN (SELECT "term" FROM "search_preview"."draft_terms")
    UNION ALL
    SELECT "term", "word", "phonetic", "product_count", "document_count", "score_sum" FROM "search_preview"."draft_terms";

-- Puts the draft of a group in place of the group within a transaction whose search path begins with this schema. At most
-- `max_products` products are indexed with it. Returns the number of all that the draft concerns.
CREATE FUNCTION "search_preview"."apply_draft"("draft_handle" text, "draft_department" text, "draft_languages" text[], "draft_names" text[], "max_products" integer)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    changed text[];
    concerned uuid[];
BEGIN
    SELECT array_agg(DISTINCT coalesce(former."term", draft."term")) INTO changed
    FROM (SELECT "language", "term" FROM "public"."synonyms" WHERE "group_handle" = "draft_handle") former
    FULL JOIN unnest("draft_languages", "draft_names") draft ("language", "term") ON draft."term" = former."term" AND draft."language" = former."language"
    WHERE former."term" IS NULL OR draft."term" IS NULL
        OR "draft_department" IS DISTINCT FROM (SELECT "department" FROM "public"."synonym_groups" WHERE "handle" = "draft_handle");
    INSERT INTO "search_preview"."draft_groups" VALUES ("draft_handle", "draft_department");
    INSERT INTO "search_preview"."draft_synonyms" ("group_handle", "language", "term")
    SELECT "draft_handle", draft."language", draft."term" FROM unnest("draft_languages", "draft_names") draft ("language", "term");

    concerned := coalesce("search_products_of_synonyms"(changed), '{}');
    IF cardinality(concerned) = 0 THEN
        RETURN 0;
    END IF;
    PERFORM "search_index_categories"(array(SELECT "id" FROM "sub_categories" UNION ALL SELECT "id" FROM "categories"));
    INSERT INTO "search_preview"."draft_documents" ("product_id", "is_published", "in_stock", "terms", "scores")
    SELECT "product_id", product."is_published", product."stock" > 0, array_agg("term" ORDER BY "score" DESC), array_agg("score" ORDER BY "score" DESC)
    FROM "search_document_terms"(concerned[:"max_products"]) found JOIN "products" product ON product."id" = found."product_id" AND product."deleted_at" IS NULL
    GROUP BY "product_id", product."is_published", product."stock" > 0;
    INSERT INTO "search_preview"."draft_postings" ("term", "is_published", "in_stock", "score", "product_id")
    SELECT entry."term", document."is_published", document."in_stock", entry."score", document."product_id"
    FROM "search_preview"."draft_documents" document, unnest(document."terms", document."scores") entry ("term", "score");
    INSERT INTO "search_preview"."draft_terms" ("term", "word", "phonetic", "product_count", "document_count", "score_sum")
    SELECT difference."term", coalesce(known."word", difference."term"), coalesce(known."phonetic", "search_phonetic"(difference."term")),
        coalesce(known."product_count", 0) + published, coalesce(known."document_count", 0) + number, coalesce(known."score_sum", 0) + score
    FROM (
        SELECT entry."term", coalesce(sum(sign) FILTER (WHERE "is_published"), 0) AS published, sum(sign) AS number,
            coalesce(sum(sign * entry."score") FILTER (WHERE "is_published"), 0) AS score
        FROM (
            SELECT 1 AS sign, draft."is_published", draft."terms", draft."scores" FROM "search_preview"."draft_documents" draft
            UNION ALL
            SELECT -1, former."is_published", former."terms", former."scores"
            FROM "public"."search_documents" former JOIN "search_preview"."draft_documents" USING ("product_id")
        ) document, unnest(document."terms", document."scores") entry ("term", "score")
        GROUP BY entry."term"
    ) difference LEFT JOIN "public"."search_terms" known ON known."term" = difference."term"
    WHERE published <> 0 OR number <> 0 OR score <> 0;
    RETURN cardinality(concerned);
END
$$;
