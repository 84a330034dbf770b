-- The tokens of the sessions that exist count as used: what is not known must not make a former token good.
ALTER TABLE "sessions" ADD COLUMN "token_used_at" TIMESTAMPTZ(3) DEFAULT now();
ALTER TABLE "sessions" ALTER COLUMN "token_used_at" DROP DEFAULT;
