-- CreateTable
CREATE TABLE "parties" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "phone" TEXT,
    "fssai" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    -- Two spellings of a name and an address that differ in case, signs and blanks are the same party.
    "key" TEXT GENERATED ALWAYS AS (btrim(regexp_replace(lower("name" || ' ' || "address"), '[^[:alnum:]]+', ' ', 'g'))) STORED,

    CONSTRAINT "parties_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "parties_name_length" CHECK (char_length("name") BETWEEN 1 AND 120),
    CONSTRAINT "parties_address_length" CHECK (char_length("address") <= 300),
    CONSTRAINT "parties_contact_length" CHECK (char_length("email") <= 254 AND char_length("phone") <= 30),
    CONSTRAINT "parties_fssai_digits" CHECK ("fssai" ~ '^[12][0-9]{13}$')
);

-- CreateIndex
CREATE UNIQUE INDEX "parties_key_key" ON "parties"("key");

-- The country of origin as a number in the order of its code; products without one come last.
CREATE FUNCTION "country_rank"("country" text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(ascii("country") * 256 + ascii(substr("country", 2)), 65535)
$$;

-- Pages of products show it.
CREATE TRIGGER "party_changes_are_announced" AFTER UPDATE ON "parties" FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();
