import pg, { type Pool } from 'pg';
import { meter } from '../telemetry/meter.ts';

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
function observePool(pool: Pool, name: string): void {
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

const PREFIX = 'kirana: ';

/**
 * A pool that replaces lost connections at the next query. Its name in metrics is by default the work that `application_name` tells
 * PostgreSQL. Without the listeners, a connection that the database closes, as it does when it stops, would end the process.
 */
export function createPool(options: pg.PoolConfig, name = options.application_name?.replace(PREFIX, '') ?? 'other') {
  const pool = new pg.Pool(options);
  observePool(pool, name);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

interface Connection {
  client: pg.Client;
  connected: Promise<pg.Client>;
  /** How many statements wait for their answers. */
  waiting: number;
}

/** Two keep PostgreSQL at work while one of them waits for a page of the disk; more of them wake more of its processes. */
const SIZE = 2;

/**
 * Opens connections as they are needed, and others in place of those that failed. Under load, several statements share one packet and
 * one turn of PostgreSQL's process: on pooled connections a listing takes 1.25 times the CPU time. Answers come in order: a slow
 * statement holds up those behind it.
 */
export function createPipeline(options: pg.ClientConfig, onConnect?: (client: pg.Client) => void) {
  const connections = new Set<Connection>();

  function open(): Connection {
    const client = new pg.Client({ ...options, pipeline: true });
    onConnect?.(client);
    const connection = { client, connected: client.connect(), waiting: 0 };
    const forget = () => connections.delete(connection);
    client.on('error', forget).on('end', forget); // without a listener, an error ends the process
    connections.add(connection);
    return connection;
  }

  function choose(): Connection {
    let least: Connection | undefined;
    for (const connection of connections) if (!least || connection.waiting < least.waiting) least = connection;
    return least && (least.waiting === 0 || connections.size === SIZE) ? least : open();
  }

  return {
    query: async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
      const connection = choose();
      connection.waiting += 1;
      try {
        const client = await connection.connected;
        return (await client.query<Row>(statement)).rows;
      } catch (error) {
        connections.delete(connection); // the database may be about to close it
        throw error;
      } finally {
        connection.waiting -= 1;
        if (connection.waiting === 0 && !connections.has(connection)) void connection.client.end();
      }
    },
    end: async () => {
      await Promise.all([...connections].map(({ client }) => client.end()));
    },
  };
}

/** Connections that send statements without waiting for the answers to those before. */
export type Pipeline = ReturnType<typeof createPipeline>;
