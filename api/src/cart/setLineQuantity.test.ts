import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { makeCartLine, makeProduct, makeShopper, newId } from '../testing/fixtures.ts';
import { CartLineGoneError, OutOfStockError, ProductWithdrawnError, QuantityLimitError } from './cartErrors.ts';
import { MAX_QUANTITY } from './cartLimits.ts';
import { setLineQuantity } from './setLineQuantity.ts';

describe('setLineQuantity', () => {
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

  it('sets the quantity, also when asked twice', async () => {
    const { lineId } = await lineWith({});
    await setLineQuantity(viewer, { lineId, quantity: 4 });
    await setLineQuantity(viewer, { lineId, quantity: 4 });
    expect(await quantityOf(lineId)).toBe(4);
  });

  it('counts the price of now as seen', async () => {
    const { productId, lineId } = await lineWith({});
    await db.product.update({ where: { id: productId }, data: { mrpPaise: 12_000, discountPercent: 10 } });
    await setLineQuantity(viewer, { lineId, quantity: 2 });
    const line = await db.cartLine.findUniqueOrThrow({ where: { id: lineId } });
    expect(line.seenPricePaise).toBe(10_800);
  });

  it('takes what is in stock, and refuses more', async () => {
    const { lineId } = await lineWith({ stock: 5 });
    await setLineQuantity(viewer, { lineId, quantity: 5 });
    await expect(setLineQuantity(viewer, { lineId, quantity: 6 })).rejects.toMatchObject({ available: 5 });
    await expect(setLineQuantity(viewer, { lineId, quantity: 6 })).rejects.toBeInstanceOf(OutOfStockError);
    expect(await quantityOf(lineId)).toBe(5);
  });

  it('lets a line that ran short come down to what is left', async () => {
    const { lineId } = await lineWith({ stock: 2 }, 9);
    await setLineQuantity(viewer, { lineId, quantity: 2 });
    expect(await quantityOf(lineId)).toBe(2);
  });

  it('refuses more than an order may hold of a product', async () => {
    const { lineId } = await lineWith({ stock: 1000 });
    await expect(setLineQuantity(viewer, { lineId, quantity: MAX_QUANTITY + 1 })).rejects.toBeInstanceOf(
      QuantityLimitError,
    );
  });

  it('refuses what is no longer sold', async () => {
    const { productId, lineId } = await lineWith({});
    await db.product.update({ where: { id: productId }, data: { isPublished: false } });
    await expect(setLineQuantity(viewer, { lineId, quantity: 1 })).rejects.toBeInstanceOf(ProductWithdrawnError);
  });

  it("finds neither an unknown line nor another person's", async () => {
    const { lineId } = await lineWith({});
    const stranger = await makeShopper();
    await expect(setLineQuantity(stranger, { lineId, quantity: 3 })).rejects.toBeInstanceOf(CartLineGoneError);
    await expect(setLineQuantity(viewer, { lineId: newId(), quantity: 3 })).rejects.toBeInstanceOf(CartLineGoneError);
    expect(await quantityOf(lineId)).toBe(1);
  });
});
