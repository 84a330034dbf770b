import { databasePool } from '../../platform/db/client.ts';
import { type PubSub, createPostgresPubSub } from '../../platform/events/pubSub.ts';

let pubSub: PubSub | null = null;

/** The PubSub on the test file's database. */
export function sharedPubSub(): PubSub {
  return (pubSub ??= createPostgresPubSub(databasePool('writes'), () => undefined));
}

/** Closes it; setupDatabase.ts calls this before it drops the database. */
export async function closeSharedPubSub(): Promise<void> {
  await pubSub?.close();
  pubSub = null; // the next test file shares this module
}
