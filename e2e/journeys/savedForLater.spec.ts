import { expectNoLayoutShift, recordLayoutShifts } from '../support/layoutShifts.ts';
import { insertProduct } from '../support/products.ts';
import { SIZES } from '../support/sizes.ts';
import { fillCart, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

for (const { viewport, tag } of SIZES) {
  test(`what is saved for later survives a reload, moves back at the current price, and waits while it is sold out, ${viewport.width} px wide${tag}`, async ({
    database,
    newContext,
  }) => {
    const context = await newContext({ viewport });
    const page = await context.newPage();
    const main = page.getByRole('main');
    const [rice, ghee] = [await insertProduct(database, { stock: 9 }), await insertProduct(database, { stock: 9 })];
    const saved = (count: number) => main.getByRole('region', { name: `Saved for later (${count})` });
    const bill = main.getByRole('region', { name: 'Bill details' });
    await signUp(context);
    await fillCart(context, rice, 2);
    await fillCart(context, ghee);
    await recordLayoutShifts(page);
    await page.goto('/checkout');
    await expect(bill).toContainText('Grand total₹300');
    await expectNoLayoutShift(page);

    await main.getByRole('button', { name: `Save for later: ${rice.name}` }).click();
    await expect(saved(1).getByText('500 g · Qty 2')).toBeVisible();
    await expect(bill).toContainText('Grand total₹100');
    await expect(main.getByRole('list', { name: 'Products in your cart' })).toBeFocused();
    await database.rows('UPDATE products SET mrp_paise = 12000 WHERE id = $1', [rice.uuid]);
    await database.rows('UPDATE products SET stock = 0 WHERE id = $1', [ghee.uuid]);
    await page.reload();

    await expect(saved(1).getByText('Was ₹100 when you saved it')).toBeVisible();
    await expect(main.getByText('Some items in your cart need updating first.')).toBeVisible();
    await expectNoLayoutShift(page);
    await main.getByRole('button', { name: `Save for later: ${ghee.name}` }).click();
    await expect(main.getByText('Your cart is empty')).toBeVisible();
    await expect(saved(2).getByRole('button', { name: /Notify me/ })).toBeVisible();
    const heights = await saved(2)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

    await saved(2)
      .getByRole('button', { name: `Move to cart: ${rice.name}` })
      .click();
    await expect(bill).toContainText('Grand total₹240');
    await saved(1)
      .getByRole('button', { name: `Remove: ${ghee.name}` })
      .click();
    await expect(saved(1)).toHaveCount(0);
    await page
      .getByRole('status')
      .filter({ hasText: `${ghee.name} is removed` })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(saved(1)).toContainText(ghee.name);
  });
}
