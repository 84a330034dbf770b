-- CreateEnum
CREATE TYPE "home_section_kind" AS ENUM ('BUILT_IN_BANNER', 'BANNER', 'COLLECTION', 'CATEGORY_TILES', 'CATEGORY_ROWS', 'ORDER_AGAIN');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'HOME_PAGE_PUBLISH';
ALTER TYPE "audit_action" ADD VALUE 'HOME_PAGE_SCHEDULE';
ALTER TYPE "audit_action" ADD VALUE 'HOME_PAGE_UNSCHEDULE';
ALTER TYPE "audit_action" ADD VALUE 'HOME_PAGE_RESTORE';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'HOME_PAGE';

-- CreateTable
CREATE TABLE "home_versions" (
    "id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "note" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "publishes_at" TIMESTAMPTZ(3),
    "author_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "home_versions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "home_versions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "home_versions_number_positive" CHECK ("number" > 0),
    CONSTRAINT "home_versions_note_length" CHECK (char_length("note") BETWEEN 1 AND 100)
);

-- CreateTable
CREATE TABLE "home_sections" (
    "id" UUID NOT NULL,
    "version_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "home_section_kind" NOT NULL,
    "heading" TEXT,
    "text" TEXT,
    "link" TEXT,
    "alt" TEXT,
    "picture_id" UUID,
    "wide_picture_id" UUID,
    "collection_id" UUID,
    "starts_on" DATE,
    "ends_on" DATE,
    "weekdays" SMALLINT[] NOT NULL DEFAULT '{}',
    "from_minute" INTEGER,
    "until_minute" INTEGER,

    CONSTRAINT "home_sections_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "home_sections_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "home_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "home_sections_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "home_sections_wide_picture_id_fkey" FOREIGN KEY ("wide_picture_id") REFERENCES "pictures"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "home_sections_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "home_sections_at_most_40" CHECK ("position" BETWEEN 1 AND 40),
    CONSTRAINT "home_sections_only_banners_have_texts" CHECK ("kind" = 'BANNER' OR num_nonnulls("heading", "text", "link", "alt", "picture_id", "wide_picture_id") = 0),
    CONSTRAINT "home_sections_collection_of_its_kind" CHECK ("kind" = 'COLLECTION' OR "collection_id" IS NULL),
    CONSTRAINT "home_sections_banners_show_something" CHECK ("kind" <> 'BANNER' OR num_nonnulls("heading", "picture_id") > 0),
    CONSTRAINT "home_sections_heading_length" CHECK (char_length("heading") BETWEEN 1 AND 80),
    CONSTRAINT "home_sections_text_length" CHECK (char_length("text") BETWEEN 1 AND 200),
    CONSTRAINT "home_sections_alt_length" CHECK (char_length("alt") BETWEEN 1 AND 200),
    CONSTRAINT "home_sections_link_is_safe" CHECK (char_length("link") <= 300 AND "link" ~ '^(https://|/($|[^/\\]))'),
    CONSTRAINT "home_sections_wide_beside_narrow" CHECK ("wide_picture_id" IS NULL OR "picture_id" IS NOT NULL),
    CONSTRAINT "home_sections_picture_is_named" CHECK ("picture_id" IS NULL OR num_nonnulls("heading", "alt") > 0),
    CONSTRAINT "home_sections_dates_in_order" CHECK ("starts_on" <= "ends_on"),
    CONSTRAINT "home_sections_weekdays" CHECK ("weekdays" <@ '{1,2,3,4,5,6,7}'),
    CONSTRAINT "home_sections_hours" CHECK (num_nulls("from_minute", "until_minute") <> 1 AND "from_minute" BETWEEN 0 AND 1439 AND "until_minute" BETWEEN 0 AND 1439)
);

