import type { TestProject } from 'vitest/node';
import { migrate } from './migrate.ts';
import { startTestCluster } from './testCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test run's PostgreSQL, as its owner. */
    testServer: string;
    /** The migrated, empty database that each test file's own is copied from. */
    testTemplate: string;
  }
}

/** Vitest runs this once, before all test files. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const template = 'kirana_template';
  await migrate(await cluster.createDatabase(template));
  project.provide('testServer', cluster.urlOf('postgres'));
  project.provide('testTemplate', template);
  return () => cluster.stop();
}
