import type { Page } from '@playwright/test';
import { insertProduct, milkListingPath } from '../support/products.ts';
import { signInAs } from '../support/shopper.ts';
import { signUpAdmin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ isFirstVisit: true });

test('every page has its styles before it is drawn, of the shop and of staff', async ({ page, context, database }) => {
  await recordUnstyled(page);
  const { path } = await insertProduct(database, { stock: 3 });
  const pages = ['/', '/categories', '/search?q=milk', path, await milkListingPath(database), '/login'];
  for (const address of pages) await expectStyled(page, address);
  await signInAs(context, await signUpAdmin(context, database));
  const screens = ['orders', 'product', 'settings', 'synonyms', 'searches'].map((screen) => `/dashboard/${screen}`);
  for (const address of [...pages.slice(0, -1), '/cart', ...screens]) await expectStyled(page, address);
});

/** Keeps the classes of CSS modules that are in the document before any rule of their module is. */
async function recordUnstyled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const known = new Set<string>();
    const unstyled: string[] = [];
    const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    new MutationObserver(() => {
      for (const { className } of document.querySelectorAll<HTMLElement>('[class*="_"]')) {
        for (const [name, module = ''] of String(className).matchAll(/_\w+?(_[0-9a-z]{5}_)\d+/g)) {
          if (known.has(module)) continue;
          known.add(module);
          if (!rules().join('').includes(module)) unstyled.push(name);
        }
      }
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
    Object.assign(window, { styled: { known, unstyled } });
  });
}

async function expectStyled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { count, unstyled } = await page.evaluate(() => {
    const { styled } = window as unknown as { styled: { known: Set<string>; unstyled: string[] } };
    return { count: styled.known.size, unstyled: styled.unstyled };
  });
  expect(count, address).toBeGreaterThan(0);
  expect(unstyled, address).toEqual([]);
}
