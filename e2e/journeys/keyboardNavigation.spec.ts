import { pressByKey, tabTo, typeInto } from '../support/keyboard.ts';
import { formatRupees } from '../support/formatRupees.ts';
import { expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { expect, test } from '../support/test.ts';
import { addName, stockAndLedger, insertProduct } from '../support/products.ts';
import { ENTERED, moreDetails, newShopper } from '../support/shopper.ts';

const KEYED_LINE = `${ENTERED['Flat / house no.']}, ${ENTERED['Street and area']}`;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on a phone and by keyboard alone a new shopper searches, registers, orders and sees the order', async ({
  page,
  database,
}) => {
  const product = await insertProduct(database, { stock: 4, mrp: 12_900, discountPercent: 10 });
  const shopper = newShopper();
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('skips to the content of the home page', async () => {
    await page.goto('/');
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  await test.step('browses a listing and a product, and goes back', async () => {
    await pressByKey(page, main.getByRole('region', { name: 'Shop by category' }).getByRole('link').first());
    await expect(page.getByRole('navigation', { name: 'Sub-categories of' })).toBeVisible();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const subCategory = main.getByRole('list', { name, exact: true });
    await expect(subCategory).toBeVisible();
    await expectNoHorizontalScroll(page);
    await pressByKey(page, subCategory.getByRole('link').first());
    await expect(page).toHaveURL(/\/product\//);
    await expect(main.getByText('Superfast Delivery')).toBeVisible();
    await expectNoHorizontalScroll(page);
  });

  await test.step('searches', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Search for atta dal and more.' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Search for atta' })).toBeFocused();
    await page.keyboard.type(product.name);
    await expect(main.getByText('Search Results: 1')).toBeVisible();
    await expectNoHorizontalScroll(page);
  });

  await test.step('adds the product, registers and returns with it in the cart', async () => {
    await pressByKey(page, main.getByRole('button', { name: addName(product.name) }), 'Space');
    await expect(heading('Log in')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await pressByKey(page, main.getByRole('link', { name: 'Create an account' }));
    await expect(heading('Create your account')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await typeInto(page, page.getByLabel('Name'), shopper.name);
    await typeInto(page, page.getByLabel('Email'), shopper.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), shopper.password);
    await typeInto(page, page.getByLabel('Confirm password'), shopper.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    const stepper = main.getByRole('group', { name: `Quantity of ${product.name}` });
    await expect(stepper).toContainText('1');
    await pressByKey(page, stepper.getByRole('button', { name: 'One more' }), 'Space');
    await expect(stepper).toContainText('2');
  });

  const total = 2 * product.price;

  await test.step('opens the checkout from the bottom bar', async () => {
    const bar = page.getByRole('link', { name: `2 items ${formatRupees(total)} View Cart` });
    await pressByKey(page, bar);
    await expect(heading('Checkout')).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: product.name })).toContainText(formatRupees(total));
    await expectNoHorizontalScroll(page);
  });

  await test.step('adds an address in a dialog that traps and restores the focus', async () => {
    const tile = main.getByRole('group').getByRole('button', { name: 'Add address' });
    const dialog = page.getByRole('dialog', { name: 'Add Address' });
    await pressByKey(page, tile);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(tile).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expect(dialog.getByLabel('Pincode')).toBeFocused();
    await page.keyboard.type(ENTERED.Pincode);
    await expect(dialog.getByLabel('Flat / house no.')).toBeFocused();
    for (const label of ['Flat / house no.', 'Street and area', 'Mobile'] as const) {
      await typeInto(page, dialog.getByLabel(label), ENTERED[label]);
    }
    await pressByKey(page, moreDetails(dialog));
    await tabTo(page, dialog.getByRole('radio', { name: 'Home' }));
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Work' })).toBeChecked();
    // Tab cycles within the dialog.
    await tabTo(page, dialog.getByLabel('Flat / house no.'));
    await tabTo(page, dialog.getByRole('button', { name: 'Submit' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('radio', { name: KEYED_LINE })).toBeChecked();
  });

  await test.step('pays on delivery and opens the order', async () => {
    await pressByKey(page, main.getByRole('button', { name: 'Cash on Delivery' }));
    await expect(heading('Order Successfully')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await pressByKey(page, main.getByRole('link', { name: 'View order' }));
    await expect(heading('Arriving in')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expect(main.getByRole('region', { name: 'Items' })).toContainText(product.name);
    await expect(main.getByRole('region', { name: 'Bill details' })).toContainText(formatRupees(total));
    await expect(main.getByRole('region', { name: 'Delivery address' })).toContainText(KEYED_LINE);
    expect(await stockAndLedger(database, product)).toEqual({ stock: 2, ledger: 2 });
  });

  await test.step('finds it again in My Orders, by the account page, and logs out', async () => {
    await tabTo(page, page.getByRole('link', { name: 'My Account' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading('My Account')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await pressByKey(page, main.getByRole('link', { name: 'My Orders' }));
    await expect(main.getByRole('link', { name: /^Order #\d+$/ })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.goBack();
    await pressByKey(page, main.getByRole('button', { name: 'Log Out' }));
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
