import { expect, test } from '../support/test.ts';
import { insertProduct } from '../support/products.ts';
import { fillCart, placeOrder, saveAddress, signInAs, signUp } from '../support/shopper.ts';
import { signUpAdmin } from '../support/staff.ts';

test('staff find a customer, block cash for a reason, and print the documents of an order', async ({
  page,
  context,
  newContext,
  database,
}) => {
  const theirs = await newContext();
  const shopper = await signUp(theirs);
  const product = await insertProduct(database, { stock: 10 });
  await fillCart(theirs, product);
  const orderId = await placeOrder(theirs, product.price, await saveAddress(theirs));
  await signInAs(context, await signUpAdmin(context, database));
  const main = page.getByRole('main');

  await page.goto('/dashboard/customers');
  await main.getByRole('searchbox', { name: 'Name, mobile or email' }).fill(shopper.email);
  await expect(main.getByText('1 customer', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: shopper.name }).click();
  await expect(main.getByRole('heading', { level: 1, name: shopper.name })).toBeVisible();
  await main.getByRole('button', { name: 'Block cash' }).click();
  const question = page.getByRole('dialog', { name: 'Block cash on delivery?' });
  await question.getByLabel('Reason').fill('Never at home');
  await question.getByRole('button', { name: 'Block cash' }).click();
  await expect(main.getByText('Never at home')).toBeVisible();

  await page.goto(`/dashboard/orders/${orderId}/print/bag-label?bags=2`);
  await expect(main.getByRole('region', { name: 'Bag label 2' })).toContainText('Bag 2 of 2');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(main.getByRole('region', { name: 'Bag label 1' })).toBeVisible();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pages.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
  const [, width = 0, height = 0] = (/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pages) ?? []).map(Number);
  expect([Math.round((width * 25.4) / 72), Math.round((height * 25.4) / 72)]).toEqual([100, 75]);
});
