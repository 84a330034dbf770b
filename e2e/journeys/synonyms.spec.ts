import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const main = (page: Page) => page.getByRole('main');

/** A unique word that resembles no real one. */
const madeUpWord = () => `qx${randomUUID().replaceAll(/[^a-f]/g, '')}vux`;

test('an admin adds a search without result to a group, and shoppers find its products at once', async ({
  page,
  newContext,
  database,
}) => {
  const word = madeUpWord();
  const shopper = await (await newContext()).newPage();
  const search = async () => {
    await shopper.goto(`/search?q=${word}`);
    await shopper.waitForLoadState('networkidle');
  };
  await search();
  await expect(shopper.getByText('No Data found')).toBeVisible();

  await signInAsAdmin(page.context());
  const searches = () =>
    database.rows('SELECT zero_result_count > 0 AS "isEmpty" FROM searches WHERE query = $1', [word]);
  await expect.poll(searches).toEqual([{ isEmpty: true }]);
  await page.goto('/dashboard/synonyms');
  await main(page)
    .getByRole('link', { name: `Add to a group: ${word}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Add “${word}” to a group` });
  await dialog.getByRole('searchbox', { name: 'Search for a group' }).fill('paneer');
  await dialog.getByRole('link', { name: /^paneer Dairy/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'paneer' })).toBeVisible();
  const preview = page.getByRole('region', { name: 'What changes' });
  await expect(preview.getByRole('article', { name: word })).toContainText('Now: Nothing');
  await expect(preview.getByRole('article', { name: word })).toContainText(/Then: \d+ products.*Paneer/s);
  await expect(preview.getByText('1 search →')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Synonyms saved. Searches use them now.');
  await expect(main(page).getByRole('link', { name: `Add to a group: ${word}` })).toBeHidden();

  await search();
  await expect(shopper.getByRole('article').first()).toContainText('Paneer');

  await page.goto(`/dashboard/synonyms?q=${word}`);
  await main(page).getByRole('link', { name: 'paneer', exact: true }).click();
  await page.getByRole('button', { name: 'Restore the original' }).click();
  await page
    .getByRole('dialog', { name: 'Restore the original?' })
    .getByRole('button', { name: 'Restore the original' })
    .click();
  await expectToast(page, 'Original restored');
  await search();
  await expect(shopper.getByText('No Data found')).toBeVisible();
});

test('an admin creates a group of its own by the keyboard, and deletes it again', async ({ page }) => {
  const [word, other] = [madeUpWord(), madeUpWord()];
  await signInAsAdmin(page.context());
  await page.goto(`/dashboard/synonyms/new?term=${word}&language=EN`);
  await page.getByRole('textbox', { name: 'Add terms' }).fill(other);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'English' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Create group' }).press('Enter');
  await expectToast(page, 'Group created. Searches use it now.');

  await page.goto(`/dashboard/synonyms?q=${other}`);
  await main(page).getByRole('link', { name: word, exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Group deleted');
  await page.goto(`/dashboard/synonyms?q=${other}`);
  await expect(page.getByText('No group has this term.')).toBeVisible();
});
