import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '@kirana/shared/limits.ts';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { makeProduct, makeProducts, makeShopper, newId } from '../../testing/fixtures.ts';
import { addCartLine } from './changeCartLines.ts';
import { CartFullError, OutOfStockError, ProductUnavailableError, QuantityLimitError } from './cartErrors.ts';
import { MAX_LINES } from './cartLimits.ts';

const linesOf = (viewer: Viewer) =>
  db.cartLine.findMany({ where: { userId: viewer.userId }, select: { productId: true, quantity: true } });

describe('addCartLine', () => {
  let viewer: Viewer;
  beforeEach(async () => {
    viewer = await makeShopper();
  });

  it('adds a product to the cart', async () => {
    const { id } = await makeProduct();
    await addCartLine(viewer, { productId: id, quantity: 2 });
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 2 }]);
  });

  it('raises the quantity of an existing line, which keeps its id', async () => {
    const { id } = await makeProduct();
    const first = await addCartLine(viewer, { productId: id, quantity: 2 });
    const second = await addCartLine(viewer, { productId: id, quantity: 3 });
    expect(first.wasInCart).toBe(false);
    expect(second).toMatchObject({ lineId: first.lineId, wasInCart: true, written: { id: first.lineId, quantity: 5 } });
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 5 }]);
  });

  it('rejects more than the stock, including the quantity in the cart, and returns the stock', async () => {
    const { id } = await makeProduct({ stock: 3 });
    await addCartLine(viewer, { productId: id, quantity: 2 });
    await expect(addCartLine(viewer, { productId: id, quantity: 2 })).rejects.toMatchObject({
      name: 'OutOfStockError',
      message: 'Only 3 left',
      available: 3,
    });
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 2 }]);
  });

  it('rejects a product that is out of stock', async () => {
    const { id } = await makeProduct({ stock: 0 });
    await expect(addCartLine(viewer, { productId: id, quantity: 1 })).rejects.toMatchObject({
      message: 'Out of Stock',
      available: 0,
    });
    await expect(addCartLine(viewer, { productId: id, quantity: 1 })).rejects.toBeInstanceOf(OutOfStockError);
  });

  it('rejects a hidden, a deleted and an unknown product', async () => {
    const hidden = await makeProduct({ isPublished: false });
    const deleted = await makeProduct({ deletedAt: new Date() });
    for (const productId of [hidden.id, deleted.id, newId()]) {
      await expect(addCartLine(viewer, { productId, quantity: 1 })).rejects.toBeInstanceOf(ProductUnavailableError);
    }
    expect(await linesOf(viewer)).toEqual([]);
  });

  it('accepts the largest quantity per product and rejects more', async () => {
    const { id } = await makeProduct({ stock: 1000 });
    await addCartLine(viewer, { productId: id, quantity: MAX_QUANTITY });
    await expect(addCartLine(viewer, { productId: id, quantity: 1 })).rejects.toBeInstanceOf(QuantityLimitError);
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: MAX_QUANTITY }]);
  });

  it('accepts the limit per order of the product and rejects more', async () => {
    const { id } = await makeProduct({ stock: 1000, maxPerOrder: 3 });
    await expect(addCartLine(viewer, { productId: id, quantity: 4 })).rejects.toMatchObject({ limit: 3 });
    await Promise.allSettled([1, 2, 3, 4].map(() => addCartLine(viewer, { productId: id, quantity: 1 })));
    await expect(addCartLine(viewer, { productId: id, quantity: 1 })).rejects.toBeInstanceOf(QuantityLimitError);
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 3 }]);
    await addCartLine(viewer, { productId: id, quantity: 1, isOnlyIfAbsent: true });
  });

  it('names what is less: the stock or the limit per order', async () => {
    const scarce = await makeProduct({ stock: 2, maxPerOrder: 3 });
    await expect(addCartLine(viewer, { productId: scarce.id, quantity: 9 })).rejects.toBeInstanceOf(OutOfStockError);
    const limited = await makeProduct({ stock: 4, maxPerOrder: 3 });
    await expect(addCartLine(viewer, { productId: limited.id, quantity: 9 })).rejects.toBeInstanceOf(
      QuantityLimitError,
    );
  });

  it('accepts the largest number of lines, and then only larger quantities', async () => {
    const [known = '', ...others] = await makeProducts(MAX_LINES);
    for (const productId of [known, ...others]) await addCartLine(viewer, { productId, quantity: 1 });
    const [oneMore = ''] = await makeProducts(1);
    await expect(addCartLine(viewer, { productId: oneMore, quantity: 1 })).rejects.toBeInstanceOf(CartFullError);
    await addCartLine(viewer, { productId: known, quantity: 1 });
    expect(await linesOf(viewer)).toHaveLength(MAX_LINES);
  });

  it('adds up concurrent calls for one product exactly', async () => {
    const { id } = await makeProduct({ stock: 100 });
    await Promise.all(Array.from({ length: 30 }, () => addCartLine(viewer, { productId: id, quantity: 1 })));
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 30 }]);
  });

  it('never exceeds the stock in concurrent calls', async () => {
    const { id } = await makeProduct({ stock: 7 });
    const tries = Array.from({ length: 30 }, () => addCartLine(viewer, { productId: id, quantity: 1 }));
    const outcomes = await Promise.allSettled(tries);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(23);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(OutOfStockError);
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 7 }]);
  });

  it('keeps the quantity of an existing line when only an absent product is to be added', async () => {
    const { id } = await makeProduct({ stock: 3 });
    const first = await addCartLine(viewer, { productId: id, quantity: 3 });
    const second = await addCartLine(viewer, { productId: id, quantity: 1, isOnlyIfAbsent: true });
    expect(second).toMatchObject({ lineId: first.lineId, wasInCart: true, written: { id: first.lineId, quantity: 3 } });
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 3 }]);
  });

  it('adds an absent product once in concurrent calls', async () => {
    const { id } = await makeProduct();
    const added = await Promise.all(
      Array.from({ length: 10 }, () => addCartLine(viewer, { productId: id, quantity: 1, isOnlyIfAbsent: true })),
    );
    expect(added.filter(({ wasInCart }) => !wasInCart)).toHaveLength(1);
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 1 }]);
  });

  it('rejects a sold-out product also when the cart has it and only an absent one is to be added', async () => {
    const { id } = await makeProduct({ stock: 1 });
    await addCartLine(viewer, { productId: id, quantity: 1 });
    await db.product.update({ where: { id }, data: { stock: 0 } });
    await expect(addCartLine(viewer, { productId: id, quantity: 1, isOnlyIfAbsent: true })).rejects.toMatchObject({
      message: 'Out of Stock',
    });
  });

  it('does not change the carts of other users', async () => {
    const { id } = await makeProduct();
    const other = await makeShopper();
    await addCartLine(other, { productId: id, quantity: 4 });
    await addCartLine(viewer, { productId: id, quantity: 1 });
    expect(await linesOf(other)).toEqual([{ productId: id, quantity: 4 }]);
    expect(await linesOf(viewer)).toEqual([{ productId: id, quantity: 1 }]);
  });
});
