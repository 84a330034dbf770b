import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The drills that take longest are small files, and Vitest would start with the largest. */
const FIRST = /\/(faultInjection|manyMachines|updateUnderOrders|placeOrderCrash)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) => FIRST.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  // Vite would take graphql's ES build, and packages in node_modules its CommonJS build: two GraphQLError classes.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'drills',
    include: ['**/*.test.ts'],
    exclude: ['attacks/**'], // a suite of its own
    globalSetup: '../api/src/testing/postgres/globalSetup.ts',
    setupFiles: '../api/src/testing/postgres/setupDatabase.ts',
    pool: 'forks',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    retry: 0, // a drill that fails at times proves nothing
    maxWorkers: 2, // each starts several programs
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
