import { beforeAll, describe, expect, it } from 'vitest';
import { placeOrderFixture } from '../../../testing/placeOrderFixture.ts';
import { db } from '../../../platform/db/client.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeCustomer, makeShopper, makeStaff, newId } from '../../../testing/fixtures.ts';
import { productFields } from '../../../testing/productFixtures.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readPages } from '../../../testing/graphql/readPages.ts';
import { createProduct, updateProduct } from '../../../backoffice/catalogue/products/writeProduct.ts';

const LEDGER = `query ($id: ID!) { adminProduct(id: $id) { stock stockMovements { totalCount edges { node {
  id delta balance reason note actor { userId name } order { number } createdAt } } } } }`;

describe('the ledger of a product', () => {
  let admin: Viewer;
  let id: string;
  let orderId: string;
  const ledger = async (viewer: Viewer | null = admin) => executeGraphql(LEDGER, { id }, viewer);

  beforeAll(async () => {
    admin = await makeShopper({ role: 'ADMIN', name: 'Meena' });
    const fields = await productFields({ mrpPaise: 10_000, discountPercent: 0, stock: 10 });
    const { productId } = await createProduct(admin, fields);
    id = encodeId('Product', productId);
    await updateProduct(admin, { productId, stock: 25, seenStock: 10, stockNote: 'Two crates' });
    const { viewer, addressId } = await makeCustomer([productId], 3);
    const request = { addressId, expectedTotal: 30_000, idempotencyKey: newId() };
    ({ orderId } = await placeOrderFixture(viewer, request));
    await updateProduct(admin, { productId, stock: 20 });
  });

  it('lists each change with its actor and the stock after it, newest first', async () => {
    const { data, errors } = await ledger();
    expect(errors).toEqual([]);
    const { number } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    const { stock, stockMovements } = data.adminProduct;
    expect({ stock, count: stockMovements.totalCount }).toEqual({ stock: 20, count: 4 });
    const meena = { userId: encodeId('User', admin.userId), name: 'Meena' };
    const blank = { actor: null, order: null, note: null };
    expect(stockMovements.edges.map(({ node }: { node: object }) => node)).toMatchObject([
      { ...blank, delta: -2, balance: 20, reason: 'MANUAL', actor: meena },
      { ...blank, delta: -3, balance: 22, reason: 'ORDER', order: { number } },
      { ...blank, delta: 15, balance: 25, reason: 'MANUAL', actor: meena, note: 'Two crates' },
      { ...blank, delta: 10, balance: 10, reason: 'INITIAL', actor: meena },
    ]);
  });

  it('has the same balances on each page, in both directions', async () => {
    const { data } = await ledger();
    const all = data.adminProduct.stockMovements.edges.map(({ node }: { node: { id: string } }) => node.id);
    const query = `query ($id: ID!, ${PAGE_VARIABLES}) {
      adminProduct(id: $id) { stockMovements(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} } }`;
    const list = { query, path: ['adminProduct', 'stockMovements'], variables: { id }, viewer: admin };
    for (const size of [1, 3]) {
      expect(await readPages(list, { size })).toEqual(all);
      expect(await readPages(list, { size, backward: true })).toEqual(all);
    }
    const last =
      'query ($id: ID!) { adminProduct(id: $id) { stockMovements(last: 2) { edges { node { balance } } } } }';
    const page = await executeGraphql(last, { id }, admin);
    expect(page.data.adminProduct.stockMovements.edges).toEqual([{ node: { balance: 25 } }, { node: { balance: 10 } }]);
  });

  it('takes at most 3 statements, whatever its length', async () => {
    const { statements } = await countStatements(() => ledger());
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  it('has no actor for a deleted account', async () => {
    await db.user.update({ where: { id: admin.userId }, data: { status: 'INACTIVE' } });
    const { data } = await ledger(await makeStaff('CATALOGUE'));
    const actors = data.adminProduct.stockMovements.edges.map(({ node }: { node: { actor: unknown } }) => node.actor);
    expect(actors).toEqual([null, null, null, null]);
    await db.user.update({ where: { id: admin.userId }, data: { status: 'ACTIVE' } });
  });
});
