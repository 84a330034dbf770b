-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'SETTING_UPDATE';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'SETTING';

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "picture_id" UUID,
    "version" INTEGER NOT NULL,
    "updated_by_id" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "settings_picture_id_idx" ON "settings"("picture_id");

-- CreateIndex
CREATE INDEX "settings_updated_by_id_idx" ON "settings"("updated_by_id");

-- AddForeignKey
ALTER TABLE "settings" ADD CONSTRAINT "settings_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

-- A picture that is the value of a setting is a foreign key, too, so that no job deletes it.
ALTER TABLE "settings"
    ADD CONSTRAINT "settings_version_positive" CHECK ("version" > 0),
    ADD CONSTRAINT "settings_picture_is_value" CHECK ("picture_id" IS NULL OR "value" = to_jsonb("picture_id"::text));

-- Every process caches the settings: a change is announced at its commit.
CREATE FUNCTION "notify_settings_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('kirana_changes', 'settings');
    RETURN NULL;
END
$$;
CREATE TRIGGER "settings_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_settings_change"();
