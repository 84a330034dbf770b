import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import { encodeId } from '../../graphql/globalId.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { askGraphql } from '../../testing/askGraphql.ts';
import { makeCartLine, makeShopper, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { productFields } from '../../testing/productFields.ts';
import { addProduct } from './addProduct.ts';
import { deleteProduct } from './deleteProduct.ts';
import { editProduct } from './editProduct.ts';
import { ProductGoneError } from './productErrors.ts';

let admin: Viewer;
let productId: string;
beforeEach(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
  ({ productId } = await addProduct(admin, await productFields({ sku: `BUTTER-${newId()}` })));
});

const remove = () => deleteProduct(admin, { productId }, new Date());

describe('deleteProduct', () => {
  it('hides it for good, keeps its row and ledger, and writes down what it was', async () => {
    const { sku } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    expect(await remove()).toEqual({ productId });
    const { deletedAt } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    expect(deletedAt).toBeInstanceOf(Date);
    expect(await stockAndLedger(productId)).toEqual({ stock: 40, ledger: 40 });
    const entry = await db.auditEntry.findFirst({ where: { subjectId: productId, action: 'PRODUCT_DELETE' } });
    expect(entry).toMatchObject({ subjectName: 'Amul Butter', after: null, before: { sku, stock: 40 } });
    expect(entry?.before).toMatchObject({ details: [{ name: 'Shelf life', value: '6 months' }, { name: 'Diet' }] });
  });

  it('is done once', async () => {
    const outcomes = await Promise.allSettled([remove(), remove()]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual([expect.any(ProductGoneError)]);
    expect(await db.auditEntry.count({ where: { subjectId: productId, action: 'PRODUCT_DELETE' } })).toBe(1);
  });

  it('is for admins alone, by the rule itself as well', async () => {
    const shopper = await makeShopper();
    await expect(deleteProduct(shopper, { productId }, new Date())).rejects.toThrow('Do not have permission');
  });
});

describe('what an admin does to a product', () => {
  const LINES = `{ viewer { cart { lines { edges { node { status priceChange product { name stock } } } } } } }`;

  it('shows in the carts that hold it', async () => {
    const shopper = await makeShopper();
    await makeCartLine(shopper, productId);
    await db.cartLine.updateMany({ data: { seenPricePaise: 26_400 } });
    const line = async () =>
      (await askGraphql(LINES, {}, shopper)).data.viewer.cart.lines.edges[0].node as Record<string, unknown>;
    expect(await line()).toMatchObject({ status: 'AVAILABLE', priceChange: 0 });
    await editProduct(admin, { productId, mrpPaise: 30_000, discountPercent: 0 });
    expect(await line()).toMatchObject({ status: 'AVAILABLE', priceChange: 3_600 });
    await editProduct(admin, { productId, stock: 0 });
    expect(await line()).toMatchObject({ status: 'SOLD_OUT', product: { stock: 0 } });
    await editProduct(admin, { productId, stock: 5, isPublished: false });
    expect(await line()).toMatchObject({ status: 'WITHDRAWN' });
    await editProduct(admin, { productId, isPublished: true });
    expect(await line()).toMatchObject({ status: 'AVAILABLE' });
    await remove();
    expect(await line()).toMatchObject({ status: 'WITHDRAWN', product: { name: 'Amul Butter' } });
  });

  it('shows in the shop', async () => {
    const ask = async () =>
      (await askGraphql(`query ($id: ID!) { product(id: $id) { name } }`, { id: encodeId('Product', productId) })).data
        .product as unknown;
    await editProduct(admin, { productId, name: 'Butter' });
    expect(await ask()).toEqual({ name: 'Butter' });
    await editProduct(admin, { productId, isPublished: false });
    expect(await ask()).toBeNull();
  });
});
