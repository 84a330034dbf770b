-- CreateTable
CREATE TABLE "breaches" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "breaches_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "breaches_number_key" ON "breaches"("number");

-- CreateTable
CREATE TABLE "breach_entries" (
    "breach_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "author_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "discovered_at" TIMESTAMPTZ(3) NOT NULL,
    "description" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "people_count" INTEGER,
    "consequences" TEXT NOT NULL,
    "measures" TEXT NOT NULL,
    "board_told_at" TIMESTAMPTZ(3),
    "board_reported_at" TIMESTAMPTZ(3),
    "people_told_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "breach_entries_pkey" PRIMARY KEY ("breach_id","number"),
    CONSTRAINT "breach_entries_number_positive" CHECK ("number" > 0),
    CONSTRAINT "breach_entries_people_count" CHECK ("people_count" >= 0),
    CONSTRAINT "breach_entries_breach_id_fkey" FOREIGN KEY ("breach_id") REFERENCES "breaches"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "breach_entries_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "breach_entries_author_id_idx" ON "breach_entries"("author_id");

-- The register shows what was known when; a correction is the next entry.
CREATE FUNCTION "keep_breach_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'entries of the register of breaches never change' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "breach_entries_are_kept" BEFORE UPDATE OR DELETE ON "breach_entries"
    FOR EACH ROW EXECUTE FUNCTION "keep_breach_entry"();
