-- A session of before counts as authenticated long ago; the constant rewrites no row.
ALTER TABLE "sessions" ADD COLUMN     "authenticated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00';
ALTER TABLE "sessions" ALTER COLUMN "authenticated_at" SET DEFAULT CURRENT_TIMESTAMP;
