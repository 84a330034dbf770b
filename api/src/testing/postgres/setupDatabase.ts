import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeSharedPubSub } from '../graphql/sharedPubSub.ts';
import { unexpectedErrors } from '../graphql/unexpectedErrors.ts';
import { connectDatabase, disconnectDatabase } from '../../db/client.ts';
import { recordStatements } from './countStatements.ts';
import { createDatabase, dropDatabase } from './temporaryCluster.ts';

/** Vitest runs this before each test file, and gives it a migrated, empty database of its own. */
const name = `test_${randomBytes(8).toString('hex')}`;

beforeAll(async () => {
  unexpectedErrors.length = 0; // files share their modules
  await connectDatabase(
    await createDatabase(inject('databaseServerUrl'), name, inject('templateDatabase')),
    recordStatements,
  );
});

afterAll(async () => {
  await closeSharedPubSub();
  await disconnectDatabase();
  await dropDatabase(inject('databaseServerUrl'), name);
});
