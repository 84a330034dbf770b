import { formatRupees } from '../support/formatRupees.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { addName, stockAndLedger, insertProduct } from '../support/products.ts';
import { ADDRESS, ENTERED_LINE, enterAddress, newShopper } from '../support/shopper.ts';
import { untilAnswered } from '../support/untilAnswered.ts';

test('a new shopper browses, searches, registers, orders with cash on delivery and finds the order', async ({
  page,
  database,
}) => {
  const [atta, ghee] = await Promise.all([
    insertProduct(database, { stock: 5, mrp: 25_900, discountPercent: 15 }),
    insertProduct(database, { stock: 9, mrp: 61_000 }),
  ]);
  const shopper = newShopper();
  const main = page.getByRole('main');

  await test.step('browses from the home page down to a product', async () => {
    await page.goto('/');
    const tile = main.getByRole('region', { name: 'Shop by category' }).getByRole('link').first();
    const category = await tile.innerText();
    await tile.click();
    await expect(page.getByRole('navigation', { name: `Sub-categories of ${category}` })).toBeVisible();
    const subCategory = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(main.getByText(/^\d+ products$/)).toBeVisible();
    await expect(page).toHaveTitle(`${subCategory} in ${category} · Kirana`);
    const card = main.getByRole('list', { name: subCategory }).getByRole('listitem').first();
    const name = await card.getByRole('link').innerText();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/product\/.+-prod_\w+$/);
    await expect(main.getByText('Superfast Delivery')).toBeVisible();
  });

  await test.step('searches as they type', async () => {
    await page.getByRole('link', { name: 'Search for atta dal and more.' }).click();
    const input = page.getByRole('combobox', { name: 'Search for atta' });
    await expect(input).toBeFocused();
    await input.pressSequentially('mil');
    const count = main.getByText(/^Search Results: \d+$/);
    await expect(count).toBeVisible();
    await expect(page).toHaveURL('/search?q=mil');
    await input.fill(atta.name);
    await expect(count).toHaveText('Search Results: 1');
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: atta.name }).toString()}`);
    await input.press('Enter'); // closes the suggestions
  });

  await test.step('adds a product, registers, and returns with it in the cart', async () => {
    const searched = page.url();
    await main.getByRole('button', { name: addName(atta.name) }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await main.getByRole('link', { name: 'Create an account' }).click();
    const register = main.getByRole('button', { name: 'Register' });
    await expect(register).toBeDisabled();
    await page.getByLabel('Name').fill(shopper.name);
    await page.getByLabel('Email').fill(shopper.email);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    await page.getByLabel('Confirm password').fill('something else');
    await register.click();
    await expect(main.getByText('password and confirm password must be same')).toBeVisible();
    await page.getByLabel('Confirm password').fill(shopper.password);
    await register.click();
    await expect(page).toHaveURL(searched);
    await expectToast(page, `${atta.name} 500 g is in your cart`);
    await expect(main.getByRole('group', { name: `Quantity of ${atta.name}` })).toContainText('1');
  });

  await test.step('adds more', async () => {
    const stepper = main.getByRole('group', { name: `Quantity of ${atta.name}` });
    await untilAnswered(page, () => stepper.getByRole('button', { name: 'One more' }).click());
    await expect(stepper).toContainText('2');
    await page.goto(ghee.path);
    await main.getByRole('button', { name: addName(ghee.name) }).click();
    await expect(main.getByRole('group', { name: `Quantity of ${ghee.name}` })).toContainText('1');
  });

  const total = 2 * atta.price + ghee.price;

  await test.step('opens the cart and proceeds', async () => {
    await page.getByRole('button', { name: `Open cart, 3 items, ${formatRupees(total)}` }).click();
    const drawer = page.getByRole('dialog', { name: 'My Cart' });
    await expect(drawer.getByRole('listitem').filter({ hasText: atta.name })).toContainText(
      formatRupees(2 * atta.price),
    );
    await expect(drawer.getByRole('listitem').filter({ hasText: ghee.name })).toContainText(formatRupees(ghee.price));
    await expect(drawer.getByRole('region', { name: 'Bill details' })).toContainText('3 items');
    await drawer.getByRole('button', { name: 'Proceed' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/checkout');
  });

  await test.step('adds an address and pays on delivery', async () => {
    const summary = main.getByRole('region', { name: 'Summary' });
    await summary.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Address' });
    await enterAddress(dialog);
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('radio', { name: ENTERED_LINE })).toBeChecked();
    await summary.getByRole('button', { name: 'Cash on Delivery' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order Successfully' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'My Cart, empty' })).toBeVisible();
  });

  await test.step('finds the order in My Orders, with its lines, bill and address', async () => {
    const { number } = await database.row<{ number: number }>(
      'SELECT number FROM orders JOIN users ON users.id = user_id WHERE email = $1',
      [shopper.email],
    );
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('link', { name: 'My Orders' }).first().click();
    await main.getByRole('link', { name: `Order #${number}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Arriving in \d+ min$/ })).toBeVisible();
    const lines = main.getByRole('region', { name: 'Items' }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(lines.filter({ hasText: atta.name })).toContainText(formatRupees(2 * atta.price));
    await expect(lines.filter({ hasText: ghee.name })).toContainText(formatRupees(ghee.price));
    const bill = main.getByRole('region', { name: 'Bill details' });
    await expect(bill).toContainText(formatRupees(2 * 25_900 + 61_000));
    await expect(bill).toContainText(formatRupees(total));
    await expect(main.getByText('Cash on Delivery')).toBeVisible();
    const address = main.getByRole('region', { name: 'Delivery address' });
    for (const part of [shopper.name, ENTERED_LINE, ADDRESS.city, ADDRESS.pincode, ADDRESS.mobile]) {
      await expect(address).toContainText(part);
    }
  });

  await test.step('leaves the right stock, ledger and totals in the database', async () => {
    const order = await database.row(
      `SELECT orders.status, payment_method, quantity, mrp_total_paise, items_total_paise, grand_total_paise,
              (SELECT count(*) FROM order_lines WHERE order_id = orders.id) AS lines,
              (SELECT count(*) FROM cart_lines WHERE user_id = users.id) AS left_in_cart
       FROM orders JOIN users ON users.id = user_id WHERE email = $1`,
      [shopper.email],
    );
    expect(order).toEqual({
      status: 'PLACED',
      payment_method: 'CASH_ON_DELIVERY',
      quantity: 3,
      mrp_total_paise: 2 * 25_900 + 61_000,
      items_total_paise: total,
      grand_total_paise: total,
      lines: 2,
      left_in_cart: 0,
    });
    expect(await stockAndLedger(database, atta)).toEqual({ stock: 3, ledger: 3 });
    expect(await stockAndLedger(database, ghee)).toEqual({ stock: 8, ledger: 8 });
  });
});
