import { describe, expect, it } from 'vitest';
import { countStatements } from '../db/countStatements.ts';
import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeCustomer, makeProduct, makeProducts, newId, stockAndLedger } from '../testing/fixtures.ts';
import { unforeseen } from '../testing/unforeseen.ts';

const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { __typename
  ... on OrderPlacePayload {
    order { id number status bill { quantity grandTotal } lines { totalCount edges { node { name total } } } }
    orderEdge { cursor node { id } }
    cart { isOrderable lines { totalCount } bill { grandTotal } }
  }
  ... on InvalidInputError { issues { path message } }
  ... on CartChangedError { message cart { lines { edges { node { status } } } } }
  ... on TotalChangedError { message newTotal cart { bill { grandTotal } } }
} }`;

interface Customer {
  viewer: Viewer;
  addressId: string;
}

async function place({ viewer, addressId }: Customer, expectedTotal: number, idempotencyKey = newId()) {
  const input = { addressId: encodeId('Address', addressId), expectedTotal, idempotencyKey };
  const { data, errors } = await askGraphql(PLACE, { input }, viewer);
  expect(errors).toEqual([]);
  return data.orderPlace;
}

describe('orderPlace', () => {
  it('answers with the order and the empty cart', async () => {
    const customer = await makeCustomer(await makeProducts(2));
    const placed = await place(customer, 20_000);
    expect(placed).toMatchObject({
      __typename: 'OrderPlacePayload',
      order: { status: 'PLACED', bill: { quantity: 2, grandTotal: 20_000 }, lines: { totalCount: 2 } },
      orderEdge: { node: { id: placed.order.id } },
      cart: { isOrderable: false, lines: { totalCount: 0 }, bill: { grandTotal: 0 } },
    });
    expect(placed.order.number).toBeGreaterThan(100_000);
  });

  it('answers a changed total with the cart as it is now', async () => {
    const customer = await makeCustomer(await makeProducts(1));
    expect(await place(customer, 9_900)).toEqual({
      __typename: 'TotalChangedError',
      message: 'The total of your cart has changed',
      newTotal: 10_000,
      cart: { bill: { grandTotal: 10_000 } },
    });
  });

  it('answers a sold-out product with the lines that say so', async () => {
    const [available = '', gone = ''] = await makeProducts(2);
    const customer = await makeCustomer([available, gone]);
    await db.product.update({ where: { id: gone }, data: { stock: 0 } });
    expect(await place(customer, 20_000)).toMatchObject({
      __typename: 'CartChangedError',
      cart: { lines: { edges: [{ node: { status: 'AVAILABLE' } }, { node: { status: 'SOLD_OUT' } }] } },
    });
  });

  it.each(['short', 'x'.repeat(101), '          ', 'a key with spaces', 'null\0inside', 'चाबी चाबी चाबी', ''])(
    'refuses %j as an idempotency key',
    async (key) => {
      const customer = await makeCustomer(await makeProducts(1));
      expect(await place(customer, 10_000, key)).toMatchObject({
        __typename: 'InvalidInputError',
        issues: [{ path: 'idempotencyKey' }],
      });
    },
  );

  it('carries amounts beyond 32 bits through the graph', async () => {
    const customer = await makeCustomer(await makeProducts(4, { mrpPaise: 100_000_000, stock: 50 }), 50);
    const placed = await place(customer, 20_000_000_000);
    expect(placed.order.bill.grandTotal).toBe(20_000_000_000);
    expect(placed.order.lines.edges[0].node.total).toBe(5_000_000_000);
  });

  it('sells a stock of 10 to exactly 10 of 50 shoppers who order at once', async () => {
    const { id } = await makeProduct({ stock: 10 });
    const customers: Customer[] = [];
    for (let made = 0; made < 50; made += 1) customers.push(await makeCustomer([id]));
    const answers = await Promise.all(customers.map((customer) => place(customer, 10_000)));
    const kinds = answers.map(({ __typename }) => __typename);
    expect(kinds.filter((kind) => kind === 'OrderPlacePayload')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'CartChangedError')).toHaveLength(40);
    expect(await stockAndLedger(id)).toEqual({ stock: 0, ledger: 0 });
    expect(await db.orderLine.count({ where: { productId: id } })).toBe(10);
    expect(await db.cartLine.count({ where: { productId: id } })).toBe(40);
    expect(unforeseen).toEqual([]);
  });

  it('needs at most 16 statements, and as many for 40 lines as for one', async () => {
    const document = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) {
      ... on OrderPlacePayload { order { id number } cart { isOrderable bill { grandTotal } } }
    } }`;
    const statementsFor = async (lines: number) => {
      const { viewer, addressId } = await makeCustomer(await makeProducts(lines));
      const input = {
        addressId: encodeId('Address', addressId),
        expectedTotal: lines * 10_000,
        idempotencyKey: newId(),
      };
      const { result, statements } = await countStatements(() => askGraphql(document, { input }, viewer));
      expect(result.data.orderPlace.order.number).toBeGreaterThan(100_000);
      return statements;
    };
    const [forOne, forForty] = [await statementsFor(1), await statementsFor(40)];
    expect(forOne.length).toBeLessThanOrEqual(16);
    expect(forForty.length).toBe(forOne.length);
  });
});
