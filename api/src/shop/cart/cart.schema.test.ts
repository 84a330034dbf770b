import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeCartLine, makeProduct, makeShopper } from '../../testing/fixtures.ts';

const CART = `{ viewer { cart {
  isOrderable
  bill { quantity mrpTotal savings itemsTotal deliveryFee grandTotal }
  lines(first: 10) { totalCount edges { node { status quantity maxQuantity priceChange mrpTotal total product { id } } } }
} } }`;
const ADD = `mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename
  ... on CartLineAddPayload { wasInCart cart { bill { quantity } } lineEdge { cursor node { id quantity } } }
  ... on InvalidInputError { issues { path message } }
  ... on OutOfStockError { message available }
  ... on ProductUnavailableError { message }
} }`;
const SET = `mutation ($input: CartLineUpdateInput!) { cartLineUpdate(input: $input) { __typename
  ... on CartLineUpdatePayload { line { quantity } cart { bill { quantity } } }
  ... on InvalidInputError { issues { path message } }
} }`;
const REMOVE = `mutation ($input: CartLineRemoveInput!) { cartLineRemove(input: $input) { __typename
  ... on CartLineRemovePayload { removedLineId cart { bill { quantity } isOrderable } }
} }`;

describe('the cart in the graph', () => {
  let viewer: Viewer;
  beforeEach(async () => {
    viewer = await makeShopper();
  });

  const cart = async () => (await executeGraphql(CART, {}, viewer)).data.viewer.cart;
  const onlyLine = async () => (await cart()).lines.edges[0].node;

  it.each([
    'product { categories { name } }',
    'product { id myCartLine { id } }',
    'product { description pictures(first: 2) { url } }',
  ])('has the same totals when a line shows %s', async (selection) => {
    const { id: productId } = await makeProduct({ mrpPaise: 5000 });
    await makeCartLine(viewer, productId, 2);
    const query = `{ viewer { cart { lineCount bill { grandTotal } isOrderable lines { totalCount edges { node { id ${selection} } } } } } }`;
    const { data, errors } = await executeGraphql(query, {}, viewer);
    expect(errors).toEqual([]);
    expect(data.viewer.cart).toMatchObject({
      lineCount: 1,
      bill: { grandTotal: 10_000 },
      isOrderable: true,
      lines: { totalCount: 1, edges: [{ node: {} }] },
    });
  });

  it('is an empty cart that cannot be ordered', async () => {
    expect(await cart()).toMatchObject({
      isOrderable: false,
      bill: { quantity: 0, grandTotal: 0 },
      lines: { totalCount: 0 },
    });
  });

  it('has a line that can be ordered', async () => {
    const { id } = await makeProduct({ discountPercent: 15 });
    await makeCartLine(viewer, id, 2);
    await db.cartLine.updateMany({ where: { userId: viewer.userId }, data: { seenPricePaise: 8_500 } });
    expect(await cart()).toEqual({
      isOrderable: true,
      bill: { quantity: 2, mrpTotal: 20_000, savings: 3_000, itemsTotal: 17_000, deliveryFee: 0, grandTotal: 17_000 },
      lines: {
        totalCount: 1,
        edges: [
          {
            node: {
              status: 'AVAILABLE',
              quantity: 2,
              maxQuantity: 10,
              priceChange: 0,
              mrpTotal: 20_000,
              total: 17_000,
              product: { id: encodeId('Product', id) },
            },
          },
        ],
      },
    });
  });

  it('returns the change of the price on the line', async () => {
    const { id } = await makeProduct();
    await makeCartLine(viewer, id, 2);
    await db.product.update({ where: { id }, data: { mrpPaise: 12_500 } });
    expect(await onlyLine()).toMatchObject({ priceChange: 2_500, total: 25_000 });
    await db.product.update({ where: { id }, data: { discountPercent: 50 } });
    expect(await onlyLine()).toMatchObject({ priceChange: -3_800, total: 12_400 });
  });

  it.each([
    ['ran short', { stock: 2 }, { status: 'INSUFFICIENT_STOCK', maxQuantity: 2, quantity: 3, total: 20_000 }],
    ['has a lower limit', { maxPerOrder: 2 }, { status: 'LIMIT_EXCEEDED', maxQuantity: 2, quantity: 3, total: 20_000 }],
    ['sold out', { stock: 0 }, { status: 'SOLD_OUT', maxQuantity: 0, quantity: 3, total: 0 }],
    ['was unpublished', { isPublished: false }, { status: 'WITHDRAWN', maxQuantity: 0, quantity: 3, total: 0 }],
    ['was deleted', { deletedAt: new Date() }, { status: 'WITHDRAWN', maxQuantity: 0, quantity: 3, total: 0 }],
  ])('bills only the pieces that can be ordered of a product that %s', async (_what, change, expected) => {
    const { id } = await makeProduct();
    await makeCartLine(viewer, id, 3);
    await db.product.update({ where: { id }, data: change });
    const { bill, isOrderable, lines } = await cart();
    expect(lines.edges[0].node).toMatchObject(expected);
    expect(bill).toMatchObject({ grandTotal: expected.total, quantity: expected.total / 10_000 });
    expect(isOrderable).toBe(false);
  });

  it('returns the line and the new totals after an addition', async () => {
    const productId = encodeId('Product', (await makeProduct()).id);
    const first = await executeGraphql(ADD, { input: { productId } }, viewer);
    expect(first.data.cartLineAdd).toMatchObject({
      wasInCart: false,
      cart: { bill: { quantity: 1 } },
      lineEdge: { node: { quantity: 1 } },
    });
    const second = await executeGraphql(ADD, { input: { productId, quantity: 3 } }, viewer);
    expect(second.data.cartLineAdd.lineEdge).toEqual({
      cursor: first.data.cartLineAdd.lineEdge.cursor,
      node: { id: first.data.cartLineAdd.lineEdge.node.id, quantity: 4 },
    });
    const third = await executeGraphql(ADD, { input: { productId, isOnlyIfAbsent: true } }, viewer);
    expect(third.data.cartLineAdd).toMatchObject({ wasInCart: true, lineEdge: { node: { quantity: 4 } } });
  });

  it.each([0, -1, 51, 2 ** 31 - 1])('rejects a quantity of %i with an issue for the field', async (quantity) => {
    const { id } = await makeProduct();
    const lineId = encodeId('CartLine', await makeCartLine(viewer, id));
    const added = await executeGraphql(ADD, { input: { productId: encodeId('Product', id), quantity } }, viewer);
    const set = await executeGraphql(SET, { input: { lineId, quantity } }, viewer);
    for (const result of [added.data.cartLineAdd, set.data.cartLineUpdate]) {
      expect(result).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path: 'quantity' }] });
    }
    expect(await onlyLine()).toMatchObject({ quantity: 1 });
  });

  it('returns a failure as its type', async () => {
    const soldOut = encodeId('Product', (await makeProduct({ stock: 0 })).id);
    const hidden = encodeId('Product', (await makeProduct({ isPublished: false })).id);
    const full = await executeGraphql(ADD, { input: { productId: soldOut } }, viewer);
    expect(full.data.cartLineAdd).toEqual({ __typename: 'OutOfStockError', message: 'Out of Stock', available: 0 });
    const unavailable = await executeGraphql(ADD, { input: { productId: hidden } }, viewer);
    expect(unavailable.data.cartLineAdd).toMatchObject({ __typename: 'ProductUnavailableError' });
  });

  it('returns the id of a removed line', async () => {
    const lineId = encodeId('CartLine', await makeCartLine(viewer, (await makeProduct()).id));
    const removed = await executeGraphql(REMOVE, { input: { lineId } }, viewer);
    expect(removed.data.cartLineRemove).toMatchObject({ removedLineId: lineId, cart: { isOrderable: false } });
    const again = await executeGraphql(REMOVE, { input: { lineId } }, viewer);
    expect(again.data.cartLineRemove).toEqual({ __typename: 'CartLineNotFoundError' });
  });

  it("does not change another user's line", async () => {
    const victim = await makeShopper();
    const lineId = encodeId('CartLine', await makeCartLine(victim, (await makeProduct()).id, 2));
    const set = await executeGraphql(SET, { input: { lineId, quantity: 9 } }, viewer);
    expect(set.data.cartLineUpdate).toEqual({ __typename: 'CartLineNotFoundError' });
    const removed = await executeGraphql(REMOVE, { input: { lineId } }, viewer);
    expect(removed.data.cartLineRemove).toEqual({ __typename: 'CartLineNotFoundError' });
    expect(await db.cartLine.findFirst({ where: { userId: victim.userId } })).toMatchObject({ quantity: 2 });
  });

  it("returns only the viewer's own line on a product", async () => {
    const { id } = await makeProduct();
    await makeCartLine(await makeShopper(), id, 7);
    const query = `query ($id: ID!) { product(id: $id) { myCartLine { quantity } } }`;
    const productId = encodeId('Product', id);
    for (const asker of [viewer, null]) {
      expect((await executeGraphql(query, { id: productId }, asker)).data.product.myCartLine).toBeNull();
    }
    await makeCartLine(viewer, id, 2);
    expect((await executeGraphql(query, { id: productId }, viewer)).data.product.myCartLine).toEqual({ quantity: 2 });
  });
});
