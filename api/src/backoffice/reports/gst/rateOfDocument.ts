import { Prisma } from '../../../platform/db/generated/client.ts';

/**
 * The columns of `line` by which the lines of a document with one tax rate belong together, whose tax it halves. All of them have the same
 * time: with it first, PostgreSQL groups them as it reads the range by its index, and neither sorts nor hashes all lines.
 */
export const RATE_OF_DOCUMENT = Prisma.sql`
  line.happened_at, coalesce(line.credit_note_id, line.invoice_id), line.action, line.rate, line.is_inter_state`;
