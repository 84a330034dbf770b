import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { insertProduct } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { SIZES } from '../support/sizes.ts';
import { signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const productsOf = (page: Page, title: string) => page.getByRole('list', { name: title }).getByRole('listitem');

for (const { viewport, tag } of SIZES) {
  test(`a collection by hand and one by rule have pages, at ${viewport.width} px${tag}`, async ({
    page,
    context,
    newContext,
    database,
  }) => {
    const first = await insertProduct(database, { stock: 5 });
    const second = await insertProduct(database, { stock: 5 });
    const brand = `Brand ${randomUUID().slice(0, 8)}`;
    await database.rows('UPDATE products SET brand = $1 WHERE id = $2', [brand, second.uuid]);
    const title = `Diwali / ${randomUUID().slice(0, 8)}`;
    const handle = title.toLowerCase().replace(' / ', '-');
    await page.setViewportSize(viewport);
    await signInAsAdmin(context);

    await page.goto('/dashboard/collection/new');
    await page.getByLabel('Title').fill(title);
    await expect(page.getByText(`/collections/${handle}`)).toBeVisible();
    await page.getByLabel('Description').fill('**Sweets** <b>and</b> lights');
    for (const { name } of [first, second]) {
      await page.getByRole('searchbox', { name: 'Find products to add' }).fill(name);
      await page.getByRole('button', { name: `Add ${name}` }).click();
    }
    await page.getByRole('button', { name: `Move ${second.name} up` }).press('Enter');
    await expect(page.getByRole('list', { name: 'Picked products' }).getByRole('listitem')).toHaveText([
      new RegExp(second.name),
      new RegExp(first.name),
    ]);
    await expectAccessible(page, 'light');
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Add Collection' }).click();
    await expectToast(page, 'Collection added');

    const visitor = await (await newContext()).newPage();
    await visitor.setViewportSize(viewport);
    await visitor.goto(`/collections/${handle}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('Sweets <b>and</b> lights')).toBeVisible();
    await expect(visitor.getByText('2 products')).toBeVisible();
    await expect(productsOf(visitor, title).first()).toContainText(second.name);
    await expectNoHorizontalScroll(visitor);
    await expectAccessible(visitor, 'light');

    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'All that match rules' }).click();
    await page.getByLabel('Brands').fill(brand);
    await expect(page.getByText('1 product matches now')).toBeVisible();
    await page.getByLabel('Address').fill(`${handle}-new`);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Collection saved');

    const former = `/collections/${handle}`;
    await expect.poll(async () => (await visitor.request.get(former)).text()).toContain(`${handle}-new`);
    await visitor.goto(former);
    await expect(visitor.getByText('1 product', { exact: true })).toBeVisible();
    await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/collections/${handle}-new$`),
    );

    await page.goto(`/dashboard/collection?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('switch', { name: 'Show in the shop' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Collection saved');
    const hidden = `/collections/${handle}-new`;
    await expect.poll(async () => (await visitor.request.get(hidden)).status()).toBe(404);
    await visitor.goto(hidden);
    await expect(visitor.getByRole('heading', { name: 'This collection does not exist' })).toBeVisible();
  });
}
