import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Vite would take graphql's ES build, and packages in node_modules its CommonJS build: two GraphQLError classes.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/postgres/globalSetup.ts',
    setupFiles: 'src/testing/postgres/setupDatabase.ts',
    pool: 'forks',
    isolate: false, // half of the time went into loading Prisma, Pothos and the schema again for each file
    maxWorkers: 2,
    testTimeout: 120_000, // some start the real program, on machines that are busy
    hookTimeout: 120_000,
  },
});
