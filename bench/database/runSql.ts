import pg from 'pg';

/** Runs statements on a connection of their own. */
export async function runSql(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
