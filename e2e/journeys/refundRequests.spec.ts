import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { insertProduct } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { SIZES } from '../support/sizes.ts';
import { executeMutation, fillCart, placeOrder, saveAddress, signInAsAdmin, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const STATES = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** A phone's photo, larger than the uploaded one. */
const photograph = () =>
  sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .toBuffer();

const reported = (page: Page) => page.getByRole('region', { name: 'Problems you reported' });

for (const { viewport, tag } of SIZES) {
  test(`a shopper reports torn packets, and sees the refund and the refusal live, ${viewport.width} px wide${tag}`, async ({
    page,
    context,
    newContext,
    database,
  }) => {
    await page.setViewportSize(viewport);
    const product = await insertProduct(database, { stock: 5 });
    await signUp(context);
    await fillCart(context, product, 2);
    const orderId = await placeOrder(context, 20_000, await saveAddress(context));
    const staff = await newContext({ viewport });
    await signInAsAdmin(staff);
    for (const to of STATES) {
      const mutation = 'mutation ($input: OrderUpdateStatusInput!) { orderUpdateStatus(input: $input) { __typename } }';
      await executeMutation(staff.request, mutation, { input: { orderId, to } });
    }
    await page.goto(`/dashboard/myorders/${orderId}`);

    const report = async (reason: string, photo?: Buffer) => {
      await page.getByRole('button', { name: 'Report a problem with an item' }).click();
      const dialog = page.getByRole('dialog', { name: 'Report a problem' });
      await dialog.getByRole('checkbox', { name: product.name }).check();
      await dialog.getByRole('radio', { name: reason }).check({ force: true });
      await dialog.getByLabel('Tell us more (optional)').fill('The packet is torn');
      if (photo) {
        const file = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: photo };
        await dialog.getByLabel('Photo file').setInputFiles(file);
        await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
        await expect(dialog.locator('img[src^="blob:"]')).toBeVisible();
        await expect(dialog.getByRole('progressbar')).toHaveCount(0);
        await expectNoHorizontalScroll(page);
        await expectAccessible(page, 'light');
        await expectAccessible(page, 'dark');
      }
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await expect(dialog).toHaveCount(0);
    };
    await report('Damaged or leaking', await photograph());
    await expect(reported(page)).toContainText('We’re checking it');
    const photo = reported(page).getByRole('button', { name: 'Photo 1 of 1' });
    await photo.scrollIntoViewIfNeeded(); // its picture is loaded when it is seen
    const url = await photo.locator('img').getAttribute('src');
    await expect.poll(() => photo.locator('img').evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1536);
    await report('Not fresh');
    await expect(page.getByRole('button', { name: 'Report a problem with an item' })).toHaveCount(0);

    const admin = await staff.newPage();
    await test.step('the admin approves one with its photo, and declines the other', async () => {
      await admin.goto(`/dashboard/orders/${orderId}`);
      const part = admin.getByRole('region', { name: 'Reported problems' });
      const request = (reason: string) => part.getByRole('listitem').filter({ hasText: reason });
      const [first, second] = [request('Damaged or leaking'), request('Not fresh')];
      await expect(first.getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
      await first.getByRole('button', { name: 'Approve' }).click();
      const approval = admin.getByRole('dialog', { name: 'Approve this request?' });
      await expect(approval).toContainText('Hand ₹100 back in cash.');
      await approval.getByRole('button', { name: 'Approve and refund' }).click();
      await expect(reported(page)).toContainText('₹100 refunded in cash');
      await second.getByRole('button', { name: 'Decline' }).click();
      const refusal = admin.getByRole('dialog', { name: 'Decline this request?' });
      await refusal.getByLabel('Note to the shopper').fill('This one was fresh when it left us');
      await refusal.getByRole('button', { name: 'Decline request' }).click();
      await expect(reported(page)).toContainText('From us: This one was fresh when it left us');
    });

    await test.step('the page shows both, and the photo only with its link', async () => {
      await expect(page.getByRole('region', { name: 'Payment' })).toContainText('₹100 refunded in cash at');
      await expectNoHorizontalScroll(page);
      const stranger = await newContext();
      const forged = `${(url ?? '').split('?')[0]}?expires=9999999999&signature=x`;
      expect((await stranger.request.get(forged)).status()).toBe(403);
    });
  });
}
