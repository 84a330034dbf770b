import { Prisma } from '../../../platform/db/generated/client.ts';

/** The figures of groups of sales, added up; a group without sales has zeros. */
export const SUMMED_SALES = Prisma.sql`
  coalesce(sum("grossSales"), 0)::bigint AS "grossSales", coalesce(sum("returns"), 0)::bigint AS "returns",
  coalesce(sum("netSales"), 0)::bigint AS "netSales", coalesce(sum("tax"), 0)::bigint AS "tax"`;
