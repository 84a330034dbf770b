import { databasePool } from '../db/client.ts';
import type { LiveEvents } from '../events/liveEvents.ts';
import { createPostgresEvents } from '../events/postgresEvents.ts';

let events: LiveEvents | null = null;

/** Live events on the test file's database. */
export function testEvents(): LiveEvents {
  return (events ??= createPostgresEvents(databasePool(), () => undefined));
}

/** For db/testDatabase.ts, before the database goes. */
export async function closeTestEvents(): Promise<void> {
  await events?.close();
  events = null; // the next test file shares this module
}
