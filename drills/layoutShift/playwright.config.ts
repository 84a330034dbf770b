import { defineConfig } from '@playwright/test';
import journeys from '../../e2e/playwright.config.ts';

/** Journeys through each of the shopper's screens with a processor of a fourth of the machine's speed: no page of theirs shifts. */
export default defineConfig<{ cpuThrottling: number }>({
  ...journeys,
  testDir: '../../e2e/journeys',
  grepInvert: [],
  testMatch: [
    'account',
    'addresses',
    'cartDrawer',
    'changedCart',
    'favourites',
    'filters',
    'firstOrder',
    'orderAgainRow',
    'payment',
    'rememberedAdd',
    'runningOrder',
    'savedForLater',
    'search',
    'stockLimits',
    'storeCredit',
    'suggestions',
    'tabs',
  ].map((name) => `${name}.spec.ts`),
  outputDir: '../../test-results/layoutShift',
  workers: 2, // a third one would slow the pages down further than meant
  use: { ...journeys.use, cpuThrottling: 4 },
});
