import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const PHONE = { width: 360, height: 740 };

const main = (page: Page) => page.getByRole('main');
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Filters the list by a name, and waits until the router has loaded the page of the filter: each navigation has a key of its own. */
async function searchByName(page: Page, name: string): Promise<void> {
  const navigationKey = () => page.evaluate(() => (history.state as { key?: string } | null)?.key);
  const before = await navigationKey();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  await expect.poll(navigationKey).not.toBe(before);
}

const ownName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

/** A picture twice as wide as high. */
function pack(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}

async function choosePicture(dialog: Locator, background: string): Promise<void> {
  const file = { name: 'pack.png', mimeType: 'image/png', buffer: await pack(background) };
  await dialog.getByLabel('Picture file').setInputFiles(file);
  await expect(dialog.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
}

test('an admin creates a category and a sub-category, sees both in the shop, renames and deletes them', async ({
  page,
  context,
}) => {
  const category = ownName('Stationery');
  const subCategory = ownName('Pencils');
  const renamed = ownName('Paper');
  await signInAsAdmin(context);
  await page.goto('/dashboard/category');

  await page.getByRole('button', { name: 'Add Category' }).click();
  const adding = dialogOf(page, 'Category');
  await expect(adding.getByRole('button', { name: 'Choose a picture' })).toBeDisabled();
  await adding.getByLabel('Name', { exact: true }).fill(category);
  await choosePicture(adding, '#cf3f2a');
  await adding.getByRole('button', { name: 'Add Category' }).click();
  await expectToast(page, 'Category added');
  await expect(adding).toBeHidden();
  const card = main(page).getByRole('listitem').filter({ hasText: category });
  await expect(card).toBeInViewport();
  const picture = await page.request.get((await card.locator('img').getAttribute('src')) ?? '');
  const { format, width, height } = await sharp(await picture.body()).metadata();
  expect({ format, isSquare: width === height }).toEqual({ format: 'webp', isSquare: true });

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Sub Category' }).click();
  await page.getByRole('button', { name: 'Add Sub Category' }).click();
  const addingSub = dialogOf(page, 'Add Sub Category');
  await addingSub.getByLabel('Name', { exact: true }).fill(subCategory);
  await choosePicture(addingSub, '#1f7a3d');
  await expect(addingSub.getByRole('button', { name: 'Add Sub Category' })).toBeDisabled();
  await addingSub.getByRole('searchbox', { name: 'Search categories' }).fill(category);
  await addingSub.getByRole('checkbox', { name: category }).check();
  await addingSub.getByRole('button', { name: 'Add Sub Category' }).click();
  await expect(addingSub).toBeHidden();
  await expect(main(page).getByRole('row').filter({ hasText: subCategory })).toBeInViewport();

  await page.getByRole('banner').getByRole('link', { name: 'View shop' }).click();
  await main(page).getByRole('link', { name: category }).click();
  await expect(page.getByRole('heading', { level: 1, name: subCategory })).toBeVisible();
  await expect(page.getByText('No Data found')).toBeVisible();

  await page.goto('/dashboard/category');
  await searchByName(page, category);
  await page.getByRole('button', { name: `Edit ${category}` }).click();
  const editing = dialogOf(page, 'Update Category');
  await expect(editing.getByLabel('Name', { exact: true })).toBeFocused(); // the dialog focuses the field a moment after it opens
  await editing.getByLabel('Name', { exact: true }).fill(renamed);
  await editing.getByLabel('Name', { exact: true }).press('Enter');
  await expectToast(page, 'Category updated');
  await searchByName(page, renamed);

  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  const deleting = dialogOf(page, 'Permanent Delete');
  await expect(deleting.getByText('Are you sure permanent delete ?')).toBeVisible();
  await expect(deleting.getByRole('heading', { name: 'Permanent Delete' })).toBeFocused(); // a dialog without fields begins with its title
  await deleting.getByRole('button', { name: 'Confirm' }).click();
  await expect(deleting.getByRole('alert')).toContainText('1 sub-category');
  await deleting.getByRole('link', { name: 'See the 1 sub-category' }).click();

  await expect(main(page).getByText('1 sub-category')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${subCategory}` }).click();
  await deleting.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, 'Sub Category deleted');
  await expect(main(page).getByText('No Data found')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await deleting.getByRole('button', { name: 'Confirm' }).click();
  await expect(deleting).toBeHidden();
  await expect(main(page).getByText('No Data found')).toBeVisible();
  await page.goto('/');
  await expect(main(page).getByRole('link', { name: 'See All in' }).first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: renamed })).toHaveCount(0);
});

test('unsaved changes of an admin are not lost by closing a dialog or going back', async ({ page, context }) => {
  await signInAsAdmin(context);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Category', exact: true }).click();
  await main(page)
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const editing = dialogOf(page, 'Update Category');
  await editing.getByLabel('Name', { exact: true }).fill('Bread of today');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialogOf(page, 'Discard changes?')).toBeHidden();
    await expect(editing.getByLabel('Name', { exact: true })).toHaveValue('Bread of today');
  }
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/');
  await expect(main(page).getByRole('link', { name: 'See All in' }).first()).toBeVisible();
});

test('the catalogue dialogs are accessible', async ({ page, context }) => {
  await signInAsAdmin(context);
  await page.setViewportSize(PHONE);
  // The filters keep the pages behind the dialogs small, which axe reads as well.
  const openers = {
    '/dashboard/category?q=bread': [
      ['Add Category', 'Category'],
      [/^Edit /, 'Update Category'],
      [/^Delete /, 'Permanent Delete'],
    ],
    '/dashboard/subcategory?q=milk': [
      ['Add Sub Category', 'Add Sub Category'],
      ['Edit Milk', 'Edit Sub Category'],
      ['Enlarge the picture of Milk', 'Milk'],
    ],
  } as const;
  for (const [path, dialogs] of Object.entries(openers)) {
    await page.goto(path);
    for (const [opener, title] of dialogs) {
      await page.getByRole('button', { name: opener, exact: true }).first().click();
      await expect(dialogOf(page, title)).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page, 'light');
      await expectAccessible(page, 'dark');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page, title)).toBeHidden();
    }
  }
});
