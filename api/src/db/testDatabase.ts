import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeTestEvents } from '../testing/testEvents.ts';
import { unforeseen } from '../testing/unforeseen.ts';
import { connectDatabase, disconnectDatabase } from './client.ts';
import { createDatabase, dropDatabase } from './testCluster.ts';

/** Vitest runs this before each test file, which so gets a migrated, empty database of its own. */
const name = `test_${randomBytes(8).toString('hex')}`;

beforeAll(async () => {
  unforeseen.length = 0; // files share their modules
  await connectDatabase(await createDatabase(inject('testServer'), name, inject('testTemplate')));
});

afterAll(async () => {
  await closeTestEvents();
  await disconnectDatabase();
  await dropDatabase(inject('testServer'), name);
});
