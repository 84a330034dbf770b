import { test as base } from '@playwright/test';
import { openDatabase, type Database } from './database.ts';
import { watchPage, type PageWatch } from './watchPage.ts';

interface OfTest {
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

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: the shop is not open`);
  return value;
}
