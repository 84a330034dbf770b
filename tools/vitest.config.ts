import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    include: ['*.test.ts'],
    isolate: false,
    testTimeout: 120_000, // some start npm, on machines that are busy
  },
});
