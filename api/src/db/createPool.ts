import pg from 'pg';
import { observePool } from '../telemetry/observePool.ts';

/**
 * A pool that replaces lost connections at the next query. Without the listeners, a connection that the database closes, as it
 * does when it stops, would end the process.
 */
export function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  observePool(pool);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
