-- CreateEnum
CREATE TYPE "permission" AS ENUM ('CATALOGUE', 'ORDERS', 'REFUNDS', 'REPORTS', 'SETTINGS', 'STAFF', 'PICKING', 'DELIVERIES');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'ROLE_DEFINITION_CREATE';
ALTER TYPE "audit_action" ADD VALUE 'ROLE_DEFINITION_UPDATE';
ALTER TYPE "audit_action" ADD VALUE 'ROLE_DEFINITION_DELETE';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'ROLE_DEFINITION';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "role_definition_id" UUID;

-- CreateTable
CREATE TABLE "role_definitions" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "built_in" "role",
    "permissions" "permission"[] NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "role_definitions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "role_definitions_built_in_key" ON "role_definitions"("built_in");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_role_definition_id_fkey" FOREIGN KEY ("role_definition_id") REFERENCES "role_definitions"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "role_definitions"
    ADD CONSTRAINT "role_definitions_name_length" CHECK (char_length("name") BETWEEN 1 AND 40),
    ADD CONSTRAINT "role_definitions_shoppers_have_none" CHECK ("built_in" <> 'USER'),
    ADD CONSTRAINT "role_definitions_admin_has_all" CHECK ("built_in" <> 'ADMIN'
        OR "permissions" @> '{CATALOGUE,ORDERS,REFUNDS,REPORTS,SETTINGS,STAFF,PICKING,DELIVERIES}');
CREATE UNIQUE INDEX "role_definitions_name_key" ON "role_definitions"(lower("name"));

INSERT INTO "role_definitions" ("id", "name", "built_in", "permissions", "updated_at") VALUES
    ('01900000-0000-7000-8000-000000000001', 'Admin', 'ADMIN',
        '{CATALOGUE,ORDERS,REFUNDS,REPORTS,SETTINGS,STAFF,PICKING,DELIVERIES}', CURRENT_TIMESTAMP),
    ('01900000-0000-7000-8000-000000000002', 'Picker', 'PICKER', '{PICKING}', CURRENT_TIMESTAMP),
    ('01900000-0000-7000-8000-000000000003', 'Rider', 'RIDER', '{DELIVERIES}', CURRENT_TIMESTAMP);

-- The last release reads and writes "role" alone, and the specification knows it: it follows "role_definition_id", which
-- follows it where it alone is written.
CREATE FUNCTION "set_user_role"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."role_definition_id" IS NOT DISTINCT FROM OLD."role_definition_id" AND NEW."role" IS DISTINCT FROM OLD."role" THEN
        NEW."role_definition_id" := (SELECT "id" FROM "role_definitions" WHERE "built_in" = NEW."role");
    END IF;
    NEW."role" := COALESCE((SELECT "built_in" FROM "role_definitions" WHERE "id" = NEW."role_definition_id"), 'USER');
    RETURN NEW;
END
$$;
CREATE TRIGGER "user_role_follows_its_definition" BEFORE INSERT OR UPDATE OF "role", "role_definition_id" ON "users"
    FOR EACH ROW EXECUTE FUNCTION "set_user_role"();

-- Sessions are cached with their permissions: another role of a user, and other permissions of a role, are announced.
DROP TRIGGER "user_changes_are_announced" ON "users";
CREATE TRIGGER "user_changes_are_announced" AFTER UPDATE ON "users"
    FOR EACH ROW WHEN (OLD."role" <> NEW."role" OR OLD."status" <> NEW."status"
        OR OLD."role_definition_id" IS DISTINCT FROM NEW."role_definition_id"
        OR OLD."two_factor_enabled_at" IS DISTINCT FROM NEW."two_factor_enabled_at")
    EXECUTE FUNCTION "notify_user_change"();

CREATE FUNCTION "notify_role_definition_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('kirana_changes', 'user:' || "id") FROM "users" WHERE "role_definition_id" = NEW."id";
    RETURN NULL;
END
$$;
CREATE TRIGGER "role_definition_changes_are_announced" AFTER UPDATE ON "role_definitions"
    FOR EACH ROW WHEN (OLD."permissions" <> NEW."permissions") EXECUTE FUNCTION "notify_role_definition_change"();
