-- CreateEnum
CREATE TYPE "audit_action" AS ENUM ('CATEGORY_ADD', 'CATEGORY_EDIT', 'CATEGORY_DELETE', 'SUB_CATEGORY_ADD', 'SUB_CATEGORY_EDIT', 'SUB_CATEGORY_DELETE', 'USER_SUSPEND', 'USER_REINSTATE');

-- CreateEnum
CREATE TYPE "audit_subject" AS ENUM ('CATEGORY', 'SUB_CATEGORY', 'USER');

-- DropIndex
DROP INDEX "categories_name_key";

-- DropIndex
DROP INDEX "sub_categories_name_key";

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" "audit_action" NOT NULL,
    "subject_type" "audit_subject" NOT NULL,
    "subject_id" UUID NOT NULL,
    "subject_name" TEXT,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_id_idx" ON "audit_entries"("actor_id", "id");

-- CreateIndex
CREATE INDEX "audit_entries_action_id_idx" ON "audit_entries"("action", "id");

-- CreateIndex
CREATE INDEX "audit_entries_subject_type_subject_id_id_idx" ON "audit_entries"("subject_type", "subject_id", "id");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries"("created_at");

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- ---------------------------------------------------------------------------------------------------------------------
-- By hand from here: what schema.prisma has no words for.

-- Two names that a reader takes for the same one are the same one.
CREATE UNIQUE INDEX "categories_name_key" ON "categories" (lower(btrim("name")));
CREATE UNIQUE INDEX "sub_categories_name_key" ON "sub_categories" (lower(btrim("name")));

ALTER TABLE "audit_entries"
    ADD CONSTRAINT "audit_entries_says_something" CHECK ("before" IS NOT NULL OR "after" IS NOT NULL),
    ADD CONSTRAINT "audit_entries_names_no_person" CHECK ("subject_type" <> 'USER' OR "subject_name" IS NULL);

-- What has been recorded stays as it is. The one change let through is the foreign key's own, when a user is deleted.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM "audit_entries") THEN
        RETURN NULL;
    END IF;
    IF TG_OP = 'UPDATE' AND NEW."actor_id" IS NULL
        AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id'
        AND NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD."actor_id") THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'audit_entries_are_final: what has been recorded can be neither changed nor deleted';
END
$$;

CREATE TRIGGER "audit_entries_are_final" BEFORE UPDATE OR DELETE ON "audit_entries"
    FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "audit_entries_are_final_all" BEFORE TRUNCATE ON "audit_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
