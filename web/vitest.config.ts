import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test' }),
  defineConfig({
    test: {
      name: 'web',
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
      setupFiles: ['src/ui/testing/setupTests.ts'],
      isolate: false, // setupTests.ts resets the state that test files share
      server: { deps: { external: [/\/web\/mock\//] } }, // Node loads it, so that a worker builds the mocked schema once
      restoreMocks: true,
      maxWorkers: availableParallelism(), // Vitest's default on a machine with two cores is one
      // They only end a run that hangs: no test depends on how fast the machine is.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 300_000 } },
    },
  }),
);
