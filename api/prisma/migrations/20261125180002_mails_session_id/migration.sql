ALTER TABLE "mails" ADD COLUMN     "session_id" UUID;
