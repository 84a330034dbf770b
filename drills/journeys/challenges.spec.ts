import type { Page } from '@playwright/test';
import {
  SECRET_KEY,
  SITE_KEY,
  startFakeSiteverify,
  type FakeSiteverify,
} from '../../api/src/testing/challenges/fakeSiteverify.ts';
import { LIMITS } from '../../api/src/platform/limits/limits.ts';
import { startChallengingShop, type ChallengingShop } from './support/challengingShop.ts';
import type { Database } from '../../e2e/support/database.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../../e2e/support/screenChecks.ts';
import { logIn, newShopper, signUp } from '../../e2e/support/shopper.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { expectToast } from '../../e2e/support/toasts.ts';

const PHONE = { width: 360, height: 740 };
const WORKER = /proofOfWork\.worker-.+\.js$/;
const TURNSTILE = 'https://challenges.cloudflare.com/turnstile/v0/api.js*';
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Checking your browser' });

/** Counts attempts of a network, as if it had made them. */
function countAttempts(database: Database, [limit, network]: [string, string], count: number): Promise<unknown> {
  return database.rows('INSERT INTO throttle_counts (key, points, expire) VALUES ($1, $2, $3)', [
    `${limit}:${network}`,
    count,
    Date.now() + 10 * 365 * 86_400_000, // later than any clock of the run
  ]);
}

test.describe('with proofs of work', () => {
  let shop: ChallengingShop;
  test.beforeAll(async () => {
    shop = await startChallengingShop({ CHALLENGE_PROVIDER: 'proof-of-work' });
  });
  test.afterAll(() => shop.close());

  test('a shopper logs in from a network that has guessed passwords, on a phone', async ({
    page,
    context,
    database,
    pageErrors,
  }) => {
    const shopper = await signUp(context);
    await context.clearCookies();
    const network = `203.0.113.${1 + Math.floor(Math.random() * 100)}`;
    await countAttempts(database, ['passwordPerIp', network], LIMITS.passwordPerIp.count / 2);
    await page.setViewportSize(PHONE);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': network });

    // A browser that does not run the check says so, and tries it again.
    pageErrors.allowErrors();
    await page.route(WORKER, (route) => route.abort());
    await page.goto(`${shop.url}/login`);
    await logIn(page, shopper);
    await expect(page.getByRole('alert').filter({ hasText: 'The check didn’t work' })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, 'dark');
    await page.unroute(WORKER);
    const seen = Promise.withResolvers<undefined>();
    await page.route(WORKER, async (route) => {
      await seen.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(progress(page)).toBeVisible();
    await expectNoHorizontalScroll(page);
    seen.resolve(undefined);
    await expectToast(page, `Welcome back, ${shopper.name}`);
    const count = await database.row<{ points: number }>('SELECT points FROM throttle_counts WHERE key = $1', [
      `passwordPerIp:${network}`,
    ]);
    expect(count.points).toBe(LIMITS.passwordPerIp.count / 2);
  });
});

test.describe('with the widget of a provider', () => {
  let provider: FakeSiteverify;
  let shop: ChallengingShop;
  test.beforeAll(async () => {
    provider = await startFakeSiteverify();
    shop = await startChallengingShop({
      CHALLENGE_PROVIDER: 'turnstile',
      CHALLENGE_SITE_KEY: SITE_KEY,
      CHALLENGE_SECRET_KEY: SECRET_KEY,
      CHALLENGE_VERIFY_URL: provider.url,
    });
  });
  test.afterAll(async () => {
    await shop.close();
    await provider.close();
  });

  test('a shopper registers from a network that has registered many', async ({ page, database }) => {
    const network = `198.51.100.${1 + Math.floor(Math.random() * 100)}`;
    await countAttempts(database, ['registrationPerIp', network], LIMITS.registrationPerIp.count / 2);
    const token = provider.issue('registration');
    await page.route(TURNSTILE, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fakeWidget(token, new URL(route.request().url())) }),
    );
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': network });
    await page.goto(`${shop.url}/register`);
    const { name, email, password } = newShopper();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('button', { name: `I am a person (${SITE_KEY})` }).click();
    await expectToast(page, `Welcome to Kirana, ${name}!`);
    expect(provider.asked.filter(Boolean)).toEqual([token]);
  });
});

/** The script of the provider, whose widget is a button. */
function fakeWidget(token: string, url: URL): string {
  return `
    window.turnstile = {
      render(element, { sitekey, callback }) {
        const button = element.appendChild(document.createElement('button'));
        button.textContent = 'I am a person (' + sitekey + ')';
        button.type = 'button';
        button.onclick = () => callback(${JSON.stringify(token)});
        return 'widget';
      },
      remove() {},
    };
    window[${JSON.stringify(url.searchParams.get('onload'))}]();
  `;
}
