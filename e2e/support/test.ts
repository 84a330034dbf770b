import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { shiftClock } from '../setup/fixedClock.ts';
import { openDatabase, type Database } from './database.ts';
import { collectPageErrors, type PageErrors } from './pageErrors.ts';

interface TestFixtures {
  /** The URL of a blank page of another origin on the shop's own site, which CORS_ORIGINS lists. */
  sameSiteUrl: string;
  /** Opens another browser context, such as another person's, with the run's clock. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** The URL of a blank page on another site: CORS_ORIGINS lists the name `old-client` and no other name. */
  crossSiteUrl: (name: string) => string;
  /** The errors of the page; a test that ends with any of them fails. */
  pageErrors: PageErrors;
}

interface WorkerFixtures {
  database: Database;
}

/** A journey in the shop that Playwright started, with access to its database. Errors of the page fail the journey. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseURL: async ({}, use) => use(fromEnvironment('E2E_SHOP_URL')),
  context: async ({ context }, use) => use(await withFixedClock(context)),
  newContext: async ({ browser, baseURL }, use) =>
    use(async (options) => withFixedClock(await browser.newContext({ baseURL, ...options }))),
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
});

export { expect } from '@playwright/test';

async function withFixedClock(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(shiftClock, Number(fromEnvironment('E2E_CLOCK_OFFSET')));
  return context;
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the shop has not started`);
  return value;
}
