-- CreateEnum
CREATE TYPE "campaign_status" AS ENUM ('DRAFT', 'SENDING', 'SENT');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'CAMPAIGN_SEND';
ALTER TYPE "audit_action" ADD VALUE 'BREACH_RECORD';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'CAMPAIGN';
ALTER TYPE "audit_subject" ADD VALUE 'BREACH';

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'CAMPAIGN';
ALTER TYPE "mail_kind" ADD VALUE 'CAMPAIGN_TEST';

-- CreateTable
CREATE TABLE "campaigns" (
    "id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "status" "campaign_status" NOT NULL DEFAULT 'DRAFT',
    "cursor" UUID,
    "recipient_count" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "campaigns_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "campaigns_subject_length" CHECK (char_length("subject") BETWEEN 1 AND 150),
    CONSTRAINT "campaigns_body_length" CHECK (char_length("body") BETWEEN 1 AND 10000),
    CONSTRAINT "campaigns_recipient_count" CHECK ("recipient_count" >= 0),
    CONSTRAINT "campaigns_started" CHECK (("started_at" IS NULL) = ("status" = 'DRAFT')),
    CONSTRAINT "campaigns_finished" CHECK (("finished_at" IS NOT NULL) = ("status" = 'SENT'))
);

-- CreateIndex
CREATE UNIQUE INDEX "campaigns_draft_key" ON "campaigns"("status") WHERE "status" = 'DRAFT';

-- What people got stays as it was.
CREATE FUNCTION "keep_sent_campaign"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the campaign was sent' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "sent_campaigns_are_kept" BEFORE UPDATE ON "campaigns"
    FOR EACH ROW WHEN (OLD."status" <> 'DRAFT' AND (NEW."status" = 'DRAFT' OR (NEW."subject", NEW."body") IS DISTINCT FROM (OLD."subject", OLD."body")))
    EXECUTE FUNCTION "keep_sent_campaign"();

-- CreateTable
CREATE TABLE "campaign_recipients" (
    "campaign_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "campaign_recipients_pkey" PRIMARY KEY ("campaign_id","user_id"),
    CONSTRAINT "campaign_recipients_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "campaign_recipients_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "campaign_recipients_user_id_idx" ON "campaign_recipients"("user_id");
CREATE INDEX "campaign_recipients_created_at_idx" ON "campaign_recipients"("created_at");
