-- CreateTable
CREATE TABLE "skipped_setup_steps" (
    "step" TEXT NOT NULL,
    "skipped_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "skipped_setup_steps_pkey" PRIMARY KEY ("step")
);
