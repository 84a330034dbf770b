import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openMail, openMailedLink } from '../support/mailbox.ts';
import { newShopper, signInAs, signUp } from '../support/shopper.ts';
import { signUpAdmin } from '../support/staff.ts';
import { expectToast } from '../support/toasts.ts';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

test('an admin creates a role and assigns it, and its member has its permissions until it changes', async ({
  page,
  context,
  newContext,
  database,
}) => {
  const admin = await signUpAdmin(context, database);
  await signInAs(context, admin);
  const name = `Buyers ${randomUUID().slice(0, 8)}`;

  await page.goto('/dashboard/staff');
  await main(page).getByRole('button', { name: 'Add role' }).click();
  const form = page.getByRole('dialog', { name: 'Add a role' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('checkbox', { name: 'Catalogue' }).check();
  await form.getByRole('checkbox', { name: 'Reports' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  const row = main(page)
    .getByRole('table', { name: 'Roles and their permissions' })
    .getByRole('row')
    .filter({ hasText: name });
  await expect(row).toContainText('Catalogue');

  const other = await newContext();
  const person = await signUp(other);
  await database.rows('UPDATE users SET email_verified_at = now() WHERE email = $1', [person.email]);
  await main(page).getByRole('button', { name: 'Add', exact: true }).click();
  const addition = page.getByRole('dialog', { name: 'Add a staff member' });
  await addition.getByLabel('Email').fill(person.email);
  await addition.getByRole('radio', { name }).check();
  await addition.getByRole('button', { name: 'Add' }).click();
  await expect(row).toContainText('1 person');

  const theirs = await other.newPage();
  await theirs.goto('/dashboard');
  await expect(main(theirs).getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(menu(theirs).getByRole('link')).toHaveText([
    'Overview',
    'Reports',
    'Product',
    'Upload Product',
    'Category',
    'Sub Category',
    'Collection',
    'Home page',
    'Import & export',
    'Synonyms',
    'Searches',
    'Audit log',
  ]);
  await theirs.goto('/dashboard/staff');
  await expect(main(theirs).getByRole('heading', { name: 'Do not have permission' })).toBeVisible();

  await row.getByRole('button', { name: `Edit role: ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit the role ${name}` });
  await edit.getByRole('checkbox', { name: 'Reports' }).uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).not.toContainText('Reports');
  await theirs.goto('/dashboard');
  await expect(menu(theirs).getByRole('link', { name: 'Product', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu(theirs).getByRole('link', { name: 'Overview' })).toHaveCount(0);

  await row.getByRole('button', { name: `Delete role: ${name}` }).click();
  const deletion = page.getByRole('dialog', { name: `Delete the role ${name}?` });
  await deletion.getByRole('radio', { name: 'No role: they can only shop' }).check();
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, `Role ${name} deleted`);
  await expect(row).toHaveCount(0); // while the dialog is open, no row is accessible
  await theirs.goto('/dashboard/product');
  await expect(main(theirs).getByRole('heading', { name: 'Do not have permission' })).toBeVisible();
});

test('someone without an account is invited by email, and joins the staff on confirming it', async ({
  page,
  context,
  newContext,
  database,
}) => {
  await signInAs(context, await signUpAdmin(context, database));
  const person = newShopper();
  await page.goto('/dashboard/staff');
  await main(page).getByRole('button', { name: 'Add', exact: true }).click();
  const addition = page.getByRole('dialog', { name: 'Add a staff member' });
  await addition.getByLabel('Email').fill(person.email);
  await addition.getByRole('radio', { name: 'Picker' }).check();
  await addition.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, `We’ve invited ${person.email}. They join once they confirm their email.`);
  const invited = main(page).getByRole('row').filter({ hasText: person.email });
  await expect(invited).toContainText('Picker');

  const theirs = await (await newContext()).newPage();
  await theirs.setViewportSize({ width: 360, height: 740 });
  await openMail(theirs, { to: person.email, subject: /^You’re invited to work at/ });
  await openMailedLink(theirs);
  await expect(theirs.getByLabel('Email')).toHaveValue(person.email);
  await theirs.getByLabel('Name').fill(person.name);
  await theirs.getByLabel('Password', { exact: true }).fill(person.password);
  await theirs.getByLabel('Confirm password').fill(person.password);
  await main(theirs).getByRole('button', { name: 'Register' }).click();
  await expect(theirs).toHaveURL('/');
  await theirs.goto('/dashboard/picking');
  await expect(main(theirs).getByRole('link', { name: 'Go to home' })).toBeVisible();
  await openMail(theirs, { to: person.email, subject: /confirm your email/i });
  await openMailedLink(theirs);
  await expect(theirs.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await theirs.goto('/dashboard/picking');
  await expect(theirs).toHaveTitle(/^Picking/);

  await page.reload();
  await expect(main(page).getByRole('table', { name: 'People who work here' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: `Withdraw: ${person.email}` })).toBeHidden();
});
