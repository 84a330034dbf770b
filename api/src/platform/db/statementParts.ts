import { Prisma } from './generated/client.ts';
import type { StatementRunner } from './runTransaction.ts';

/**
 * A part of a statement that does several things at once. The parts of one statement see the rows as they were before it, and not each
 * other's changes; a foreign key may refer to a row of another part.
 */
export interface StatementPart {
  /** Queries of `WITH`, with names that no other part uses. */
  with?: Prisma.Sql;
  /** An expression of one `int`. PostgreSQL evaluates the functions that are called for their effect only in here. */
  count?: Prisma.Sql;
}

/** Runs parts by one statement, and returns the count of each that has one. */
export async function runParts<Name extends string>(
  tx: StatementRunner,
  parts: Record<Name, StatementPart | null>,
): Promise<Record<Name, number>> {
  const given = Object.entries<StatementPart | null>(parts);
  const queries = given.flatMap(([, part]) => part?.with ?? []);
  const counts = given.flatMap(([name, part]) => (part?.count ? Prisma.sql`${part.count} AS ${Prisma.raw(name)}` : []));
  const tables = queries.length > 0 ? Prisma.sql`WITH ${Prisma.join(queries)}` : Prisma.empty;
  const columns = counts.length > 0 ? Prisma.join(counts) : Prisma.sql`1`;
  const [row] = await tx.$queryRaw<[Record<Name, number>]>`${tables} SELECT ${columns}`;
  return row;
}
