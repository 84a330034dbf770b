import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '@kirana/shared/limits.ts';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { makeCartLine, makeProduct, makeShopper, newId } from '../../testing/fixtures.ts';
import { CartLineNotFoundError, OutOfStockError, ProductUnavailableError, QuantityLimitError } from './cartErrors.ts';
import { updateCartLine } from './changeCartLines.ts';

describe('updateCartLine', () => {
  let viewer: Viewer;
  beforeEach(async () => {
    viewer = await makeShopper();
  });

  const lineWith = async (fields: Parameters<typeof makeProduct>[0], quantity = 1) => {
    const { id: productId } = await makeProduct(fields);
    return { productId, lineId: await makeCartLine(viewer, productId, quantity) };
  };
  const quantityOf = async (lineId: string) =>
    (await db.cartLine.findUnique({ where: { id: lineId } }))?.quantity ?? null;

  it('sets the quantity, also in a repeated call', async () => {
    const { lineId } = await lineWith({});
    await updateCartLine(viewer, { lineId, quantity: 4 });
    await updateCartLine(viewer, { lineId, quantity: 4 });
    expect(await quantityOf(lineId)).toBe(4);
  });

  it('records the current price as seen', async () => {
    const { productId, lineId } = await lineWith({});
    await db.product.update({ where: { id: productId }, data: { mrpPaise: 12_000, discountPercent: 10 } });
    await updateCartLine(viewer, { lineId, quantity: 2 });
    const line = await db.cartLine.findUniqueOrThrow({ where: { id: lineId } });
    expect(line.seenPricePaise).toBe(10_800);
  });

  it('accepts the stock and rejects more', async () => {
    const { lineId } = await lineWith({ stock: 5 });
    await updateCartLine(viewer, { lineId, quantity: 5 });
    await expect(updateCartLine(viewer, { lineId, quantity: 6 })).rejects.toMatchObject({ available: 5 });
    await expect(updateCartLine(viewer, { lineId, quantity: 6 })).rejects.toBeInstanceOf(OutOfStockError);
    expect(await quantityOf(lineId)).toBe(5);
  });

  it('lowers a line to the stock when it exceeds the stock', async () => {
    const { lineId } = await lineWith({ stock: 2 }, 9);
    await updateCartLine(viewer, { lineId, quantity: 2 });
    expect(await quantityOf(lineId)).toBe(2);
  });

  it('rejects more than the largest quantity per product', async () => {
    const { lineId } = await lineWith({ stock: 1000 });
    await expect(updateCartLine(viewer, { lineId, quantity: MAX_QUANTITY + 1 })).rejects.toBeInstanceOf(
      QuantityLimitError,
    );
  });

  it('accepts the limit per order of the product and rejects more, also for a line above it', async () => {
    const { productId, lineId } = await lineWith({ stock: 1000, maxPerOrder: 6 }, 9);
    await expect(updateCartLine(viewer, { lineId, quantity: 7 })).rejects.toMatchObject({
      ...{ name: 'QuantityLimitError', limit: 6, message: 'You can order up to 6 of this item' },
    });
    await updateCartLine(viewer, { lineId, quantity: 6 });
    expect(await quantityOf(lineId)).toBe(6);
    await db.product.update({ where: { id: productId }, data: { stock: 3 } });
    await expect(updateCartLine(viewer, { lineId, quantity: 7 })).rejects.toMatchObject({ available: 3 });
  });

  it('rejects a withdrawn product', async () => {
    const { productId, lineId } = await lineWith({});
    await db.product.update({ where: { id: productId }, data: { isPublished: false } });
    await expect(updateCartLine(viewer, { lineId, quantity: 1 })).rejects.toBeInstanceOf(ProductUnavailableError);
  });

  it("finds neither an unknown line nor another user's", async () => {
    const { lineId } = await lineWith({});
    const stranger = await makeShopper();
    await expect(updateCartLine(stranger, { lineId, quantity: 3 })).rejects.toBeInstanceOf(CartLineNotFoundError);
    await expect(updateCartLine(viewer, { lineId: newId(), quantity: 3 })).rejects.toBeInstanceOf(
      CartLineNotFoundError,
    );
    expect(await quantityOf(lineId)).toBe(1);
  });
});
