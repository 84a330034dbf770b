-- CreateEnum
CREATE TYPE "report_run_status" AS ENUM ('RUNNING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "report_runs" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "handle" TEXT NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "status" "report_run_status" NOT NULL DEFAULT 'RUNNING',
    "row_count" INTEGER,
    "done_count" INTEGER NOT NULL DEFAULT 0,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_runs_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "report_runs_days_in_order" CHECK ("first_day" <= "last_day"),
    CONSTRAINT "report_runs_counts_in_range" CHECK ("done_count" >= 0 AND "done_count" <= coalesce("row_count", 0)),
    CONSTRAINT "report_runs_finished_has_status" CHECK (("status" = 'RUNNING') = ("finished_at" IS NULL)),
    CONSTRAINT "report_runs_done_has_result" CHECK ("status" <> 'DONE' OR ("result" IS NOT NULL AND "done_count" = "row_count")),
    CONSTRAINT "report_runs_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "report_run_parts" (
    "run_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "csv" TEXT NOT NULL,

    CONSTRAINT "report_run_parts_pkey" PRIMARY KEY ("run_id","position"),
    CONSTRAINT "report_run_parts_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "report_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "report_runs_actor_id_idx" ON "report_runs"("actor_id");

-- CreateIndex
CREATE INDEX "report_runs_created_at_idx" ON "report_runs"("created_at");

-- CreateIndex
CREATE INDEX "report_runs_handle_first_day_last_day_id_idx" ON "report_runs"("handle", "first_day", "last_day", "id");

-- By hand: the same report of the same days is prepared once at a time.
CREATE UNIQUE INDEX "report_runs_one_at_work" ON "report_runs"("handle", "first_day", "last_day") WHERE "status" = 'RUNNING';
