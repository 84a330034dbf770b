import { afterAll } from 'vitest';
import { databasePool } from '../db/client.ts';
import type { LiveEvents } from '../events/liveEvents.ts';
import { createPostgresEvents } from '../events/postgresEvents.ts';

let events: LiveEvents | null = null;

afterAll(() => events?.close());

/** Live events on the test file's database. */
export function testEvents(): LiveEvents {
  return (events ??= createPostgresEvents(databasePool(), () => undefined));
}
