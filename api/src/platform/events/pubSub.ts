import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sessionPool, type Transaction } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { runParts, type StatementPart } from '../db/statementParts.ts';
import { createSubscriptions } from './subscriptions.ts';

const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 10_000;
/** The interval of the liveness query: a dead connection may never report an error. */
const HEARTBEAT_MS = 20_000;
const RETRY_POLICY_MS = 5_000;

interface NotificationHandlers {
  onEvent(payload: string): void;
  /** Is called for each new connection, because notifications may have been missed before it. */
  onReconnect(): void;
  onError(error: unknown): void;
}

/** A connection that listens. */
export interface PostgresListener {
  /** Resolves when every notification that was sent before the call has been handled; waits for the connection, and rejects when it is lost. */
  catchUp(): Promise<void>;
  stop(): void;
}

/** Listens to a channel's notifications on a connection of its own, which reconnects until it is stopped. */
export function listenToPostgres(options: pg.ClientConfig, channel: string, handlers: NotificationHandlers) {
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  let listening = Promise.withResolvers<pg.Client>();
  let backoff = FIRST_BACKOFF_MS;

  function reportError(error: unknown): void {
    if (!stopping.signal.aborted) handlers.onError(error);
  }

  async function listenOnce(): Promise<void> {
    const connection = connectionTo(options);
    client = connection;
    const lost = new Promise<void>((resolve) => void connection.on('end', resolve));
    const disconnect = () => void connection.end().catch(reportError);
    connection.on('error', reportError);
    connection.on('notification', ({ payload = '' }) => handlers.onEvent(payload));
    const heartbeat = setInterval(() => void connection.query('SELECT 1').catch(disconnect), HEARTBEAT_MS);
    try {
      await connection.connect();
      await connection.query(`LISTEN ${connection.escapeIdentifier(channel)}`);
      await assertUnpooled(connection);
      backoff = FIRST_BACKOFF_MS;
      listening.resolve(connection);
      handlers.onReconnect();
      await lost;
    } finally {
      listening = Promise.withResolvers();
      clearInterval(heartbeat);
      disconnect();
    }
  }

  async function listenAlways(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce().catch(reportError);
      await sleep(backoff * (1 + Math.random()), undefined, stopping).catch(() => undefined);
      backoff = Math.min(2 * backoff, LONGEST_BACKOFF_MS);
    }
  }

  void listenAlways();
  return {
    // PostgreSQL sends the pending notifications before it says that the statement is complete.
    async catchUp() {
      const connection = await listening.promise;
      await connection.query('SELECT 1');
    },
    stop() {
      stopping.abort();
      void client?.end().catch(() => undefined);
    },
  };
}

/** A pooler of transactions accepts LISTEN and never delivers anything; it invents the process id that a client is told. */
async function assertUnpooled(connection: pg.Client): Promise<void> {
  const { rows } = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { processID } = connection as pg.Client & { processID: number | null }; // its types leave it out
  if (rows[0]?.pid !== processID) throw new Error('The connection is pooled, so it receives no notifications');
}

function connectionTo(options: pg.ClientConfig): pg.Client {
  return new pg.Client({
    ...options,
    application_name: 'kirana: events',
    keepAlive: true,
    connectionTimeoutMillis: RETRY_POLICY_MS,
    query_timeout: RETRY_POLICY_MS,
  });
}

const CHANNEL = 'kirana_events';

function notifying(...topics: string[]): StatementPart {
  return {
    count: Prisma.sql`(SELECT count(pg_notify(${CHANNEL}, topic)::text)::int FROM unnest(${topics}::text[]) AS topic)`,
  };
}

/** PubSub by NOTIFY, which PostgreSQL sends at the commit. One connection listens for the whole process. */
export function createPostgresPubSub(pool: pg.Pool, onError: (error: unknown) => void): PubSub {
  let listener: ReturnType<typeof listenToPostgres> | null = null;
  const subscriptions = createSubscriptions({
    onFirst() {
      listener ??= listenToPostgres(pool.options, CHANNEL, {
        onEvent: subscriptions.dispatch,
        onReconnect: subscriptions.dispatchAll,
        onError,
      });
    },
  });
  return {
    async publish(topic) {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, topic]).catch(onError);
    },
    notifying,
    async notify(tx, ...topics) {
      await runParts(tx, { events: notifying(...topics) });
    },
    subscribe: subscriptions.subscribe,
    async close() {
      subscriptions.end();
      listener?.stop();
    },
  };
}

/** The job by which a process of the previous release publishes an event; both releases run for a moment during an upgrade. */
export const PUBLISH_EVENT = 'publishEvent';

/**
 * Publishes changes to all processes. An event is a topic such as `import:<uuid>` without data, and means that the reader should
 * read the database again. A lost event only delays an update.
 */
export interface PubSub {
  /** Publishes outside of a transaction. Never fails. */
  publish(topic: string): Promise<void>;
  /** Publishes at the commit of the transaction, and not after a rollback. */
  notify(tx: Transaction, ...topics: string[]): Promise<void>;
  /** The same as a part of a statement. */
  notifying(...topics: string[]): StatementPart;
  /**
   * Yields the topic at once, and again after events, so a reader that reads the database each time misses no change. Several
   * events while the reader is busy are merged into one. The reader must call `return`, as GraphQL does, to unsubscribe.
   */
  subscribe(topic: string): AsyncIterableIterator<string, undefined>;
  /** Ends every subscription of this process, and closes its connections. */
  close(): Promise<void>;
}

/** PubSub over the connected database. It opens its own connection at the first subscription. */
export function openPubSub(onError: (error: unknown) => void): PubSub {
  return createPostgresPubSub(sessionPool(), onError);
}
