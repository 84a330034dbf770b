import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { placeOrderFixture } from '../../../testing/placeOrderFixture.ts';
import {
  makeAddress,
  makeCartLine,
  makeProduct,
  makeProducts,
  makeSavedCartLine,
  makeShopper,
  newId,
} from '../../../testing/fixtures.ts';
import { whileLocked } from '../../../testing/postgres/whileLocked.ts';
import {
  CartFullError,
  CartLineNotFoundError,
  OutOfStockError,
  ProductUnavailableError,
  QuantityLimitError,
} from '../cartErrors.ts';
import { MAX_QUANTITY } from '@kirana/shared/limits.ts';
import { MAX_LINES } from '../cartLimits.ts';
import {
  createSavedCartLine,
  deleteSavedCartLine,
  moveSavedCartLineToCart,
  saveCartLineForLater,
} from './changeSavedCartLines.ts';
import { MAX_SAVED_LINES, SavedCartLineNotFoundError, TooManySavedCartLinesError } from './savedCartLineErrors.ts';

const COLUMNS = { productId: true, quantity: true, seenPricePaise: true } as const;
const cartOf = ({ userId }: Viewer) => db.cartLine.findMany({ where: { userId }, select: COLUMNS });
const savedBy = ({ userId }: Viewer) => db.savedCartLine.findMany({ where: { userId }, select: COLUMNS });

/** For whileLocked: holds a line of the cart. */
const lock = (lineId: string) => (tx: Transaction) =>
  tx.$queryRaw`SELECT 1 FROM cart_lines WHERE id = ${lineId}::uuid FOR UPDATE`;

/** Fills the account up to the limit of saved products. */
const fillSaved = ({ userId }: Viewer) => db.$executeRaw`
  WITH made AS (
    INSERT INTO products (id, sku, name, unit, mrp_paise, description, stock, updated_at)
    SELECT gen_random_uuid(), gen_random_uuid(), 'Many', '1 kg', 100, '', 0, now() FROM generate_series(1, ${MAX_SAVED_LINES}::int)
    RETURNING id
  ) INSERT INTO saved_cart_lines (id, user_id, product_id, quantity, seen_price_paise)
    SELECT gen_random_uuid(), ${userId}::uuid, id, 1, 100 FROM made`;

