import pg from 'pg';

/** Runs SQL on the shop's database, to set up rows and to check them. */
export type Database = ReturnType<typeof openDatabase>;

// Amounts are BIGINT columns, and every amount is far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  return {
    async rows<TRow extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<TRow[]> {
      return (await pool.query<TRow>(sql, values)).rows;
    },
    /** Returns the only row. @throws for no row or several */
    async row<TRow extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<TRow> {
      const [row, ...others] = (await pool.query<TRow>(sql, values)).rows;
      if (!row || others.length > 0) throw new Error(`One row expected from ${sql}`);
      return row;
    },
    close: () => pool.end(),
  };
}
