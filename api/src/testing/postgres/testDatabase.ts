import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, disconnectDatabase, type DatabaseTimeouts } from '../../platform/db/client.ts';
import { loadDemo } from '../../../../demo/loadDemo.ts';
import { recordStatements } from './countStatements.ts';
import { createDatabase, dropDatabase } from './temporaryCluster.ts';

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

const DEMO = 'kirana_demo';
const UNFINISHED_DEMO = 'kirana_demo_unfinished';
const DEMO_LOCK = 1;

/** Of the test file that runs. */
let name: string;

/** Connects the test file to a database of its own, a copy of the template. */
export async function openTestDatabase(template = inject('templateDatabase')): Promise<void> {
  name = `test_${randomBytes(8).toString('hex')}`;
  const timeouts = PATIENT;
  await connectTo(name, template, { onConnect: recordStatements, timeouts });
}

export async function closeTestDatabase(): Promise<void> {
  await disconnectDatabase();
  await dropDatabase(inject('databaseServerUrl'), name);
}

/** Gives the test file a copy of the demo shop in place of its empty database. The first file that asks for it loads the shop. */
export async function openDemoShop(): Promise<void> {
  await closeTestDatabase();
  await ensureDemoTemplate();
  await openTestDatabase(DEMO);
}

/** Workers that ask at the same time wait for the one that loads the shop. */
async function ensureDemoTemplate(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServerUrl') });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [DEMO_LOCK]);
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DEMO]);
    if (rows.length > 0) return;
    await connectTo(UNFINISHED_DEMO, inject('templateDatabase'));
    await loadDemo();
    await disconnectDatabase();
    await client.query(`ALTER DATABASE ${UNFINISHED_DEMO} RENAME TO ${DEMO}`);
  } finally {
    await client.end();
  }
}

async function connectTo(database: string, template: string, options?: Parameters<typeof connectDatabase>[1]) {
  await connectDatabase(await createDatabase(inject('databaseServerUrl'), database, template), options);
}
