import type { TestProject } from 'vitest/node';
import { ensureClient } from './ensureClient.ts';
import { migrate } from './migrate.ts';
import { startTestCluster } from './testCluster.ts';
import type { TestCluster } from './testCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test run's PostgreSQL, as its owner. */
    testServer: string;
    /** The migrated, empty database that each test file's own is copied from. */
    testTemplate: string;
  }
}

let cluster: TestCluster;

/** Vitest runs this once, before all test files. */
export async function setup(project: TestProject): Promise<void> {
  await ensureClient();
  cluster = await startTestCluster();
  const template = 'kirana_template';
  await migrate(await cluster.createDatabase(template));
  project.provide('testServer', cluster.urlOf('postgres'));
  project.provide('testTemplate', template);
}

/** Vitest runs this once, after all test files. */
export async function teardown(): Promise<void> {
  await cluster.stop();
}
