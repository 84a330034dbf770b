import { expect, test } from '../support/test.ts';

test('a misspelled search finds what was meant, and its very words on demand', async ({ page }) => {
  await page.goto('/search?q=panner');
  await expect(page.getByText('Showing results for paneer. Search instead for panner')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Paneer');

  await page.getByRole('link', { name: 'panner', exact: true }).click();
  await expect(page.getByText('No Data found')).toBeVisible();
  await expect(page).toHaveURL(/q=panner&exact=1/);
});

test('a search is understood in Hindi, with an amount, and for a brand that is not sold', async ({ page }) => {
  for (const [text, product] of [
    ['हल्दी', 'Turmeric'],
    ['vengayam', 'Onion'],
    ['doodh', 'Milk'],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('article').first()).toContainText(product);
  }

  await page.goto('/search?q=atta%205kg');
  await expect(page.getByRole('article').first()).toContainText('5 kg');

  await page.goto('/search?q=lays');
  await expect(page.getByText('We don’t have lays. Similar products:')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Potato Chips');
});
