-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "request_hash" BYTEA;

-- AlterTable
ALTER TABLE "one_time_codes" ADD COLUMN     "attempts_elsewhere" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "request_hash" BYTEA;

ALTER TABLE "mails"
    ADD CONSTRAINT "mails_request_hash_is_256_bits" CHECK (octet_length("request_hash") = 32) NOT VALID;
ALTER TABLE "one_time_codes"
    ADD CONSTRAINT "one_time_codes_attempts_elsewhere_in_range" CHECK ("attempts_elsewhere" BETWEEN 0 AND 5) NOT VALID,
    ADD CONSTRAINT "one_time_codes_request_hash_is_256_bits" CHECK (octet_length("request_hash") = 32) NOT VALID;
