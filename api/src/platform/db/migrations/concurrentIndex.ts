const COMMENT = /--.*$/gm;
const STATEMENT =
  /^(?:CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS|DROP INDEX CONCURRENTLY IF EXISTS) ("?\w+"?)[^;]*;?$/i;

/**
 * The name of the index, as the SQL writes it, when the migration is one statement that creates or drops an index without stopping
 * writes to its table. PostgreSQL runs such a statement only outside of a transaction, and as the only one of its query.
 */
export function concurrentIndexOf(sql: string): string | null {
  const statement = sql.replace(COMMENT, '').replace(/\s+/g, ' ').trim();
  return STATEMENT.exec(statement)?.[1] ?? null;
}
