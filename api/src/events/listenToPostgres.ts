import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** How often the connection has to answer: a dead one may be silent for ever. */
const HEARTBEAT_MS = 20_000;
const PATIENCE_MS = 5_000;

interface NotificationHandlers {
  onEvent(payload: string): void;
  /** Notifications may have been missed: the connection is new. */
  onGap(): void;
  onTrouble(error: unknown): void;
}

/** Hears a channel's notifications through a connection of its own, which comes back by itself until it is stopped. */
export function listenToPostgres(options: pg.ClientConfig, channel: string, handlers: NotificationHandlers) {
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  let pause = FIRST_PAUSE_MS;

  function complain(error: unknown): void {
    if (!stopping.signal.aborted) handlers.onTrouble(error);
  }

  async function listenOnce(): Promise<void> {
    const connection = connectionTo(options);
    client = connection;
    const lost = new Promise<void>((resolve) => void connection.on('end', resolve));
    const hangUp = () => void connection.end().catch(complain);
    connection.on('error', complain);
    connection.on('notification', ({ payload = '' }) => handlers.onEvent(payload));
    const heartbeat = setInterval(() => void connection.query('SELECT 1').catch(hangUp), HEARTBEAT_MS);
    try {
      await connection.connect();
      await connection.query(`LISTEN ${connection.escapeIdentifier(channel)}`);
      pause = FIRST_PAUSE_MS;
      handlers.onGap();
      await lost;
    } finally {
      clearInterval(heartbeat);
      hangUp();
    }
  }

  async function listenAlways(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce().catch(complain);
      await sleep(pause * (1 + Math.random()), undefined, stopping).catch(() => undefined);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  void listenAlways();
  return {
    stop() {
      stopping.abort();
      void client?.end().catch(() => undefined);
    },
  };
}

function connectionTo(options: pg.ClientConfig): pg.Client {
  return new pg.Client({
    ...options,
    application_name: 'kirana: events',
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
}
