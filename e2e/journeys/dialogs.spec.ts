import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { withCart } from '../support/cartScreens.ts';
import { expect, test } from '../support/test.ts';
import { moreDetails, saveAddress, signUp } from '../support/shopper.ts';

const PHONE = { width: 360, height: 740 };

test('the cart drawer is accessible', async ({ page, context, database }) => {
  const product = await withCart({ page, context, database });
  await page.goto('/cancel');
  await page.getByRole('button', { name: 'Open cart, 2 items' }).click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await expect(drawer.getByText(product.name)).toBeVisible();
  await expectAccessible(page, 'light');
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'dark');
});

test('the address book dialogs are accessible', async ({ page, context }) => {
  await signUp(context);
  await saveAddress(context);
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard/address');
  const openers = { 'Add Address': 'Add Address', 'Edit Address': 'Edit address 12 Park Street' };
  for (const [title, opener] of Object.entries(openers)) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByLabel('Flat / house no.')).toBeVisible();
    await dialog.getByLabel('Pincode').fill('560034');
    await dialog.getByLabel('Flat / house no.').fill('');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText('Enter your house number')).toBeVisible();
    await expect(dialog.getByLabel('Flat / house no.')).toBeFocused();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page, 'light');
    await expectAccessible(page, 'dark');
    await moreDetails(dialog).click();
    await dialog.getByLabel('Instructions for the rider').focus();
    await expect(dialog.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});
