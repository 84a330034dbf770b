import { expect, type Page } from '@playwright/test';

/** Waits for a mail with the subject in the development mailbox, and opens the newest one to the address. */
export async function openMail(page: Page, { to, subject }: { to: string; subject: RegExp }): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject }).first();
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

/** Follows the first link in the open mail, that of its button. */
export async function openMailedLink(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Links' }).getByRole('link').first().click();
}
