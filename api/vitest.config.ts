import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Vite would take graphql's ES build, and packages in node_modules its CommonJS build: two GraphQLError classes.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/db/testServer.ts',
    setupFiles: 'src/db/testDatabase.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000, // some start the real program, on machines that are busy
    hookTimeout: 120_000,
  },
});
