import type { Transaction } from './client.ts';

/** What a column holds, as JSON has it. */
type Row = Record<string, unknown>;

/**
 * Inserts all rows by one statement, whatever their number, and without a parameter for each value, which costs more than the
 * insert. Names are the database's, from code alone, and the same for each row; columns that are left out keep their defaults.
 */
export async function insertRows(tx: Transaction, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await tx.$executeRawUnsafe(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    JSON.stringify(rows),
  );
}
