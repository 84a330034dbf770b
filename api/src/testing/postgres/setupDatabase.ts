import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeSharedPubSub } from '../graphql/sharedPubSub.ts';
import { unexpectedErrors } from '../graphql/unexpectedErrors.ts';
import { connectDatabase, disconnectDatabase, type DatabaseTimeouts } from '../../db/client.ts';
import { recordStatements } from './countStatements.ts';
import { createDatabase, dropDatabase } from './temporaryCluster.ts';

/** Vitest runs this before each test file, and gives it a migrated, empty database of its own. */
const name = `test_${randomBytes(8).toString('hex')}`;

/** No test depends on how fast the machine is. Some hold locks on purpose for as long as others come. */
const PATIENCE_MS = 300_000;
const OF_EACH = { reads: PATIENCE_MS, writes: PATIENCE_MS, health: PATIENCE_MS };
const PATIENT: DatabaseTimeouts = {
  connection: PATIENCE_MS,
  locks: OF_EACH,
  statements: OF_EACH,
  transaction: PATIENCE_MS,
  idleInTransaction: PATIENCE_MS,
};

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
