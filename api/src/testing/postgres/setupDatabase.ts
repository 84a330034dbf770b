import { afterAll, beforeAll } from 'vitest';
import { closeSharedPubSub } from '../graphql/sharedPubSub.ts';
import { unexpectedErrors } from '../graphql/unexpectedErrors.ts';
import { closeTestDatabase, openTestDatabase } from './testDatabase.ts';

/** Vitest runs this before each test file, and gives it a migrated, empty database of its own. */
beforeAll(async () => {
  unexpectedErrors.length = 0; // files share their modules
  await openTestDatabase();
});

afterAll(async () => {
  await closeSharedPubSub();
  await closeTestDatabase();
});
