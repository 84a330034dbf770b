import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { makeProduct, makeProducts, makeShopper, newId } from '../testing/fixtures.ts';
import { addLine } from './addLine.ts';
import { CartFullError, OutOfStockError, ProductWithdrawnError, QuantityLimitError } from './cartErrors.ts';
import { MAX_LINES, MAX_QUANTITY } from './cartLimits.ts';

const linesOf = (viewer: Viewer) =>
  db.cartLine.findMany({ where: { userId: viewer.userId }, select: { productId: true, quantity: true } });

describe('addLine', () => {
  let viewer: Viewer;
  beforeEach(async () => {
    viewer = await makeShopper();
  });

  it('puts a product in the cart', async () => {
    const { id } = await makeProduct();
    await addLine(viewer, { productId: id, quantity: 2 });
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 2 }]);
  });

  it('adds to the line that is there, and keeps its id', async () => {
    const { id } = await makeProduct();
    const first = await addLine(viewer, { productId: id, quantity: 2 });
    const second = await addLine(viewer, { productId: id, quantity: 3 });
    expect(second).toEqual(first);
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 5 }]);
  });

  it('refuses more than is in stock, counts what the cart holds already, and says how many are left', async () => {
    const { id } = await makeProduct({ stock: 3 });
    await addLine(viewer, { productId: id, quantity: 2 });
    await expect(addLine(viewer, { productId: id, quantity: 2 })).rejects.toMatchObject({
      name: 'OutOfStockError',
      message: 'Only 3 left',
      available: 3,
    });
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 2 }]);
  });

  it('refuses what is sold out', async () => {
    const { id } = await makeProduct({ stock: 0 });
    await expect(addLine(viewer, { productId: id, quantity: 1 })).rejects.toMatchObject({
      message: 'Out of Stock',
      available: 0,
    });
    await expect(addLine(viewer, { productId: id, quantity: 1 })).rejects.toBeInstanceOf(OutOfStockError);
  });

  it('refuses what is hidden, deleted or unknown', async () => {
    const hidden = await makeProduct({ isPublished: false });
    const deleted = await makeProduct({ deletedAt: new Date() });
    for (const productId of [hidden.id, deleted.id, newId()]) {
      await expect(addLine(viewer, { productId, quantity: 1 })).rejects.toBeInstanceOf(ProductWithdrawnError);
    }
    expect(await linesOf(viewer)).toEqual([]);
  });

  it('takes as many of one product as an order may hold, and no more', async () => {
    const { id } = await makeProduct({ stock: 1000 });
    await addLine(viewer, { productId: id, quantity: MAX_QUANTITY });
    await expect(addLine(viewer, { productId: id, quantity: 1 })).rejects.toBeInstanceOf(QuantityLimitError);
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: MAX_QUANTITY }]);
  });

  it('takes as many products as a cart may hold; then only more of those', async () => {
    const [known = '', ...others] = await makeProducts(MAX_LINES);
    for (const productId of [known, ...others]) await addLine(viewer, { productId, quantity: 1 });
    const [oneMore = ''] = await makeProducts(1);
    await expect(addLine(viewer, { productId: oneMore, quantity: 1 })).rejects.toBeInstanceOf(CartFullError);
    await addLine(viewer, { productId: known, quantity: 1 });
    expect(await linesOf(viewer)).toHaveLength(MAX_LINES);
  });

  it('adds up exactly when the same product is added many times at once', async () => {
    const { id } = await makeProduct({ stock: 100 });
    await Promise.all(Array.from({ length: 30 }, () => addLine(viewer, { productId: id, quantity: 1 })));
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 30 }]);
  });

  it('stops at the stock when more than that is added at once', async () => {
    const { id } = await makeProduct({ stock: 7 });
    const tries = Array.from({ length: 30 }, () => addLine(viewer, { productId: id, quantity: 1 }));
    const outcomes = await Promise.allSettled(tries);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(23);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(OutOfStockError);
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 7 }]);
  });

  it("leaves other people's carts alone", async () => {
    const { id } = await makeProduct();
    const other = await makeShopper();
    await addLine(other, { productId: id, quantity: 4 });
    await addLine(viewer, { productId: id, quantity: 1 });
    expect(await linesOf(other)).toEqual([{ productId: id, quantity: 4 }]);
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 1 }]);
  });
});