describe('what is saved for later', () => {
  let viewer: Viewer;
  let productId: string;
  beforeEach(async () => {
    viewer = await makeShopper();
    ({ id: productId } = await makeProduct());
  });

  const line = (quantity: number, seenPricePaise = 10_000) => ({ productId, quantity, seenPricePaise });
  const hide = () => db.product.update({ where: { id: productId }, data: { isPublished: false } });

  describe('saveCartLineForLater', () => {
    it('moves a line with its quantity and the price that was seen, also of a sold-out product', async () => {
      await db.product.update({ where: { id: productId }, data: { stock: 0, mrpPaise: 12_000 } });
      await saveCartLineForLater(viewer, await makeCartLine(viewer, productId, 3));
      expect(await cartOf(viewer)).toEqual([]);
      expect(await savedBy(viewer)).toEqual([line(3)]);
    });

    it('adds to what is saved already, up to the limit per product', async () => {
      const first = await saveCartLineForLater(viewer, await makeCartLine(viewer, productId, 3));
      const second = await saveCartLineForLater(viewer, await makeCartLine(viewer, productId, 4));
      expect(second.savedLineId).toBe(first.savedLineId);
      expect(await savedBy(viewer)).toEqual([line(7)]);
      await saveCartLineForLater(viewer, await makeCartLine(viewer, productId, 48));
      expect(await savedBy(viewer)).toEqual([line(MAX_QUANTITY)]);
    });

    it('keeps the line of a product that is no longer sold in the cart, because it would show nowhere', async () => {
      const lineId = await makeCartLine(viewer, productId);
      await hide();
      await expect(saveCartLineForLater(viewer, lineId)).rejects.toBeInstanceOf(ProductUnavailableError);
      expect(await cartOf(viewer)).toEqual([line(1)]);
    });

    it('keeps the line in the cart above the limit, to which only products on sale count', async () => {
      await fillSaved(viewer);
      const lineId = await makeCartLine(viewer, productId);
      await expect(saveCartLineForLater(viewer, lineId)).rejects.toBeInstanceOf(TooManySavedCartLinesError);
      await expect(createSavedCartLine(viewer, { productId, quantity: 1 })).rejects.toBeInstanceOf(
        TooManySavedCartLinesError,
      );
      expect(await cartOf(viewer)).toEqual([line(1)]);
      const { productId: other } = await db.savedCartLine.findFirstOrThrow({ where: { userId: viewer.userId } });
      await db.product.update({ where: { id: other }, data: { isPublished: false } });
      await saveCartLineForLater(viewer, lineId);
    });

    it("finds neither an unknown line nor another user's", async () => {
      const lineId = await makeCartLine(viewer, productId);
      const stranger = await makeShopper();
      await expect(saveCartLineForLater(stranger, lineId)).rejects.toBeInstanceOf(CartLineNotFoundError);
      await expect(saveCartLineForLater(viewer, newId())).rejects.toBeInstanceOf(CartLineNotFoundError);
      expect([await cartOf(viewer), await savedBy(stranger)]).toEqual([[line(1)], []]);
    });
  });

  describe('moveSavedCartLineToCart', () => {
    const move = (savedLineId: string) => moveSavedCartLineToCart(viewer, savedLineId);

    it('adds the pieces at the price of now to those in the cart', async () => {
      const lineId = await makeCartLine(viewer, productId, 2);
      const savedLineId = await makeSavedCartLine(viewer, productId, 3);
      await db.product.update({ where: { id: productId }, data: { mrpPaise: 12_000 } });
      expect(await move(savedLineId)).toMatchObject({ lineId, wasInCart: true, movedQuantity: 3 });
      expect([await cartOf(viewer), await savedBy(viewer)]).toEqual([[line(5, 12_000)], []]);
    });

    it('moves what is left in stock, and nothing when nothing is', async () => {
      const savedLineId = await makeSavedCartLine(viewer, productId, 12);
      expect(await move(savedLineId)).toMatchObject({ movedQuantity: 10 });
      const again = await makeSavedCartLine(viewer, productId, 1);
      await expect(move(again)).rejects.toMatchObject({ name: 'OutOfStockError', available: 10 });
      await db.product.update({ where: { id: productId }, data: { stock: 0 } });
      await expect(move(again)).rejects.toBeInstanceOf(OutOfStockError);
      expect([await cartOf(viewer), await savedBy(viewer)]).toEqual([[line(10)], [line(1)]]);
    });

    it('moves up to the limit per order of the product', async () => {
      await db.product.update({ where: { id: productId }, data: { maxPerOrder: 3 } });
      expect(await move(await makeSavedCartLine(viewer, productId, 5))).toMatchObject({ movedQuantity: 3 });
      await expect(move(await makeSavedCartLine(viewer, productId, 5))).rejects.toMatchObject({ limit: 3 });
      expect(await cartOf(viewer)).toEqual([line(3)]);
    });

    it('stops at the limits of a product and of the cart', async () => {
      await db.product.update({ where: { id: productId }, data: { stock: 90 } });
      const lineId = await makeCartLine(viewer, productId, 49);
      expect(await move(await makeSavedCartLine(viewer, productId, 5))).toMatchObject({ lineId, movedQuantity: 1 });
      const savedLineId = await makeSavedCartLine(viewer, productId, 5);
      await expect(move(savedLineId)).rejects.toBeInstanceOf(QuantityLimitError);
      await db.cartLine.deleteMany({ where: { userId: viewer.userId } });
      for (const id of await makeProducts(MAX_LINES)) await makeCartLine(viewer, id);
      await expect(move(savedLineId)).rejects.toBeInstanceOf(CartFullError);
      expect(await savedBy(viewer)).toEqual([line(5)]);
    });

    it('refuses a product that is no longer sold, whose row stays', async () => {
      const savedLineId = await makeSavedCartLine(viewer, productId);
      await hide();
      await expect(move(savedLineId)).rejects.toBeInstanceOf(ProductUnavailableError);
      expect(await savedBy(viewer)).toEqual([line(1)]);
    });

    it("finds neither an unknown line nor another user's", async () => {
      const savedLineId = await makeSavedCartLine(await makeShopper(), productId);
      for (const id of [savedLineId, newId()]) {
        await expect(move(id)).rejects.toBeInstanceOf(SavedCartLineNotFoundError);
        await expect(deleteSavedCartLine(viewer, id)).rejects.toBeInstanceOf(SavedCartLineNotFoundError);
      }
      expect(await db.savedCartLine.count({ where: { id: savedLineId } })).toBe(1);
    });
  });

  it('is created and deleted once', async () => {
    const { savedLineId } = await createSavedCartLine(viewer, { productId, quantity: 2 });
    expect((await createSavedCartLine(viewer, { productId, quantity: 9 })).savedLineId).toBe(savedLineId);
    expect(await savedBy(viewer)).toEqual([line(2)]);
    await deleteSavedCartLine(viewer, savedLineId);
    await expect(deleteSavedCartLine(viewer, savedLineId)).rejects.toBeInstanceOf(SavedCartLineNotFoundError);
    await hide();
    await expect(createSavedCartLine(viewer, { productId, quantity: 1 })).rejects.toBeInstanceOf(
      ProductUnavailableError,
    );
    await expect(createSavedCartLine(viewer, { productId: newId(), quantity: 1 })).rejects.toBeInstanceOf(
      ProductUnavailableError,
    );
  });

  it('is moved once by two requests at a time', async () => {
    const savedLineId = await makeSavedCartLine(viewer, productId, 2);
    const results = await whileLocked(
      (tx) => tx.$queryRaw`SELECT 1 FROM saved_cart_lines WHERE id = ${savedLineId}::uuid FOR UPDATE`,
      [1, 2].map(() => () => moveSavedCartLineToCart(viewer, savedLineId)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await cartOf(viewer), await savedBy(viewer)]).toEqual([[line(2)], []]);
  });

  it('does not block a line that is saved and moved back at the same time', async () => {
    const lineId = await makeCartLine(viewer, productId, 2);
    const savedLineId = await makeSavedCartLine(viewer, productId, 3);
    const results = await whileLocked(lock(lineId), [
      () => moveSavedCartLineToCart(viewer, savedLineId).then(({ movedQuantity }) => movedQuantity),
      () => saveCartLineForLater(viewer, lineId).then(() => 0),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect([await cartOf(viewer), await savedBy(viewer)]).toEqual([[], [line(5)]]);
  });

  it('is either ordered or saved, whichever request comes first', async () => {
    const lineId = await makeCartLine(viewer, productId, 2);
    const addressId = await makeAddress(viewer);
    const save = (id: string) => () => saveCartLineForLater(viewer, id).then(() => 'saved');
    const place = (expectedTotal: number) => () =>
      placeOrderFixture(viewer, { addressId, expectedTotal, idempotencyKey: newId() }).then(() => 'ordered');
    expect(await whileLocked(lock(lineId), [place(20_000), save(lineId)])).toMatchObject([
      { value: 'ordered' },
      { reason: { name: 'CartLineNotFoundError' } },
    ]);
    expect([await cartOf(viewer), await savedBy(viewer)]).toEqual([[], []]);

    const next = await makeCartLine(viewer, productId, 1);
    const [saved, refused] = await whileLocked(lock(next), [save(next), place(10_000)]);
    expect([saved, refused]).toMatchObject([{ value: 'saved' }, { reason: { name: 'EmptyCartError' } }]);
    expect(await savedBy(viewer)).toEqual([line(1)]);
  });
});
