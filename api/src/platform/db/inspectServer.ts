import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StartupError } from '../config/startupError.ts';
import { reasonOf } from '../core/errors/redactError.ts';

const START_TIMEOUT_MS = 10_000;
const MIN_SERVER_VERSION = 180_000;

/** Inspects what is at the other end of a connection: PostgreSQL, or a pooler in front of it. @throws StartupError for one that the shop can't use */
export async function inspectServer(url: string, isPooled: boolean) {
  const { host, pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_TIMEOUT_MS });
  client.on('error', () => undefined); // the query fails, too
  const server = await readServer(client, isPooled)
    .catch((error: unknown) => {
      throw new StartupError(`The database at ${host}${pathname} can't be reached: ${reasonOf(error)}.`, {
        cause: error,
      });
    })
    .finally(() => client.end());
  if (server.version < MIN_SERVER_VERSION)
    throw new StartupError(`The database at ${host}${pathname} is too old: Kirana needs PostgreSQL 18 or newer.`);
  if (isPooled && !server.hasLockTimeout)
    throw new StartupError(
      `The pooler at ${host} sets no lock_timeout, so one held lock would stop the shop: give it the connect_query of docs/deploy/pgbouncer.ini.`,
    );
  return server;
}

async function readServer(client: pg.Client, isPooled: boolean) {
  await client.connect();
  const { rows } = await client.query<{ version: number; hasLockTimeout: boolean }>(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('lock_timeout') <> '0' AS "hasLockTimeout"`,
  );
  const [{ version, hasLockTimeout } = { version: 0, hasLockTimeout: false }] = rows;
  return { version, hasLockTimeout, translatesNames: isPooled && (await translatesNames(client)) };
}

/**
 * Whether a pooler of transactions gives the statements that its clients name other names, and prepares them in each of its sessions,
 * as PgBouncer does from 1.21 on, where `max_prepared_statements` is not 0.
 */
async function translatesNames(client: pg.Client): Promise<boolean> {
  const name = `probe ${randomUUID()}`;
  await client.query('BEGIN'); // the same session until the end
  await client.query({ name, text: 'SELECT 1' });
  const { rowCount } = await client.query('SELECT FROM pg_prepared_statements WHERE name = $1', [name]);
  if (rowCount === 1) await client.query(`DEALLOCATE ${client.escapeIdentifier(name)}`);
  await client.query('COMMIT');
  return rowCount === 0;
}
