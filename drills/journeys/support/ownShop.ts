import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { createDatabase } from '../../../api/src/testing/postgres/temporaryCluster.ts';
import { startChallengingShop } from './challengingShop.ts';
import { openDatabase, type Database } from '../../../e2e/support/database.ts';
import { newShopper, signInAs, signUp, type Shopper } from '../../../e2e/support/shopper.ts';

const OWNER: Shopper = { name: 'Admin', email: 'owner@kirana.example', password: 'green mango 42' };

/** A shop with nothing in it yet, on a database of its own, for journeys that add up what the whole shop did. Its clock is the machine's. */
export interface OwnShop {
  url: string;
  database: Database;
  databaseUrl: string;
  /** Opens a signed-out browser for a person. */
  open: (browser: Browser, width: number) => Promise<BrowserContext>;
  /** The same, with the owner signed in. */
  openAsOwner: (browser: Browser, width: number) => Promise<BrowserContext>;
  /** Registers a member of staff with a role in a browser. */
  hire: (context: BrowserContext, name: string, role: 'PICKER' | 'RIDER') => Promise<void>;
  close: () => Promise<void>;
}

/** Starts it with these variables of the environment. */
export async function startOwnShop(settings: Record<string, string>): Promise<OwnShop> {
  const databaseUrl = await createDatabase(process.env['E2E_DATABASE_URL'] ?? '', `own_${randomUUID()}`);
  const shop = await startChallengingShop({
    ...{ E2E_CLOCK_OFFSET: '0', DATABASE_URL: databaseUrl, JOBS: 'on', THROTTLE: 'off' },
    ...{ ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password },
    ...settings,
  });
  const database = openDatabase(databaseUrl);
  const open = (browser: Browser, width: number) =>
    browser.newContext({ baseURL: shop.url, viewport: { width, height: 800 } });
  return {
    url: shop.url,
    database,
    databaseUrl,
    open,
    async openAsOwner(browser, width) {
      const context = await open(browser, width);
      await signInAs(context, OWNER);
      return context;
    },
    async hire(context, name, role) {
      const { email } = await signUp(context, { ...newShopper(), name });
      const sql = 'UPDATE users SET role = $1::role, email_verified_at = now() WHERE email = $2';
      await database.rows(sql, [role, email]);
    },
    async close() {
      await database.close();
      await shop.close();
    },
  };
}
