import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Vitest starts with the largest files. The storm is a small one, and takes the longest. */
class StormFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isStorm = ({ moduleId }: TestSpecification) => moduleId.endsWith('/storm.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isStorm), ...sorted.filter((file) => !isStorm(file))];
  }
}

export default defineConfig({
  // Vite would take graphql's ES build, and packages in node_modules its CommonJS build: two GraphQLError classes.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/postgres/globalSetup.ts',
    setupFiles: 'src/testing/postgres/setupDatabase.ts',
    pool: 'forks',
    isolate: false, // half of the time went into loading Prisma, Pothos and the schema again for each file
    sequence: { sequencer: StormFirst },
    maxWorkers: 2,
    testTimeout: 120_000, // some start the real program, on machines that are busy
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
