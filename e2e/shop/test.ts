import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { shiftClock } from '../ground/runClock.ts';
import { openDatabase, type Database } from './database.ts';
import { watchPage, type PageWatch } from './watchPage.ts';

interface OfTest {
  /** A blank page of another origin on the shop's own site, which the shop knows. */
  sameSiteUrl: string;
  /** Opens a second browser at the shop, such as another person's, on the clock of the run. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Where a blank page of some other site is: `old-client` is known to the shop, other names are not. */
  siteOf: (name: string) => string;
  /** What goes wrong on the page; a test that ends with anything in it fails. */
  watch: PageWatch;
}

interface OfWorker {
  database: Database;
}

/** A journey: at the shop that Playwright opened, with its database at hand, on a page that may not complain. */
export const test = base.extend<OfTest, OfWorker>({
  baseURL: async ({}, use) => use(fromEnvironment('E2E_SHOP_URL')),
  context: async ({ context }, use) => use(await onRunClock(context)),
  newContext: async ({ browser, baseURL }, use) =>
    use(async (options) => onRunClock(await browser.newContext({ baseURL, ...options }))),
  sameSiteUrl: async ({}, use) => use(`http://127.0.0.1:${fromEnvironment('E2E_CLIENT_PORT')}`),
  siteOf: async ({}, use) => use((name) => `http://${name}.localhost:${fromEnvironment('E2E_CLIENT_PORT')}`),
  database: [
    async ({}, use) => {
      const database = openDatabase(fromEnvironment('E2E_DATABASE_URL'));
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page);
      await use(watch);
      test.expect.soft(watch.complaints, 'console errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

async function onRunClock(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(shiftClock, Number(fromEnvironment('E2E_CLOCK_OFFSET')));
  return context;
}

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the shop is not open`);
  return value;
}
