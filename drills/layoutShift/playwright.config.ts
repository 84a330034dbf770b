import { defineConfig } from '@playwright/test';
import journeys from '../../e2e/playwright.config.ts';

/** The shopper's journeys with a processor of a fourth of the machine's speed: no page of theirs shifts. */
export default defineConfig<{ cpuThrottling: number }>({
  ...journeys,
  testDir: '../../e2e/journeys',
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
    'productCards',
    'rememberedAdd',
    'savedForLater',
    'search',
    'session',
    'stockLimits',
    'storeCredit',
    'suggestions',
    'tabs',
  ].map((name) => `${name}.spec.ts`),
  outputDir: '../../test-results/layoutShift',
  use: { ...journeys.use, cpuThrottling: 4 },
});
