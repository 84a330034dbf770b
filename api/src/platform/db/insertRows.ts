import type { Transaction } from './client.ts';

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
  const tables = Object.entries(rowsByTable).filter(([, rows]) => rows.length > 0);
  const inserts = tables.map(([table, [first = {}]], index) => {
    const columns = Object.keys(first).join(', ');
    return `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $${index + 1}::json)`;
  });
  const last = inserts.pop();
  if (last === undefined) return;
  const others = inserts.map((insert, index) => `insert_${index} AS (${insert})`);
  const statement = others.length > 0 ? `WITH ${others.join(', ')} ${last}` : last;
  await tx.$executeRawUnsafe(statement, ...tables.map(([, rows]) => JSON.stringify(rows)));
}
