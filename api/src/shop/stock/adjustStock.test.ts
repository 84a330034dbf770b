import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeProduct, makeProducts, makeStaff, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { adjustStock, type StockChange } from './adjustStock.ts';
import { MAX_STOCK } from '@kirana/shared/limits.ts';

const move = (changes: StockChange[], actorId: string | null = null) =>
  db.$transaction(async (tx) => {
    const ids = changes.map(({ productId }) => productId);
    await tx.$queryRaw`SELECT id FROM products WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
    return adjustStock(tx, { reason: 'MANUAL', actorId, note: 'Counted' }, changes);
  });

describe('adjustStock', () => {
  it('changes each stock by its difference and writes the ledger', async () => {
    const { userId } = await makeStaff('CATALOGUE');
    const [more, fewer] = [(await makeProduct()).id, (await makeProduct()).id];
    const changes = [
      { productId: more, delta: 5 },
      { productId: fewer, delta: -10 },
    ];
    const moved = await move(changes, userId);
    expect(new Set(moved)).toEqual(new Set([more, fewer]));
    expect(await stockAndLedger(more)).toEqual({ stock: 15, ledger: 15 });
    expect(await stockAndLedger(fewer)).toEqual({ stock: 0, ledger: 0 });
    expect(await db.stockMovement.findMany({ where: { productId: more, reason: 'MANUAL' } })).toEqual([
      expect.objectContaining({ delta: 5, actorId: userId, orderId: null, note: 'Counted' }),
    ]);
  });

  it('writes to no index of the products', async () => {
    const { id } = await makeProduct();
    const written = await db.$transaction(async (tx) => {
      await adjustStock(tx, { reason: 'MANUAL', actorId: null, note: null }, [{ productId: id, delta: -1 }]);
      return tx.$queryRaw`
        SELECT n_tup_upd > 0 AND n_tup_hot_upd = n_tup_upd AS "areHeapOnly" FROM pg_stat_xact_user_tables WHERE relname = 'products'`;
    });
    expect(written).toEqual([{ areHeapOnly: true }]);
  });

  it('skips a stock that would leave its range and changes the others', async () => {
    const [empty, full, ordinary] = [
      (await makeProduct({ stock: 0 })).id,
      (await makeProduct({ stock: MAX_STOCK })).id,
      (await makeProduct()).id,
    ];
    const changes = [
      { productId: empty, delta: -1 },
      { productId: full, delta: 1 },
      { productId: ordinary, delta: 1 },
      { productId: newId(), delta: 1 },
    ];
    expect(await move(changes)).toEqual([ordinary]);
    expect(await stockAndLedger(empty)).toEqual({ stock: 0, ledger: 0 });
    expect(await stockAndLedger(full)).toEqual({ stock: MAX_STOCK, ledger: MAX_STOCK });
  });

  it('writes nothing for a difference of 0', async () => {
    const { id } = await makeProduct();
    expect(await move([{ productId: id, delta: 0 }])).toEqual([]);
    expect(await move([])).toEqual([]);
    expect(await db.stockMovement.count({ where: { productId: id } })).toBe(1);
  });

  it('loses no change of concurrent transactions', async () => {
    const ids = await makeProducts(3);
    const moves = Array.from({ length: 30 }, (_none, round) =>
      move(ids.toSorted(() => (round % 2) - 0.5).map((productId) => ({ productId, delta: round % 3 === 0 ? 4 : -1 }))),
    );
    await Promise.all(moves);
    for (const id of ids) {
      const { stock, ledger } = await stockAndLedger(id);
      expect(stock).toBe(ledger);
      expect(stock).toBeGreaterThanOrEqual(0);
    }
  });
});
