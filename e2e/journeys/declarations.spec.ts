import { randomUUID } from 'node:crypto';
import { insertProduct } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

test('an admin fills a category’s products by default, and a shopper reads it', async ({
  page,
  context,
  newContext,
  database,
}) => {
  const product = await insertProduct(database, { stock: 5 });
  const [category, maker] = [`Room ${randomUUID()}`, `Maker ${randomUUID().slice(0, 8)}`];
  await database.rows(
    `WITH category AS (
       INSERT INTO categories (id, name, picture_id, is_on_home_page, is_in_footer, updated_at)
       SELECT uuidv7(), $1, picture_id, false, false, now() FROM sub_categories WHERE name = 'Milk' RETURNING id
     ) INSERT INTO product_categories (category_id, product_id) SELECT id, $2 FROM category`,
    [category, product.uuid],
  );
  await signInAsAdmin(context);
  await page.goto(`/dashboard/category?q=${encodeURIComponent(category)}`);
  await page.getByRole('button', { name: `Edit ${category}` }).click();
  const form = page.getByRole('dialog', { name: 'Update Category' });
  await form.getByText('Declarations of its products').click();
  await form.getByLabel('Country of origin').selectOption('IN');
  await form.getByLabel('Generic name').fill('Toned milk');
  await form.getByRole('button', { name: 'Choose manufacturer' }).click();
  const parties = page.getByRole('dialog', { name: 'Manufacturer' });
  await parties.getByRole('button', { name: 'Add a new one' }).click();
  await parties.getByLabel('Name').fill(maker);
  await parties.getByLabel('Address').fill('5 Milk Road\nAnand 388001');
  await parties.getByLabel('Customer care email').fill('care@maker.example');
  await expectAccessible(page, 'light');
  await parties.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText(maker)).toBeVisible();
  await form.getByRole('button', { name: 'Update Category' }).click();
  const filling = page.getByRole('dialog', { name: `Fill in products of ${category}` });
  await filling.getByRole('button', { name: 'Fill in 1 product' }).click();
  await expectToast(page, 'Filling in.');

  const shopper = await (await newContext()).newPage();
  await shopper.setViewportSize({ width: 360, height: 740 });
  const html = async () => (await shopper.request.get(product.path)).text();
  await expect.poll(html).toContain(maker);
  await shopper.goto(product.path);
  await expect(shopper.getByRole('definition').filter({ hasText: maker })).toBeVisible();
  for (const fact of ['Toned milk', 'India', 'care@maker.example'])
    await expect(shopper.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
  await expectNoHorizontalScroll(shopper);
});
