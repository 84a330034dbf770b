import { beforeAll, describe, expect, it } from 'vitest';
import { orderCart } from '../../testing/orderCart.ts';
import { db } from '../../db/client.ts';
import { countStatements } from '../../db/countStatements.ts';
import { encodeId } from '../../graphql/globalId.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { askGraphql } from '../../testing/askGraphql.ts';
import { makeCustomer, makeShopper, newId } from '../../testing/fixtures.ts';
import { productFields } from '../../testing/productFields.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readPages } from '../../testing/readPages.ts';
import { addProduct } from './addProduct.ts';
import { editProduct } from './editProduct.ts';

const LEDGER = `query ($id: ID!) { adminProduct(id: $id) { stock stockMovements { totalCount edges { node {
  id delta balance reason note actorName orderNumber createdAt } } } } }`;

describe('the ledger of a product', () => {
  let admin: Viewer;
  let id: string;
  let orderId: string;
  const ledger = async (viewer: Viewer | null = admin) => askGraphql(LEDGER, { id }, viewer);

  beforeAll(async () => {
    admin = await makeShopper({ role: 'ADMIN', name: 'Meena' });
    const fields = await productFields({ mrpPaise: 10_000, discountPercent: 0, stock: 10 });
    const { productId } = await addProduct(admin, fields);
    id = encodeId('Product', productId);
    await editProduct(admin, { productId, stock: 25, seenStock: 10, stockNote: 'Two crates' });
    const { viewer, addressId } = await makeCustomer([productId], 3);
    const request = { addressId, expectedTotal: 30_000, idempotencyKey: newId() };
    ({ orderId } = await orderCart(viewer, request));
    await editProduct(admin, { productId, stock: 20 });
  });

  it('tells what moved, who did it and what was left, newest first', async () => {
    const { data, errors } = await ledger();
    expect(errors).toEqual([]);
    const { number } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    const { stock, stockMovements } = data.adminProduct;
    expect({ stock, count: stockMovements.totalCount }).toEqual({ stock: 20, count: 4 });
    const nobody = { actorName: null, orderNumber: null, note: null };
    expect(stockMovements.edges.map(({ node }: { node: object }) => node)).toMatchObject([
      { ...nobody, delta: -2, balance: 20, reason: 'MANUAL', actorName: 'Meena' },
      { ...nobody, delta: -3, balance: 22, reason: 'ORDER', orderNumber: number },
      { ...nobody, delta: 15, balance: 25, reason: 'MANUAL', actorName: 'Meena', note: 'Two crates' },
      { ...nobody, delta: 10, balance: 10, reason: 'INITIAL', actorName: 'Meena' },
    ]);
  });

  it('has the same balances on whichever page, in both directions', async () => {
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
    const page = await askGraphql(last, { id }, admin);
    expect(page.data.adminProduct.stockMovements.edges).toEqual([{ node: { balance: 25 } }, { node: { balance: 10 } }]);
  });

  it('needs at most 3 statements, however long it is', async () => {
    const { statements } = await countStatements(() => ledger());
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  it('leaves out the name of somebody who is gone', async () => {
    await db.user.update({ where: { id: admin.userId }, data: { status: 'INACTIVE' } });
    const { data } = await ledger(await makeShopper({ role: 'ADMIN' }));
    const names = data.adminProduct.stockMovements.edges.map(
      ({ node }: { node: { actorName: unknown } }) => node.actorName,
    );
    expect(names).toEqual([null, null, null, null]);
    await db.user.update({ where: { id: admin.userId }, data: { status: 'ACTIVE' } });
  });
});
