import pg from 'pg';
import { observePool } from '../telemetry/observePool.ts';

const PREFIX = 'kirana: ';

/**
 * A pool that replaces lost connections at the next query. Metrics have its name, by default the work that `application_name` tells PostgreSQL
 * of. Without the listeners, a connection that the database closes, as it
 * does when it stops, would end the process.
 */
export function createPool(
  options: pg.PoolConfig,
  name = options.application_name?.replace(PREFIX, '') ?? 'other',
): pg.Pool {
  const pool = new pg.Pool(options);
  observePool(pool, name);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
