import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeCartLine, makeProduct, makeShopper } from '../testing/fixtures.ts';

const CART = `{ viewer { cart {
  isOrderable
  bill { quantity mrpTotal savings itemsTotal deliveryFee grandTotal }
  lines(first: 10) { totalCount edges { node { status quantity maxQuantity priceChange mrpTotal total product { id } } } }
} } }`;
const ADD = `mutation ($input: CartAddLineInput!) { cartAddLine(input: $input) { __typename
  ... on CartAddLinePayload { cart { bill { quantity } } lineEdge { cursor node { id quantity } } }
  ... on InvalidInputError { issues { path message } }
  ... on OutOfStockError { message available }
  ... on ProductWithdrawnError { message }
} }`;
const SET = `mutation ($input: CartSetLineQuantityInput!) { cartSetLineQuantity(input: $input) { __typename
  ... on CartSetLineQuantityPayload { line { quantity } cart { bill { quantity } } }
  ... on InvalidInputError { issues { path message } }
} }`;
const REMOVE = `mutation ($input: CartRemoveLineInput!) { cartRemoveLine(input: $input) { __typename
  ... on CartRemoveLinePayload { removedLineId cart { bill { quantity } isOrderable } }
} }`;

describe('the cart in the graph', () => {
  let viewer: Viewer;
  beforeEach(async () => {
    viewer = await makeShopper();
  });

  const cart = async () => (await askGraphql(CART, {}, viewer)).data.viewer.cart;
  const onlyLine = async () => (await cart()).lines.edges[0].node;

  it('shows an empty cart that can not be ordered', async () => {
    expect(await cart()).toMatchObject({
      isOrderable: false,
      bill: { quantity: 0, grandTotal: 0 },
      lines: { totalCount: 0 },
    });
  });

  it('shows a line that can be had', async () => {
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

  it('says on the line how much the price rose or fell', async () => {
    const { id } = await makeProduct();
    await makeCartLine(viewer, id, 2);
    await db.product.update({ where: { id }, data: { mrpPaise: 12_500 } });
    expect(await onlyLine()).toMatchObject({ priceChange: 2_500, total: 25_000 });
    await db.product.update({ where: { id }, data: { discountPercent: 50 } });
    expect(await onlyLine()).toMatchObject({ priceChange: -3_800, total: 12_400 });
  });

  it.each([
    ['ran short', { stock: 2 }, { status: 'SHORT', maxQuantity: 2, quantity: 3, total: 20_000 }],
    ['sold out', { stock: 0 }, { status: 'SOLD_OUT', maxQuantity: 0, quantity: 3, total: 0 }],
    ['was unpublished', { isPublished: false }, { status: 'WITHDRAWN', maxQuantity: 0, quantity: 3, total: 0 }],
    ['was deleted', { deletedAt: new Date() }, { status: 'WITHDRAWN', maxQuantity: 0, quantity: 3, total: 0 }],
  ])('bills only what can be had of a product that %s', async (_what, change, expected) => {
    const { id } = await makeProduct();
    await makeCartLine(viewer, id, 3);
    await db.product.update({ where: { id }, data: change });
    const { bill, isOrderable, lines } = await cart();
    expect(lines.edges[0].node).toMatchObject(expected);
    expect(bill).toMatchObject({ grandTotal: expected.total, quantity: expected.total / 10_000 });
    expect(isOrderable).toBe(false);
  });

  it('answers an addition with the line and the new totals', async () => {
    const productId = encodeId('Product', (await makeProduct()).id);
    const first = await askGraphql(ADD, { input: { productId } }, viewer);
    expect(first.data.cartAddLine).toMatchObject({
      cart: { bill: { quantity: 1 } },
      lineEdge: { node: { quantity: 1 } },
    });
    const second = await askGraphql(ADD, { input: { productId, quantity: 3 } }, viewer);
    expect(second.data.cartAddLine.lineEdge).toEqual({
      cursor: first.data.cartAddLine.lineEdge.cursor,
      node: { id: first.data.cartAddLine.lineEdge.node.id, quantity: 4 },
    });
  });

  it.each([0, -1, 51, 2 ** 31 - 1])('refuses a quantity of %i with an issue for the field', async (quantity) => {
    const { id } = await makeProduct();
    const lineId = encodeId('CartLine', await makeCartLine(viewer, id));
    const added = await askGraphql(ADD, { input: { productId: encodeId('Product', id), quantity } }, viewer);
    const set = await askGraphql(SET, { input: { lineId, quantity } }, viewer);
    for (const result of [added.data.cartAddLine, set.data.cartSetLineQuantity]) {
      expect(result).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path: 'quantity' }] });
    }
    expect(await onlyLine()).toMatchObject({ quantity: 1 });
  });

  it('answers a refusal with its type', async () => {
    const soldOut = encodeId('Product', (await makeProduct({ stock: 0 })).id);
    const hidden = encodeId('Product', (await makeProduct({ isPublished: false })).id);
    const full = await askGraphql(ADD, { input: { productId: soldOut } }, viewer);
    expect(full.data.cartAddLine).toEqual({ __typename: 'OutOfStockError', message: 'Out of Stock', available: 0 });
    const gone = await askGraphql(ADD, { input: { productId: hidden } }, viewer);
    expect(gone.data.cartAddLine).toMatchObject({ __typename: 'ProductWithdrawnError' });
  });

  it('answers a removal with the id that went', async () => {
    const lineId = encodeId('CartLine', await makeCartLine(viewer, (await makeProduct()).id));
    const removed = await askGraphql(REMOVE, { input: { lineId } }, viewer);
    expect(removed.data.cartRemoveLine).toMatchObject({ removedLineId: lineId, cart: { isOrderable: false } });
    const again = await askGraphql(REMOVE, { input: { lineId } }, viewer);
    expect(again.data.cartRemoveLine).toEqual({ __typename: 'CartLineGoneError' });
  });

  it("does not touch another person's line", async () => {
    const victim = await makeShopper();
    const lineId = encodeId('CartLine', await makeCartLine(victim, (await makeProduct()).id, 2));
    const set = await askGraphql(SET, { input: { lineId, quantity: 9 } }, viewer);
    expect(set.data.cartSetLineQuantity).toEqual({ __typename: 'CartLineGoneError' });
    const removed = await askGraphql(REMOVE, { input: { lineId } }, viewer);
    expect(removed.data.cartRemoveLine).toEqual({ __typename: 'CartLineGoneError' });
    expect(await db.cartLine.findFirst({ where: { userId: victim.userId } })).toMatchObject({ quantity: 2 });
  });

  it("shows on a product the viewer's own line alone", async () => {
    const { id } = await makeProduct();
    await makeCartLine(await makeShopper(), id, 7);
    const query = `query ($id: ID!) { product(id: $id) { myCartLine { quantity } } }`;
    const productId = encodeId('Product', id);
    for (const asker of [viewer, null]) {
      expect((await askGraphql(query, { id: productId }, asker)).data.product.myCartLine).toBeNull();
    }
    await makeCartLine(viewer, id, 2);
    expect((await askGraphql(query, { id: productId }, viewer)).data.product.myCartLine).toEqual({ quantity: 2 });
  });
});
