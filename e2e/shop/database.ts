import pg from 'pg';

/** Questions to the shop's own database, and what a shopper can't do: fill shelves, end sessions. */
export type Database = ReturnType<typeof openDatabase>;

// Amounts are BIGINT columns; all of them are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  return {
    async rows<TRow extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<TRow[]> {
      return (await pool.query<TRow>(sql, values)).rows;
    },
    /** The one row there is. */
    async row<TRow extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<TRow> {
      const [row, ...others] = (await pool.query<TRow>(sql, values)).rows;
      if (!row || others.length > 0) throw new Error(`One row expected from ${sql}`);
      return row;
    },
    close: () => pool.end(),
  };
}
