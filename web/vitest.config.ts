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
      restoreMocks: true,
      maxWorkers: 2, // Vitest's default on a machine with two cores is one
      testTimeout: 180_000, // the suite has the time that the API's tests leave
      expect: { poll: { timeout: 20_000 } },
    },
  }),
);
