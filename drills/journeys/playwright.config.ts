import { defineConfig } from '@playwright/test';
import journeys from '../../e2e/playwright.config.ts';
import { DRILLED } from '../../e2e/support/sizes.ts';

/** The drills in a browser use the shop of the journeys, one after another, because they measure what happens at a time. */
export default defineConfig({
  ...journeys,
  grepInvert: [],
  outputDir: '../../test-results/drills',
  workers: 1,
  projects: [
    { name: 'drills', testDir: '.' },
    { name: 'drilled journeys', testDir: '../../e2e/journeys', grep: new RegExp(DRILLED) },
  ],
});
