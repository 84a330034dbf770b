import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: 'web',
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/relay/setUpTests.ts'],
      isolate: false, // what a file must not leave to the next one: setUpTests.ts
      restoreMocks: true,
      maxWorkers: 2, // a machine with two cores gets one of itself
      testTimeout: 20_000, // the suites share the machine with PostgreSQL and Chromium
    },
  }),
);
