-- The tokens of the sessions that exist, and of those that the former release still creates, count as used: what is not known must not
-- make a former token good.
ALTER TABLE "sessions" ADD COLUMN "token_used_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
