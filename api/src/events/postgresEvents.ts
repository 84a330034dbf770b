import type pg from 'pg';
import type { LiveEvents } from './liveEvents.ts';
import { listenToPostgres } from './listenToPostgres.ts';
import { createWakeUps } from './wakeUps.ts';

const CHANNEL = 'kirana_events';

/** Events by NOTIFY, which goes out with the commit; one connection of its own hears them for the whole process. */
export function createPostgresEvents(pool: pg.Pool, onTrouble: (error: unknown) => void): LiveEvents {
  let listener: ReturnType<typeof listenToPostgres> | null = null;
  const wakeUps = createWakeUps({
    onFirst() {
      listener ??= listenToPostgres(pool.options, CHANNEL, {
        onEvent: wakeUps.wake,
        onGap: wakeUps.wakeAll,
        onTrouble,
      });
    },
  });
  return {
    async publish(topic) {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, topic]).catch(onTrouble);
    },
    async notify(tx, ...topics) {
      await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, topic) FROM unnest(${topics}::text[]) AS topic`;
    },
    subscribe: wakeUps.subscribe,
    async close() {
      wakeUps.end();
      listener?.stop();
    },
  };
}
