import { defineConfig, mergeConfig } from 'vitest/config';
import drills from '../vitest.config.ts';

/** The attacks run alone: they compare how long requests take. */
export default mergeConfig(
  { ...drills, test: { ...drills.test, globalSetup: [], setupFiles: [], exclude: [] } },
  defineConfig({
    test: {
      name: 'attacks',
      globalSetup: '../../api/src/testing/postgres/globalSetup.ts',
      setupFiles: '../../api/src/testing/postgres/setupDatabase.ts',
      maxWorkers: 1,
    },
  }),
);