-- CreateIndex
CREATE UNIQUE INDEX "home_versions_number_key" ON "home_versions"("number");
CREATE INDEX "home_versions_publishes_at_idx" ON "home_versions"("publishes_at");
CREATE INDEX "home_versions_author_id_idx" ON "home_versions"("author_id");
CREATE UNIQUE INDEX "home_versions_draft_key" ON "home_versions"(("publishes_at" IS NULL)) WHERE "publishes_at" IS NULL;
CREATE INDEX "home_sections_collection_id_idx" ON "home_sections"("collection_id");
CREATE INDEX "home_sections_picture_id_idx" ON "home_sections"("picture_id");
CREATE INDEX "home_sections_wide_picture_id_idx" ON "home_sections"("wide_picture_id");
CREATE UNIQUE INDEX "home_sections_version_id_position_key" ON "home_sections"("version_id", "position");
CREATE UNIQUE INDEX "home_sections_once_key" ON "home_sections"("version_id", "kind") WHERE "kind" NOT IN ('BANNER', 'COLLECTION');

CREATE FUNCTION "keep_published_home"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'version % of the home page is published', OLD."number";
END
$$;
-- Only an author's deleted account leaves a published version.
CREATE TRIGGER "published_home_is_kept" BEFORE UPDATE ON "home_versions" FOR EACH ROW
    WHEN (OLD."publishes_at" <= now() AND (OLD."id", OLD."number", OLD."note", OLD."publishes_at") IS DISTINCT FROM (NEW."id", NEW."number", NEW."note", NEW."publishes_at"))
    EXECUTE FUNCTION "keep_published_home"();
CREATE TRIGGER "published_home_is_not_deleted" BEFORE DELETE ON "home_versions" FOR EACH ROW
    WHEN (OLD."publishes_at" <= now()) EXECUTE FUNCTION "keep_published_home"();

-- The sections of a draft alone can change; a transaction may give some to a version that it creates, and a deleted collection leaves all.
CREATE FUNCTION "keep_home_sections"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND NEW."collection_id" IS NULL AND to_jsonb(OLD) - 'collection_id' = to_jsonb(NEW) - 'collection_id' THEN
        RETURN NEW;
    END IF;
    IF EXISTS (
        SELECT FROM "home_versions" WHERE "id" IN (OLD."version_id", NEW."version_id") AND "publishes_at" IS NOT NULL
            AND NOT (TG_OP = 'INSERT' AND xmin = pg_current_xact_id()::xid)
    ) THEN
        RAISE EXCEPTION 'the version of the home page is no draft';
    END IF;
    RETURN coalesce(NEW, OLD);
END
$$;
CREATE TRIGGER "home_sections_are_kept" BEFORE INSERT OR UPDATE OR DELETE ON "home_sections"
    FOR EACH ROW EXECUTE FUNCTION "keep_home_sections"();

-- Every process caches the home page as it caches what depends on the settings.
CREATE TRIGGER "home_versions_are_announced" AFTER INSERT OR UPDATE OF "publishes_at" OR DELETE OR TRUNCATE ON "home_versions"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_settings_change"();

-- The home page as it was before it had versions. It is published at every time that a clock may show.
INSERT INTO "home_versions" ("id", "number", "note", "publishes_at")
VALUES ('019b7400-0000-7000-8000-000000000001', 1, 'The first home page', '2026-01-01 00:00:00+05:30');
INSERT INTO "home_sections" ("id", "version_id", "position", "kind") VALUES
    ('019b7400-0000-7000-8000-000000000011', '019b7400-0000-7000-8000-000000000001', 1, 'ORDER_AGAIN'),
    ('019b7400-0000-7000-8000-000000000012', '019b7400-0000-7000-8000-000000000001', 2, 'BUILT_IN_BANNER'),
    ('019b7400-0000-7000-8000-000000000013', '019b7400-0000-7000-8000-000000000001', 3, 'CATEGORY_TILES'),
    ('019b7400-0000-7000-8000-000000000014', '019b7400-0000-7000-8000-000000000001', 4, 'CATEGORY_ROWS');
