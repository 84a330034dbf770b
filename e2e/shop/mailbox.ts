import { expect, type Page } from '@playwright/test';

/** Opens the newest mail to an address that has the subject, in the development mailbox, once it has been written. */
export async function openMail(page: Page, { to, subject }: { to: string; subject: RegExp }): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject }).first();
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

/** Follows the link of the mail that is open. */
export async function followMailedLink(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Links' }).getByRole('link').click();
}
