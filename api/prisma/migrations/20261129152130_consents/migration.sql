-- CreateEnum
CREATE TYPE "consent_purpose" AS ENUM ('MARKETING_EMAIL');

-- CreateEnum
CREATE TYPE "consent_place" AS ENUM ('REGISTRATION', 'ACCOUNT', 'UNSUBSCRIBE_LINK', 'ACCOUNT_CLAIM', 'ACCOUNT_DELETION');

-- CreateTable
CREATE TABLE "consents" (
    "user_id" UUID NOT NULL,
    "purpose" "consent_purpose" NOT NULL,
    "number" INTEGER NOT NULL,
    "is_given" BOOLEAN NOT NULL,
    "place" "consent_place" NOT NULL,
    "notice_version" INTEGER,
    "language" TEXT,
    "notice" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("purpose","user_id","number"),
    CONSTRAINT "consents_first_is_given" CHECK ("number" > 1 OR ("number" = 1 AND "is_given")),
    CONSTRAINT "consents_notice" CHECK (num_nonnulls("notice_version", "language", "notice") = CASE WHEN "is_given" THEN 3 ELSE 0 END),
    CONSTRAINT "consents_given_where_asked" CHECK (NOT "is_given" OR "place" IN ('REGISTRATION', 'ACCOUNT')),
    CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "consents_user_id_idx" ON "consents"("user_id");
CREATE INDEX "consents_created_at_idx" ON "consents"("created_at");

-- The shop has to prove each consent, so rows stay as long as the account, and after it until they are purged.
CREATE FUNCTION "keep_consent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD."user_id" AND status <> 'INACTIVE') THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'records of consents never change' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "consents_are_kept" BEFORE UPDATE OR DELETE ON "consents"
    FOR EACH ROW EXECUTE FUNCTION "keep_consent"();

-- CreateTable
CREATE TABLE "nominees" (
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "mobile" TEXT,
    "relationship" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "nominees_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "nominees_contact" CHECK (num_nonnulls("email", "mobile") > 0),
    CONSTRAINT "nominees_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
