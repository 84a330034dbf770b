import type { Page } from '@playwright/test';
import { insertProduct } from '../support/products.ts';
import { expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { SIZES } from '../support/sizes.ts';
import { ENTERED_LINE, enterAddress, fillCart, logIn, moreDetails, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const INSTRUCTIONS = 'Ask for Ravi at the desk';

const where = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Delivery in 10 minutes/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Delivery address' });

for (const { viewport, tag } of SIZES) {
  test(`a visitor's address is saved once after the login and leads the order to its receiver, at ${viewport.width} px${tag}`, async ({
    page,
    context,
    newContext,
    database,
  }) => {
    const main = page.getByRole('main');
    const elsewhere = await newContext();
    const shopper = await signUp(elsewhere);
    await fillCart(elsewhere, await insertProduct(database, { stock: 5 }));
    await page.setViewportSize(viewport);
    const otherTab = await context.newPage();

    await test.step('enters it before the login, in every field', async () => {
      await page.goto('/');
      await expect(where(page)).toContainText('Add your address');
      await where(page).click();
      const submit = sheet(page).getByRole('button', { name: 'Submit' });
      await expect(submit).toBeInViewport({ ratio: 1 });
      await submit.click();
      await expect(sheet(page).getByLabel('Pincode')).toBeFocused();
      await expect(sheet(page).getByText('Enter your mobile number')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await moreDetails(sheet(page)).click();
      await sheet(page).getByText('Work', { exact: true }).click();
      await sheet(page).getByLabel('Receiver').fill('Ravi Kumar');
      await sheet(page).getByLabel('Instructions for the rider').fill(INSTRUCTIONS);
      await enterAddress(sheet(page));
      await expect(sheet(page)).toBeHidden();
      await expect(where(page)).toContainText('Work · Flat 4B');
      await page.reload();
      await expect(where(page)).toContainText('Work · Flat 4B');
      await otherTab.goto('/search');
      await expect(where(otherTab)).toContainText('Work · Flat 4B');
    });

    await test.step('logs in, and finds it in the header and once in the address book', async () => {
      await page.goto('/login');
      await logIn(page, shopper);
      // Either tab saves it.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('kirana.guestAddress'))).toBeNull();
      for (const tab of [page, otherTab]) await expect(where(tab)).toContainText(`Work · ${ENTERED_LINE}`);
      await page.goto('/dashboard/address');
      await expect(main.getByText(ENTERED_LINE)).toHaveCount(1);
      await expect(main.getByText('Ravi Kumar')).toBeVisible();
    });

    await test.step('orders to it with the instructions as the note', async () => {
      await page.goto('/checkout');
      if (viewport.width === 360) await page.getByRole('button', { name: /^Change/ }).click();
      const choice = main.getByRole('radio', { name: ENTERED_LINE });
      await expect(choice).toBeChecked();
      await expect(choice).toHaveAccessibleName(
        /Work .+Kolkata, West Bengal ?India - 700016 ?Ravi Kumar · Mobile 9800000000/,
      );
      await expect(main.getByLabel('Note for your rider')).toHaveValue(INSTRUCTIONS);
      await main.getByRole('button', { name: 'Cash on Delivery' }).click();
      await main.getByRole('link', { name: 'View order' }).click();
      const address = main.getByRole('region', { name: 'Delivery address' });
      for (const part of ['Ravi Kumar', ENTERED_LINE, 'India - 700016', '9800000000', INSTRUCTIONS]) {
        await expect(address).toContainText(part);
      }
    });
  });
}
