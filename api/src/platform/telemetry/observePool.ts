import type { Pool } from 'pg';
import { meter } from './meter.ts';

const count = meter.createObservableUpDownCounter('db.client.connection.count', {
  description: 'Connections to the database by pool and state.',
  unit: '{connection}',
});
const max = meter.createObservableUpDownCounter('db.client.connection.max', {
  description: 'The most connections that a pool opens.',
  unit: '{connection}',
});
const pending = meter.createObservableUpDownCounter('db.client.connection.pending_requests', {
  description: 'Requests that wait for a connection of a pool.',
  unit: '{request}',
});

/** Records the connections of a pool by its name, until it ends. */
export function observePool(pool: Pool, name: string): void {
  const instruments = [count, max, pending];
  const attributes = { 'db.client.connection.pool.name': name };
  const observe: Parameters<typeof meter.addBatchObservableCallback>[0] = (result) => {
    if (pool.ended) return meter.removeBatchObservableCallback(observe, instruments);
    const { totalCount, idleCount, waitingCount } = pool;
    result.observe(count, totalCount - idleCount, { ...attributes, 'db.client.connection.state': 'used' });
    result.observe(count, idleCount, { ...attributes, 'db.client.connection.state': 'idle' });
    result.observe(max, pool.options.max, attributes);
    result.observe(pending, waitingCount, attributes);
  };
  meter.addBatchObservableCallback(observe, instruments);
}
