import { milkShelfPath, stockProduct } from '../shop/shelf.ts';
import { expectNothingShifted, watchShifts } from '../shop/shifts.ts';
import { expect, test } from '../shop/test.ts';
import type { Database } from '../shop/database.ts';

const screens = [
  { name: 'home', path: async () => '/' },
  { name: 'search', path: async () => '/search?q=milk' },
  { name: 'listing', path: milkShelfPath },
  { name: 'product', path: async (database: Database) => (await stockProduct(database, { stock: 3 })).path },
];

for (const { name, path } of screens) {
  test(`on the screen '${name}' nothing moves when its pictures arrive late`, async ({ page, database }) => {
    const gate = Promise.withResolvers<undefined>();
    await watchShifts(page);
    await page.route('/media/**', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(await path(database), { waitUntil: 'commit' });
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toBeVisible();
    gate.resolve(undefined);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await expectNothingShifted(page);
  });
}
