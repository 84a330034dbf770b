import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeSharedPubSub } from '../graphql/sharedPubSub.ts';
import { unexpectedErrors } from '../graphql/unexpectedErrors.ts';
import { connectDatabase, disconnectDatabase } from '../../db/client.ts';
import { recordStatements } from './countStatements.ts';
import { createDatabase, dropDatabase } from './temporaryCluster.ts';

/** Vitest runs this before each test file, and gives it a migrated, empty database of its own. */
const name = `test_${randomBytes(8).toString('hex')}`;

/** Tests run beside others, and some hold locks on purpose for as long as others come. */
const PATIENT = { connection: 10_000, locks: { reads: 30_000, writes: 30_000, health: 30_000 } };

beforeAll(async () => {
  unexpectedErrors.length = 0; // files share their modules
  await connectDatabase(await createDatabase(inject('databaseServerUrl'), name, inject('templateDatabase')), {
    onConnect: recordStatements,
    timeouts: PATIENT,
  });
});

afterAll(async () => {
  await closeSharedPubSub();
  await disconnectDatabase();
  await dropDatabase(inject('databaseServerUrl'), name);
});
