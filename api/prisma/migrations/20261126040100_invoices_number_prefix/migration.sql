-- AlterTable
ALTER TABLE "invoices" ADD COLUMN     "number_prefix" TEXT NOT NULL DEFAULT 'INV';

-- By hand: what Prisma's language has no words for.

-- Rule 46(b) of the CGST Rules allows 16 characters, and the year, six digits and two slashes are 13 of them.
ALTER TABLE "invoices"
    ADD CONSTRAINT "invoices_number_prefix_form" CHECK ("number_prefix" ~ '^[A-Za-z0-9/-]{1,3}$') NOT VALID;
