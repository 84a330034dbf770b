import { expect, type Page } from '@playwright/test';

/** Hands in the cash of the person's own shift, with the amount in paise that was counted. */
export async function handInCash(page: Page, counted: number): Promise<void> {
  await page.goto('/dashboard/deliveries/cash');
  await page.getByRole('main').getByRole('button', { name: 'Hand in cash' }).click();
  const dialog = page.getByRole('dialog', { name: 'How much cash was handed in?' });
  await dialog.getByRole('textbox').fill(String(counted / 100));
  await dialog.getByRole('button', { name: 'Hand in' }).click();
  await expect(dialog).toBeHidden();
}
