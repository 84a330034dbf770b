-- CreateEnum
CREATE TYPE "page_handle" AS ENUM ('TERMS', 'PRIVACY', 'RETURNS', 'DELIVERY', 'CONTACT', 'GRIEVANCE');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'PAGE_PUBLISH';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'PAGE';

-- CreateTable
CREATE TABLE "page_versions" (
    "id" UUID NOT NULL,
    "handle" "page_handle" NOT NULL,
    "number" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "published_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_versions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "page_versions_number_positive" CHECK ("number" > 0),
    CONSTRAINT "page_versions_body_length" CHECK (char_length("body") BETWEEN 1 AND 30000)
);

-- CreateIndex
CREATE UNIQUE INDEX "page_versions_handle_number_key" ON "page_versions"("handle", "number");
CREATE UNIQUE INDEX "page_versions_draft_key" ON "page_versions"("handle") WHERE "published_at" IS NULL;

-- Orders keep the version that they were placed under, as it was then.
CREATE FUNCTION "keep_published_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'version % of the page % is published', OLD."number", OLD."handle" USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "published_pages_are_kept" BEFORE UPDATE OR DELETE ON "page_versions"
    FOR EACH ROW WHEN (OLD."published_at" IS NOT NULL) EXECUTE FUNCTION "keep_published_page"();

-- Every process caches the pages as it caches what depends on the settings.
CREATE TRIGGER "page_versions_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page_versions"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_settings_change"();
