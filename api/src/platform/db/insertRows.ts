import type { Transaction } from './client.ts';
import { Prisma } from './generated/client.ts';
import { runParts, type StatementPart } from './statementParts.ts';

/** What a column holds, as JSON has it. */
type Row = Record<string, unknown>;

/** Inserts all rows of a table by one statement; see `insertAll`. */
export function insertRows(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  return insertAll(tx, { [table]: rows });
}

/**
 * Inserts rows of several tables by one statement, whatever their number, and without a parameter for each value, which costs more
 * than the insert. Rows may refer to each other. Names are the database's, from code alone, and the same for each row of a table;
 * columns that are left out keep their defaults.
 */
export async function insertAll(tx: Transaction, rowsByTable: Record<string, readonly Row[]>): Promise<void> {
  const insert = inserting(rowsByTable);
  if (insert) await runParts(tx, { insert });
}

/** The same as a part of a statement; null without rows. */
export function inserting(rowsByTable: Record<string, readonly Row[]>): StatementPart | null {
  const inserts = Object.entries(rowsByTable).flatMap(([table, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const [name, columns] = [Prisma.raw(table), Prisma.raw(Object.keys(first).join(', '))];
    return Prisma.sql`inserted_${name} AS (
      INSERT INTO ${name} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::json))`;
  });
  return inserts.length > 0 ? { with: Prisma.join(inserts) } : null;
}
