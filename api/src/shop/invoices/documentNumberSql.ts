import { Prisma } from '../../platform/db/generated/client.ts';
import type { NumberedDocument } from './invoiceNumber.ts';

/** `invoiceNumber` as an expression of SQL. `document` is the row with the series, `number` an expression of its number. */
export function documentNumberSql(
  kind: NumberedDocument,
  document: Prisma.Sql,
  number: Prisma.Sql = Prisma.sql`${document}.number`,
): Prisma.Sql {
  const withoutLetters =
    kind === 'INVOICE'
      ? Prisma.sql`${document}.financial_year || '/' || ${number}`
      : Prisma.sql`'C' || replace(${document}.financial_year, '-', '') || '/' || ${number}`;
  return Prisma.sql`CASE WHEN ${number} <= 999999 OR ${document}.is_sample
    THEN ${document}.number_prefix || '/' || ${document}.financial_year || '/' || lpad(${number}::text, greatest(6, length(${number}::text)), '0')
    ELSE ${withoutLetters} END`;
}
