import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import {
  makeCartLine,
  makeCustomer,
  makeProduct,
  makeProducts,
  newId,
  stockAndLedger,
} from '../../testing/fixtures.ts';
import { findLastBuyer } from '../orders/orderColumns.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { unexpectedErrors } from '../../testing/graphql/unexpectedErrors.ts';

const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { __typename
  ... on OrderPlacePayload {
    order { id number status buyer { name gstin } bill { quantity grandTotal } lines { totalCount edges { node { name total } } } }
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

async function place(
  { viewer, addressId }: Customer,
  expectedTotal: number,
  { idempotencyKey = newId(), buyer }: { idempotencyKey?: string; buyer?: object } = {},
) {
  const input = { addressId: encodeId('Address', addressId), expectedTotal, idempotencyKey, buyer };
  const { data, errors } = await executeGraphql(PLACE, { input }, viewer);
  expect(errors).toEqual([]);
  return data.orderPlace;
}

/** Places an order of one piece for ₹100. */
const placeFor = (customer: Customer, buyer: object, key = newId()) =>
  place(customer, 10_000, { idempotencyKey: key, buyer });

describe('orderPlace', () => {
  it('returns the order and the empty cart', async () => {
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

  it('returns the current cart for a changed total', async () => {
    const customer = await makeCustomer(await makeProducts(1));
    expect(await place(customer, 9_900)).toEqual({
      __typename: 'TotalChangedError',
      message: 'Your cart total has changed',
      newTotal: 10_000,
      cart: { bill: { grandTotal: 10_000 } },
    });
  });

  it('returns the lines with their states for a sold-out product', async () => {
    const [available = '', soldOut = ''] = await makeProducts(2);
    const customer = await makeCustomer([available, soldOut]);
    await db.product.update({ where: { id: soldOut }, data: { stock: 0 } });
    expect(await place(customer, 20_000)).toMatchObject({
      __typename: 'CartChangedError',
      cart: { lines: { edges: [{ node: { status: 'AVAILABLE' } }, { node: { status: 'SOLD_OUT' } }] } },
    });
  });

  it.each(['short', 'x'.repeat(101), '          ', 'a key with spaces', 'null\0inside', 'चाबी चाबी चाबी', ''])(
    'refuses %j as an idempotency key',
    async (key) => {
      const customer = await makeCustomer(await makeProducts(1));
      expect(await place(customer, 10_000, { idempotencyKey: key })).toMatchObject({
        __typename: 'InvalidInputError',
        issues: [{ path: 'idempotencyKey' }],
      });
    },
  );

  it('keeps the registered buyer, whom the next checkout remembers', async () => {
    const [first = '', second = ''] = await makeProducts(2);
    const customer = await makeCustomer([first]);
    const lastBuyer = (gstin: string | null = '29ABCDE1234F1ZW') =>
      findLastBuyer(customer.viewer.userId, { ...TEST_TERMS.seller, gstin });
    expect(await lastBuyer()).toBeNull();
    const placed = await placeFor(customer, { name: ' Tea & Co ', gstin: '29aapfu 0939f 1zr' });
    const buyer = { name: 'Tea & Co', gstin: '29AAPFU0939F1ZR' };
    expect(placed.order.buyer).toEqual(buyer);
    await makeCartLine(customer.viewer, second, 1);
    expect((await place(customer, 10_000)).order.buyer).toBeNull();
    expect([await lastBuyer(), await lastBuyer(null)]).toEqual([buyer, null]);
  });

  it('is another order with another buyer', async () => {
    const customer = await makeCustomer(await makeProducts(1));
    const key = newId();
    const buyer = { name: 'Tea & Co', gstin: '29AAPFU0939F1ZR' };
    const placed = await placeFor(customer, buyer, key);
    expect((await placeFor(customer, buyer, key)).order.id).toBe(placed.order.id);
    expect(await place(customer, 10_000, { idempotencyKey: key })).toMatchObject({
      __typename: 'IdempotencyKeyReusedError',
    });
  });

  it.each([
    '29AAPFU0939F1ZS', // a wrong check character
    '28AAPFU0939F1ZT', // no state has this code
    '29AAPFU0939F1Z',
    'AAPFU0939F', // a PAN
    '',
  ])('refuses the GSTIN %j of a buyer', async (gstin) => {
    const customer = await makeCustomer(await makeProducts(1));
    expect(await placeFor(customer, { name: 'Tea & Co', gstin })).toMatchObject({
      __typename: 'InvalidInputError',
      issues: [{ path: 'buyer.gstin' }],
    });
  });

  it('refuses a buyer without a name', async () => {
    const customer = await makeCustomer(await makeProducts(1));
    expect(await placeFor(customer, { name: ' ', gstin: '29AAPFU0939F1ZR' })).toMatchObject({
      issues: [{ path: 'buyer.name', message: 'Enter the name of the firm' }],
    });
  });

  it('supports amounts beyond 32 bits', async () => {
    const customer = await makeCustomer(await makeProducts(4, { mrpPaise: 100_000_000, stock: 50 }), 50);
    const placed = await place(customer, 20_000_000_000);
    expect(placed.order.bill.grandTotal).toBe(20_000_000_000);
    expect(placed.order.lines.edges[0].node.total).toBe(5_000_000_000);
  });

  it('sells a stock of 10 to exactly 10 of 50 concurrent shoppers', async () => {
    const { id } = await makeProduct({ stock: 10 });
    const customers: Customer[] = [];
    for (let count = 0; count < 50; count += 1) customers.push(await makeCustomer([id]));
    const answers = await Promise.all(customers.map((customer) => place(customer, 10_000)));
    const kinds = answers.map(({ __typename }) => __typename);
    expect(kinds.filter((kind) => kind === 'OrderPlacePayload')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'CartChangedError')).toHaveLength(40);
    expect(await stockAndLedger(id)).toEqual({ stock: 0, ledger: 0 });
    expect(await db.orderLine.count({ where: { productId: id } })).toBe(10);
    expect(await db.cartLine.count({ where: { productId: id } })).toBe(40);
    expect(unexpectedErrors).toEqual([]);
  });

  it('needs at most 16 statements, for 40 lines as for one', async () => {
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
      const { result, statements } = await countStatements(() => executeGraphql(document, { input }, viewer));
      expect(result.data.orderPlace.order.number).toBeGreaterThan(100_000);
      return statements;
    };
    const [forOne, forForty] = [await statementsFor(1), await statementsFor(40)];
    expect(forOne.length).toBeLessThanOrEqual(16);
    expect(forForty.length).toBe(forOne.length);
  });
});
