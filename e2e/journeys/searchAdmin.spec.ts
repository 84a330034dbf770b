import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

/** A search unique to this journey. */
const QUERY = 'jaggery powder';

const figure = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`);

test('what a shopper searches is seen by an admin, who pins and buries products for it', async ({
  page,
  newContext,
}) => {
  const shopper = await (await newContext()).newPage();
  const firstResult = shopper.getByRole('article').first();
  await shopper.goto('/search');
  const recorded = (kind: string) =>
    shopper.waitForResponse((response) => response.request().postData()?.includes(`"${kind}"`) === true);
  const search = recorded('SEARCH');
  await shopper.getByRole('combobox', { name: 'Search for atta' }).fill(QUERY);
  await shopper.keyboard.press('Enter');
  await search;
  await expect(firstResult).toBeVisible();
  const usual = await firstResult.getByRole('link').textContent();
  const click = recorded('RESULT_CLICK');
  await firstResult.getByRole('link').click();
  await click;

  await signInAsAdmin(page.context());
  await page.goto('/dashboard/searches?q=jaggery');
  await page.getByRole('link', { name: QUERY, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: QUERY })).toBeVisible();
  await expect(figure(page, 'Searches')).toHaveText('1');
  await expect(figure(page, 'Click-through')).toHaveText('100%');
  await expectAccessible(page, 'light');

  // A product that the search does not find comes first.
  await page.getByRole('button', { name: 'Add a product' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Find a product' }).fill('basmati rice');
  const choice = dialog.getByRole('list', { name: 'Products' }).getByRole('button').first();
  await choice.click();
  const pinned = (await choice.textContent()) ?? '';
  await expectAccessible(page, 'light');
  await dialog.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Pins' }).getByRole('listitem')).toHaveCount(1);
  const preview = page.getByRole('region', { name: 'What shoppers see now' });
  await expect(preview.getByRole('listitem').first()).toContainText('Pinned');
  const show = async () => {
    await shopper.goto(`/search?q=${encodeURIComponent(QUERY)}`);
    return (await firstResult.getByRole('link').textContent()) ?? '';
  };
  expect(pinned).toContain(await show());

  // The usual first result is buried.
  await preview
    .getByRole('button', { name: `Bury ${usual}` })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Buries' }).getByRole('listitem')).toHaveCount(1);

  // A pin whose last day has passed shows no more.
  const pins = page.getByRole('list', { name: 'Pins' });
  await pins.getByRole('button', { name: /^Change the days/ }).click();
  await page.getByRole('dialog').getByLabel('Last day').fill('2020-01-31');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(pins.getByText('Not today')).toBeVisible();
  await expect.poll(async () => pinned.includes(await show())).toBe(false); // a browser keeps a page for a second

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScroll(page);
  for (const list of ['Pins', 'Buries']) {
    await page
      .getByRole('list', { name: list })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('list', { name: list })).toBeHidden();
  }
  await expect.poll(show).toBe(usual); // the lists are inaccessible already while a dialog asks
  await page.getByRole('link', { name: 'All searches' }).click();
  await expect(page.getByRole('table', { name: 'Searches' })).toBeVisible();
  await expectAccessible(page, 'light');
  await expectNoHorizontalScroll(page);
});
