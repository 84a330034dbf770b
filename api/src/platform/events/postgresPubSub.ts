import type pg from 'pg';
import type { PubSub } from './pubSub.ts';
import { listenToPostgres } from './listenToPostgres.ts';
import { createSubscriptions } from './subscriptions.ts';

const CHANNEL = 'kirana_events';

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
    async notify(tx, ...topics) {
      await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, topic) FROM unnest(${topics}::text[]) AS topic`;
    },
    subscribe: subscriptions.subscribe,
    async close() {
      subscriptions.end();
      listener?.stop();
    },
  };
}
