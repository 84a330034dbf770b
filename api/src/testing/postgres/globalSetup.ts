import type { TestProject } from 'vitest/node';
import { loadSynonyms } from '../../shop/search/vocabulary/loadSynonyms.ts';
import { connectDatabase, db, disconnectDatabase } from '../../platform/db/client.ts';
import { ensureClient } from '../../platform/db/ensureClient.ts';
import { migrate } from '../../platform/db/migrations/migrate.ts';
import { memoryDirectory, startTemporaryCluster, type TemporaryCluster } from './temporaryCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test run's PostgreSQL, as its owner. */
    databaseServerUrl: string;
    /** The migrated, empty database that each test file's own is copied from. */
    templateDatabase: string;
  }
}

let cluster: TemporaryCluster;

/** Vitest runs this once, before all test files. */
export async function setup(project: TestProject): Promise<void> {
  await ensureClient();
  cluster = await startTemporaryCluster(await memoryDirectory()); // a database has 900 files, and each test file creates one
  const template = 'kirana_template';
  const url = await cluster.createDatabase(template);
  await migrate(url);
  await connectDatabase(url);
  await loadSynonyms();
  await db.$executeRaw`VACUUM ANALYZE`; // the plans of the search need its statistics, and autovacuum is off
  await disconnectDatabase();
  project.provide('databaseServerUrl', cluster.urlOf('postgres'));
  project.provide('templateDatabase', template);
}

/** Vitest runs this once, after all test files. */
export async function teardown(): Promise<void> {
  await cluster.stop();
}
