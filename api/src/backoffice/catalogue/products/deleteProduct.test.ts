import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeCartLine, makeShopper, makeStaff, newId, stockAndLedger } from '../../../testing/fixtures.ts';
import { productFields } from '../../../testing/productFixtures.ts';
import { createProduct, deleteProduct, updateProduct } from './writeProduct.ts';
import { ProductNotFoundError } from '../catalogueErrors.ts';

let admin: Viewer;
let productId: string;
beforeEach(async () => {
  admin = await makeStaff('CATALOGUE');
  ({ productId } = await createProduct(admin, await productFields({ sku: `BUTTER-${newId()}` })));
});

const remove = () => deleteProduct(admin, { productId }, new Date());

describe('deleteProduct', () => {
  it('hides it, keeps its row and ledger, and writes its state to the audit log', async () => {
    const { sku } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    expect(await remove()).toEqual({ productId });
    const { deletedAt } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    expect(deletedAt).toBeInstanceOf(Date);
    expect(await stockAndLedger(productId)).toEqual({ stock: 40, ledger: 40 });
    const entry = await db.auditEntry.findFirst({ where: { subjectId: productId, action: 'PRODUCT_DELETE' } });
    expect(entry).toMatchObject({ subjectName: 'Amul Butter', after: null, before: { sku, stock: 40 } });
    expect(entry?.before).toMatchObject({ details: [{ name: 'Shelf life', value: '6 months' }, { name: 'Diet' }] });
  });

  it('happens once', async () => {
    const outcomes = await Promise.allSettled([remove(), remove()]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual([expect.any(ProductNotFoundError)]);
    expect(await db.auditEntry.count({ where: { subjectId: productId, action: 'PRODUCT_DELETE' } })).toBe(1);
  });

  it('is for admins only, also in the rule itself', async () => {
    const shopper = await makeShopper();
    await expect(deleteProduct(shopper, { productId }, new Date())).rejects.toThrow('Do not have permission');
  });
});

describe('a change of a product by an admin', () => {
  const LINES = `{ viewer { cart { lines { edges { node { status priceChange product { name stock } } } } } } }`;

  it('is visible in carts that contain it', async () => {
    const shopper = await makeShopper();
    await makeCartLine(shopper, productId);
    await db.cartLine.updateMany({ data: { seenPricePaise: 26_400 } });
    const line = async () =>
      (await executeGraphql(LINES, {}, shopper)).data.viewer.cart.lines.edges[0].node as Record<string, unknown>;
    expect(await line()).toMatchObject({ status: 'AVAILABLE', priceChange: 0 });
    await updateProduct(admin, { productId, mrpPaise: 30_000, discountPercent: 0 });
    expect(await line()).toMatchObject({ status: 'AVAILABLE', priceChange: 3_600 });
    await updateProduct(admin, { productId, stock: 0 });
    expect(await line()).toMatchObject({ status: 'SOLD_OUT', product: { stock: 0 } });
    await updateProduct(admin, { productId, stock: 5, isPublished: false });
    expect(await line()).toMatchObject({ status: 'WITHDRAWN' });
    await updateProduct(admin, { productId, isPublished: true });
    expect(await line()).toMatchObject({ status: 'AVAILABLE' });
    await remove();
    expect(await line()).toMatchObject({ status: 'WITHDRAWN', product: { name: 'Amul Butter' } });
  });

  it('is visible in the shop', async () => {
    const ask = async () =>
      (await executeGraphql(`query ($id: ID!) { product(id: $id) { name } }`, { id: encodeId('Product', productId) }))
        .data.product as unknown;
    await updateProduct(admin, { productId, name: 'Butter' });
    expect(await ask()).toEqual({ name: 'Butter' });
    await updateProduct(admin, { productId, isPublished: false });
    expect(await ask()).toBeNull();
  });
});
