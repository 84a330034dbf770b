import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openMailedLink, openMail } from '../support/mailbox.ts';
import { logIn, newShopper, saveAddress, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const main = (page: Page) => page.getByRole('main');

/** A photograph as a phone takes it: wide, large, and with the GPS position in its EXIF data. */
function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#3fae6a' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 34/1 0/1' } })
    .jpeg()
    .toBuffer();
}

test('a new shopper verifies the email address from the mailed link and uploads an avatar', async ({ page }) => {
  const person = newShopper();
  await page.goto('/register');
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await main(page).getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard/profile');
  await expect(main(page).getByText(`Please confirm ${person.email}`)).toBeVisible();

  await openMail(page, { to: person.email, subject: /confirm your email/i });
  await openMailedLink(page);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/dashboard/profile');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await expect(main(page).getByText('Please confirm')).toBeHidden();
  await page.getByRole('button', { name: 'Edit your picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await dialog
    .getByLabel('Picture file')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(dialog).toBeHidden();
  const picture = main(page).locator('img[src^="/media/"]');
  await expect(picture).toBeVisible();
  const response = await page.request.get((await picture.getAttribute('src')) ?? '');
  const { format, width, height, exif } = await sharp(await response.body()).metadata();
  expect({ format, isSquare: width === height, exif }).toEqual({ format: 'webp', isSquare: true, exif: undefined });

  await page.getByLabel('Mobile').fill('98765 43210');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Updated successfully');
  await page.reload();
  await expect(page.getByLabel('Mobile')).toHaveValue('9876543210');
  await expect(picture).toBeVisible();
});

test('a shopper resets a forgotten password with a mailed code, and the old session is revoked', async ({
  page,
  context,
  newContext,
}) => {
  const person = await signUp(context);
  const otherContext = await newContext();
  const otherPage = await otherContext.newPage();
  await otherPage.goto('/login');
  await otherPage.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(otherPage.getByRole('button', { name: 'Send Otp' })).toBeDisabled();
  await otherPage.getByLabel('Email').fill(person.email);
  await otherPage.getByRole('button', { name: 'Send Otp' }).click();
  await expect(otherPage).toHaveURL('/verification-otp');

  const mailbox = await otherContext.newPage();
  await openMail(mailbox, { to: person.email, subject: /is your Kirana code/ });
  const title = await mailbox.getByRole('heading', { level: 1 }).innerText();
  const code = /^\d{6}/.exec(title)?.[0] ?? '';

  const boxes = main(otherPage).getByRole('textbox');
  await expect(boxes).toHaveCount(6);
  await boxes.first().click();
  await otherPage.keyboard.type(code);
  await expect(otherPage).toHaveURL('/reset-password');
  await otherPage.getByLabel('New password', { exact: true }).fill('a ripe mango 43');
  await otherPage.getByLabel('Confirm new password').fill('a ripe mango 44');
  await otherPage.getByRole('button', { name: 'Change Password' }).click();
  await expect(main(otherPage).getByText('New password and confirm password must be same.')).toBeVisible();
  await otherPage.getByLabel('Confirm new password').fill('a ripe mango 43');
  await otherPage.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(otherPage, 'Password updated successfully.');
  await expect(otherPage).toHaveURL(/\/login/);

  await page.goto('/dashboard/address');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faddress');
  await logIn(page, { ...person, password: 'a ripe mango 43' });
  await expect(page).toHaveURL('/dashboard/address');
});

test('the link beside a code resets the password in another browser, and its token stays in the browser', async ({
  page,
  context,
  newContext,
}) => {
  const person = await signUp(context);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Otp' }).click();
  await expect(page).toHaveURL('/verification-otp');

  const other = await newContext();
  const otherPage = await other.newPage();
  await openMail(otherPage, { to: person.email, subject: /is your Kirana code/ });
  const href = await otherPage.getByRole('region', { name: 'Links' }).getByRole('link').first().getAttribute('href');
  const token = new URLSearchParams(new URL(href ?? '').hash.slice(1)).get('token') ?? '';
  expect(token).toHaveLength(43);
  const sent: string[] = [];
  other.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await openMailedLink(otherPage);
  await expect(otherPage).toHaveURL('/reset-password');
  await expect(otherPage).toHaveTitle('Choose a new password · Kirana');
  const password = 'a ripe mango 43';
  await otherPage.getByLabel('New password', { exact: true }).fill(password);
  await otherPage.getByLabel('Confirm new password').fill(password);
  await otherPage.getByRole('button', { name: 'Change Password' }).click();
  await expect(otherPage).toHaveURL('/login');
  await logIn(otherPage, { ...person, password });
  await expect(otherPage.getByRole('button', { name: 'Account' })).toBeVisible();
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((request) => request.includes(token))).toEqual([]);
});

test('an account that a stranger has registered belongs to the owner of its address', async ({
  page,
  context,
  newContext,
}) => {
  const person = await signUp(context);
  await page.goto('/dashboard/myorders');
  await expect(page.getByText('No orders yet')).toBeVisible();

  const owner = await newContext();
  const ownerPage = await owner.newPage();
  await openMail(ownerPage, { to: person.email, subject: /confirm your email/i });
  await openMailedLink(ownerPage);
  await main(ownerPage).getByRole('button', { name: 'Confirm email' }).click();
  await expect(ownerPage).toHaveURL('/reset-password');
  await expect(main(ownerPage).getByText('every other browser is logged out')).toContainText(person.email);

  await page.goto('/dashboard/address');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faddress');
  await logIn(page, person);
  await expect(main(page).getByText('Wrong email or password')).toBeVisible();

  const password = 'a ripe mango 43';
  await ownerPage.reload(); // the page keeps what it needs
  await ownerPage.getByLabel('New password', { exact: true }).fill(password);
  await ownerPage.getByLabel('Confirm new password').fill(password);
  await ownerPage.getByRole('button', { name: 'Change Password' }).click();
  await expect(ownerPage).toHaveURL('/login');
  await logIn(ownerPage, { ...person, password });
  await expect(ownerPage.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('the steps of a password reset cannot be skipped', async ({ page }) => {
  await page.goto('/verification-otp');
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/');
});

test('a device whose session is revoked has to log in again', async ({ page, context, newContext }) => {
  const person = await signUp(context);
  const phone = await newContext();
  const phonePage = await phone.newPage();
  await phonePage.goto('/login');
  await logIn(phonePage, person);
  await expect(phonePage.getByRole('button', { name: 'Account' })).toBeVisible();

  await page.goto('/dashboard/devices');
  const devices = main(page).getByRole('list', { name: 'Devices you are logged in on' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await main(page)
    .getByRole('button', { name: /^Log out (?!all)/ })
    .click();
  await expect(devices).toHaveCount(1);

  await phonePage.goto('/dashboard/myorders');
  await expect(phonePage).toHaveURL('/login?next=%2Fdashboard%2Fmyorders');
  await expect(phonePage.getByText('Your session has ended.')).toBeVisible();
});

test('a changed email address takes effect once it is verified, and the previous one takes the account back', async ({
  page,
  context,
  newContext,
}) => {
  const person = await signUp(context);
  const next = newShopper().email;
  await page.goto('/dashboard/profile');
  await page.getByRole('textbox', { name: 'Email' }).fill(next);
  await page.getByLabel('Mobile').fill('9876543210');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(main(page).getByText(`We sent a link to ${next}.`)).toBeVisible();
  await openMail(page, { to: next, subject: /confirm your new email/i });
  await openMailedLink(page);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(next);
  await expect(main(page).getByText(`We sent a link to ${next}.`)).toBeHidden();

  const owner = await (await newContext()).newPage();
  await openMail(owner, { to: person.email, subject: /your email was changed/i });
  await openMailedLink(owner);
  await owner.getByRole('button', { name: 'Confirm email' }).click();
  await expect(owner).toHaveURL('/reset-password');
  const password = 'a ripe mango 43';
  await owner.getByLabel('New password', { exact: true }).fill(password);
  await owner.getByLabel('Confirm new password').fill(password);
  await owner.getByRole('button', { name: 'Change Password' }).click();
  await expect(main(owner).getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await main(owner).getByRole('button', { name: 'Login' }).click();
  await expect(owner).toHaveURL('/login');
  await logIn(owner, { ...person, password });
  await expect(owner.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fprofile');
});

test('a shopper exports their data and deletes the account', async ({ page, context, database }) => {
  const person = await signUp(context);
  await saveAddress(context);
  await page.goto('/dashboard/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { email: person.email }, addresses: [{ line: '12 Park Street' }] });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const left = await database.rows('SELECT FROM users WHERE email = $1', [person.email]);
  expect(left).toHaveLength(0);
});

test('admin pages are forbidden to everyone else', async ({ page, newContext }) => {
  await page.goto('/dashboard/product');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fproduct');
  const shopper = await newContext(); // the refused refresh of the visitor's page clears the cookies of its own context
  await signUp(shopper);
  const shopperPage = await shopper.newPage();
  for (const path of ['category', 'subcategory', 'upload-product', 'product']) {
    await shopperPage.goto(`/dashboard/${path}`);
    await expect(main(shopperPage).getByRole('heading', { name: 'Do not have permission' })).toBeVisible();
  }
});
