import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { shiftClock } from '../setup/fixedClock.ts';
import { openContextPool, type ContextPool } from './contextPool.ts';
import { openDatabase, type Database } from './database.ts';
import { collectPageErrors, type PageErrors } from './pageErrors.ts';
import { collectLayoutShifts, expectNoShiftOnAnyPath } from './layoutShifts.ts';
import { recordToasts } from './toasts.ts';

interface TestFixtures {
  /** Whether the journey needs a browser that has never loaded the shop: nothing is in its HTTP cache. */
  isFirstVisit: boolean;
  /** The URL of a blank page of another origin on the shop's own site, which CORS_ORIGINS lists. */
  sameSiteUrl: string;
  /** Opens another browser context, such as another person's, with the run's clock. It is closed with the journey. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** The URL of a blank page on another site: CORS_ORIGINS lists the name `old-client` and no other name. */
  crossSiteUrl: (name: string) => string;
  /** The errors of the page; a test that ends with any of them fails. */
  pageErrors: PageErrors;
  /** How many times slower than the machine the page's processor is. */
  cpuThrottling: number;
  /** Fails the journey if a slowed page shifts. */
  layoutShifts: undefined;
}

interface WorkerFixtures {
  contexts: ContextPool;
  database: Database;
}

/** A journey in the shop that Playwright started, with access to its database. Errors of the page fail the journey. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  isFirstVisit: [false, { option: true }],
  cpuThrottling: [1, { option: true }],
  baseURL: async ({}, use) => use(fromEnvironment('E2E_SHOP_URL')),
  contexts: [
    async ({ browser }, use) => {
      const contexts = openContextPool(browser, fromEnvironment('E2E_SHOP_URL'), prepareContext);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, contexts, baseURL, isFirstVisit, viewport, isMobile, hasTouch, serviceWorkers }, use) => {
    const chosen = { viewport, isMobile, hasTouch, serviceWorkers };
    if (isFirstVisit) {
      const context = await browser.newContext({ baseURL, ...chosen });
      await prepareContext(context);
      await use(context);
      await context.close();
    } else {
      const context = await contexts.take(chosen);
      await use(context);
      await contexts.giveBack(context);
    }
  },
  newContext: async ({ contexts, viewport }, use) => {
    const taken: BrowserContext[] = [];
    await use(async (options) => {
      const context = await contexts.take({ viewport, ...options });
      taken.push(context);
      return context;
    });
    for (const context of taken) await contexts.giveBack(context);
  },
  sameSiteUrl: async ({}, use) => use(`http://127.0.0.1:${fromEnvironment('E2E_CLIENT_PORT')}`),
  crossSiteUrl: async ({}, use) => use((name) => `http://${name}.localhost:${fromEnvironment('E2E_CLIENT_PORT')}`),
  database: [
    async ({}, use) => {
      const database = openDatabase(fromEnvironment('E2E_DATABASE_URL'));
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = collectPageErrors(page);
      await use(pageErrors);
      test.expect.soft(pageErrors.messages, 'console errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
  layoutShifts: [
    async ({ page, cpuThrottling }, use) => {
      if (cpuThrottling === 1) return use(undefined);
      const shifts = await collectLayoutShifts(page, cpuThrottling);
      await use(undefined);
      expectNoShiftOnAnyPath(shifts);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Gives the pages of a context the run's clock. */
async function prepareContext(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftClock, Number(fromEnvironment('E2E_CLOCK_OFFSET')));
  await context.addInitScript(recordToasts);
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the shop has not started`);
  return value;
}
