import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, disconnectDatabase } from '../../api/src/platform/db/client.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';
import { injectFaults } from '../support/faults/injectFaults.ts';

let ownUrl: string;
beforeAll(async () => {
  ownUrl = await testDatabaseUrl();
  await disconnectDatabase();
});
afterAll(() => connectDatabase(ownUrl));

/** A minute on an idle machine. */
const TIMEOUT_MS = 300_000;

/** The short run of the fault injection; `npm run bench -- faults` is the long one. */
it(
  'the shop loses, sells, refunds and sends nothing twice while its parts fail under load',
  async () => {
    const result = await injectFaults({ shoppers: 8, thinkMs: 200, outageMs: 300, calmMs: 100 });
    expect(result.violations).toEqual([]);
    expect(result.orders).toBeGreaterThan(10);
    const ofDeployment = result.faults.find(({ name }) => name === 'a deployment rolls through');
    expect(ofDeployment?.failures).toEqual({});
  },
  TIMEOUT_MS,
);
