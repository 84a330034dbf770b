import pg from 'pg';

const SESSION_STATE = `SELECT
  (SELECT count(*)::int FROM pg_prepared_statements WHERE name LIKE 'PGBOUNCER_%') AS prepared,
  (SELECT count(*)::int FROM pg_prepared_statements WHERE name NOT LIKE 'PGBOUNCER_%') AS named,
  (SELECT count(*)::int FROM pg_listening_channels()) AS channels,
  (SELECT count(*)::int FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'advisory') AS locks,
  (SELECT count(*)::int FROM pg_cursors WHERE name <> '') AS cursors, pg_my_temp_schema()::int AS tables,
  current_setting('search_path') AS path, current_setting('lock_timeout') AS "lockTimeout",
  current_setting('statement_timeout') AS "statementTimeout", current_setting('idle_in_transaction_session_timeout') AS "idleTimeout"`;

/** Holds each session that the pooler at `url` has, in a transaction, and returns their states. */
export async function takeAllSessions(
  url: string,
): Promise<{ states: Record<string, unknown>[]; release(): Promise<void> }> {
  const clients = Array.from({ length: 30 }, () => new pg.Client({ connectionString: url }));
  for (const client of clients) client.on('error', () => undefined); // a failed test leaves them to their timeout
  await Promise.all(clients.map((client) => client.connect()));
  const states = await Promise.all(
    clients.map(async (client) => {
      await client.query('BEGIN');
      return (await client.query<Record<string, unknown>>(SESSION_STATE)).rows[0] ?? {};
    }),
  );
  return { states, release: async () => void (await Promise.all(clients.map((client) => client.end()))) };
}
