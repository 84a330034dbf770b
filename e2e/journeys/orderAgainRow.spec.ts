import { expectNoLayoutShift, recordLayoutShifts } from '../support/layoutShifts.ts';
import { deliver } from '../support/deliver.ts';
import { insertProduct } from '../support/products.ts';
import { SIZES } from '../support/sizes.ts';
import { fillCart, placeOrder, saveAddress, signInAsAdmin, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { trackNetworkIdle } from '../support/trackNetworkIdle.ts';

const NEAR_PX = 2;

for (const { viewport, tag } of SIZES) {
  test(`the home page begins with what was ordered, moves nothing, and is the same after Back, ${viewport.width} px wide${tag}`, async ({
    database,
    newContext,
  }) => {
    const staff = await newContext();
    await signInAsAdmin(staff);
    const context = await newContext({ viewport });
    const page = await context.newPage();
    const [bread, soldOut] = [await insertProduct(database, { stock: 9 }), await insertProduct(database, { stock: 1 })];
    await signUp(context);
    await fillCart(context, bread);
    await fillCart(context, soldOut);
    const orderId = await placeOrder(context, bread.price + soldOut.price, await saveAddress(context));
    await deliver(staff, orderId);
    await recordLayoutShifts(page);
    const waitUntilIdle = trackNetworkIdle(page);
    await page.goto('/');

    const row = page.getByRole('region', { name: 'Order again' });
    const lastOrder = row.getByRole('article').first();
    await expect(lastOrder.getByRole('link', { name: 'Your last order' })).toBeVisible();
    const top = async () => (await row.boundingBox())?.y ?? 0;
    const banner = page.getByRole('heading', { level: 1 });
    expect(await top()).toBeLessThan((await banner.boundingBox())?.y ?? 0);
    await waitUntilIdle();
    await expectNoLayoutShift(page);
    await expect(row.getByRole('article')).toHaveCount(2);
    await expect(row.getByRole('link', { name: 'See All in Order again' })).toHaveAttribute(
      'href',
      '/dashboard/order-again',
    );

    await lastOrder.getByRole('button', { name: /^Add all/ }).click();
    const unavailable = page.getByRole('dialog', { name: 'Some items couldn’t be added' });
    await expect(unavailable.getByText(soldOut.name)).toBeVisible();
    await unavailable.getByText('Close', { exact: true }).click();
    await expect(row.getByRole('group', { name: `Quantity of ${bread.name}` })).toBeVisible();
    const before = await top();
    await row.getByRole('link', { name: bread.name }).click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(row).toBeInViewport();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(NEAR_PX);
  });
}
