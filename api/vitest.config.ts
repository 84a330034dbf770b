import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Vite would take graphql's ES build, and packages in node_modules its CommonJS build: two GraphQLError classes.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['src/**/*.test.ts', '../demo/**/*.test.ts', '../shared/**/*.test.ts'],
    globalSetup: 'src/testing/postgres/globalSetup.ts',
    setupFiles: 'src/testing/postgres/setupDatabase.ts',
    pool: 'forks',
    isolate: false, // half of the time went into loading Prisma, Pothos and the schema again for each file
    execArgv: ['--max-semi-space-size=64'], // fewer collections of what lives for one test: 4 % of the CPU time
    maxWorkers: availableParallelism(), // Vitest's default on a machine with two cores is one
    // They only end a run that hangs: no test depends on how fast the machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
