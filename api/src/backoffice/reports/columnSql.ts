import { Prisma } from '../../platform/db/generated/client.ts';
import type { ReportColumn } from './report.ts';

/** A column of a report's rows. */
export function columnSql({ name }: ReportColumn): Prisma.Sql {
  return Prisma.raw(`"${name}"`);
}
