import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { logIn, signInAs } from '../support/shopper.ts';
import { signUpAdmin, totpCode } from '../support/staff.ts';

const main = (page: Page) => page.getByRole('main');

test('an admin sets up a second factor, logs in with it, and proves who they are before a change', async ({
  page,
  context,
  database,
}) => {
  const admin = await signUpAdmin(context, database);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await page.goto('/dashboard/profile');
  await main(page).getByRole('link', { name: 'See security' }).click();
  await main(page).getByRole('button', { name: 'Set up' }).click();
  await expect(main(page).getByRole('img', { name: 'QR code with your key' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Copy key' }).click();
  await expect(main(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await main(page).getByLabel('Digit 1 of 6').pressSequentially(totpCode(secret));
  await expect(main(page).getByText('Save your recovery codes')).toBeVisible();
  await main(page).getByRole('button', { name: 'Copy codes' }).click();
  await expect(main(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const codes = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await main(page).getByLabel('I have saved them').check();
  await main(page).getByRole('button', { name: 'Done' }).click();
  await expect(main(page).getByText('10 recovery codes left')).toBeVisible();

  await context.clearCookies();
  await page.goto('/login?next=%2Fdashboard%2Fstaff');
  await logIn(page, admin);
  await expect(main(page).getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.evaluate((text) => navigator.clipboard.writeText(text), totpCode(secret, 1)); // the first code works once
  await main(page).getByLabel('Digit 1 of 6').press('ControlOrMeta+V');
  await expect(main(page).getByRole('heading', { name: 'Staff' })).toBeVisible();

  await context.clearCookies();
  await page.goto('/login?next=%2Fdashboard%2Fsecurity');
  await logIn(page, admin);
  await main(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await main(page)
    .getByLabel('Recovery code')
    .fill(codes[0] ?? '');
  await main(page).getByRole('button', { name: 'Login' }).click();
  await expect(main(page).getByText('9 recovery codes left')).toBeVisible();
});

test('a change some time after the login asks for the password, and is then made', async ({
  page,
  context,
  database,
}) => {
  const admin = await signUpAdmin(context, database);
  await signInAs(context, admin);
  await database.rows(
    `UPDATE sessions SET authenticated_at = '2000-01-01' WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [admin.email],
  );
  await page.goto('/dashboard/api-tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  const form = page.getByRole('dialog', { name: 'New API token' });
  await form.getByLabel('Name').fill('Price labels');
  await form.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectToast(page, 'Nothing was done. Confirm that it’s you first.');
  await form.getByRole('button', { name: 'Create token' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Wrong password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Copy your token now' })).toBeVisible();
});
