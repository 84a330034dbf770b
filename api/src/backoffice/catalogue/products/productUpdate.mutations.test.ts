import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { executeMutation } from '../../../testing/graphql/executeMutation.ts';
import { makeStaff } from '../../../testing/fixtures.ts';
import { productFields } from '../../../testing/productFixtures.ts';
import { createProduct } from './writeProduct.ts';

const selection = `... on ProductUpdatePayload { product { name brand mrp gstPercent hsnCode maxPerOrder stock version pictures { id } details { name value } } }
  ... on ProductChangedError { product { name version } } ... on StockChangedError { stock }
  ... on InvalidInputError { issues { path message } }`;

let admin: Viewer;
let productId: string;
beforeEach(async () => {
  admin = await makeStaff('CATALOGUE');
  productId = encodeId('Product', (await createProduct(admin, await productFields())).productId);
});

const edit = (change: object) =>
  executeMutation(admin, { name: 'productUpdate', selection, input: { productId, version: 1, ...change } });
const remove = () =>
  executeMutation(admin, {
    name: 'productDelete',
    selection: '... on ProductDeletePayload { deletedProductId }',
    input: { productId },
  });

describe('productUpdate', () => {
  it('returns the updated product', async () => {
    const details = [{ name: 'Diet', value: 'Vegan' }];
    const change = { brand: null, mrp: 30_000, stock: 50, seenStock: 40, details, pictureIds: [] };
    expect(await edit({ ...change })).toMatchObject({
      __typename: 'ProductUpdatePayload',
      product: { brand: null, mrp: 30_000, stock: 50, details, pictures: [], version: 2, name: 'Amul Butter' },
    });
  });

  it('changes the tax and clears the HSN code', async () => {
    const taxed = await edit({ gstPercent: 18, hsnCode: '3402' });
    expect(taxed).toMatchObject({ product: { gstPercent: 18, hsnCode: '3402', version: 2 } });
    expect(await edit({ version: 2, mrp: 30_000 })).toMatchObject({ product: { gstPercent: 18, hsnCode: '3402' } });
    const cleared = await edit({ version: 3, gstPercent: 0, hsnCode: null });
    expect(cleared).toMatchObject({ product: { gstPercent: 0, hsnCode: null, version: 4 } });
    const entries = await db.auditEntry.findMany({
      where: { action: 'PRODUCT_UPDATE' },
      orderBy: { id: 'desc' },
      take: 1,
    });
    expect(entries).toMatchObject([
      { before: { gstPercent: 18, hsnCode: '3402' }, after: { gstPercent: 0, hsnCode: null } },
    ]);
  });

  it('sets and removes the limit per order, and keeps it when it is left out', async () => {
    expect(await edit({ maxPerOrder: 6 })).toMatchObject({ product: { maxPerOrder: 6, version: 2 } });
    expect(await edit({ version: 2, mrp: 30_000 })).toMatchObject({ product: { maxPerOrder: 6 } });
    expect(await edit({ version: 3, maxPerOrder: null })).toMatchObject({ product: { maxPerOrder: null, version: 4 } });
    const entry = await db.auditEntry.findFirst({ where: { action: 'PRODUCT_UPDATE' }, orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({ before: { maxPerOrder: 6 }, after: { maxPerOrder: null } });
  });

  it('returns the current product for an outdated version', async () => {
    await edit({ name: 'Theirs' });
    expect(await edit({ name: 'Ours' })).toEqual({
      __typename: 'ProductChangedError',
      message: 'Someone else has changed this product',
      product: { name: 'Theirs', version: 2 },
    });
  });

  it('returns the current stock when it does not suffice', async () => {
    expect(await edit({ stock: 0, seenStock: 60 })).toEqual({
      __typename: 'StockChangedError',
      message: 'The stock is now 40',
      stock: 40,
    });
  });

  it('returns ProductNotFoundError for a deleted product', async () => {
    expect(await remove()).toEqual({ __typename: 'ProductDeletePayload', deletedProductId: productId });
    const notFound = { __typename: 'ProductNotFoundError', message: 'This product no longer exists' };
    expect(await edit({ name: 'Late' })).toEqual(notFound);
    expect(await remove()).toEqual(notFound);
  });

  it.each([
    [{ name: null }, 'name', 'Name is required'],
    [{ sku: null }, 'sku', 'SKU is required'],
    [{ unit: null }, 'unit', 'Unit is required'],
    [{ description: null }, 'description', 'Description is required'],
    [{ mrp: null }, 'mrp', 'Price is required'],
    [{ discountPercent: null }, 'discountPercent', 'Discount is required'],
    [{ gstPercent: null }, 'gstPercent', 'GST is required'],
    [{ gstPercent: 101 }, 'gstPercent', 'GST must be a whole number from 0 to 100'],
    [{ hsnCode: '1' }, 'hsnCode', 'An HSN code has 4, 6 or 8 digits'],
    [{ stock: null }, 'stock', 'Stock is required'],
    [{ lowStockThreshold: null }, 'lowStockThreshold', 'Low stock is required'],
    [{ maxPerOrder: 0 }, 'maxPerOrder', 'Max per order must be a whole number from 1 to 50'],
    [{ maxPerOrder: 51 }, 'maxPerOrder', 'Max per order must be a whole number from 1 to 50'],
    [{ availableForSale: null }, 'availableForSale', 'Choose whether shoppers can see it'],
    [{ isPublished: null }, 'isPublished', 'Choose whether shoppers can see it'],
    [
      { availableForSale: true, isPublished: false },
      'availableForSale',
      'availableForSale and isPublished contradict each other',
    ],
    [{ categoryIds: null }, 'categoryIds', 'Choose categories'],
    [{ subCategoryIds: null }, 'subCategoryIds', 'Choose sub-categories'],
    [{ pictureIds: null }, 'pictureIds', 'Choose pictures'],
    [{ details: null }, 'details', 'Details are required'],
    [{ stock: 5 }, 'seenStock', 'Enter the stock you saw'],
    [{ stock: 5, seenStock: null }, 'seenStock', 'Enter the stock you saw'],
    [{ stock: 100_001, seenStock: 40 }, 'stock', 'Stock must be a whole number from 0 to 1,00,000'],
    [{ stockNote: 'x'.repeat(201) }, 'stockNote', 'Note can have at most 200 characters'],
    [{ mrp: 0 }, 'mrp', 'Price must be above 0'],
    [{ details: [{ name: 'Diet', value: '' }] }, 'details.0.value', 'Value is required'],
  ])('rejects %j with an issue for the field', async (change, path, message) => {
    expect((await edit(change)).issues).toContainEqual({ path, message });
    expect(await db.product.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({ version: 1 });
  });
});
