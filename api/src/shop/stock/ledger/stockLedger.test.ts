import { expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeProducts } from '../../../testing/fixtures.ts';
import { sumUpMovements } from './stockLedger.ts';

const UNTIL = new Date('2017-01-01T00:00:00Z');

/** An id of a row of that moment. */
function idAt(moment: string, number: number): string {
  const time = Date.parse(moment).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(number).padStart(12, '0')}`;
}

/** Replaces the ledger of a product; the last movement leads to its stock. */
async function setLedger(productId: string, movements: readonly [moment: string, delta: number][]): Promise<void> {
  await db.$transaction([
    db.stockMovement.deleteMany({ where: { productId } }),
    db.product.update({
      where: { id: productId },
      data: { stock: movements.reduce((sum, [, delta]) => sum + delta, 0) },
    }),
    db.stockMovement.createMany({
      data: movements.map(([moment, delta], index) => ({
        id: idAt(moment, index),
        productId,
        delta,
        reason: index === 0 ? 'INITIAL' : 'MANUAL',
        note: 'counted',
        createdAt: new Date(moment),
      })),
    }),
  ]);
}

const ledgerOf = (productId: string) =>
  db.stockMovement.findMany({
    where: { productId },
    orderBy: { id: 'asc' },
    select: { delta: true, reason: true, note: true },
  });

it('sums up the movements before a moment and leaves the later ones', async () => {
  const [old = '', zero = '', young = ''] = await makeProducts(3);
  await setLedger(old, [
    ['2015-05-01', 40],
    ['2015-06-01', -15],
    ['2016-12-31', 5],
    ['2017-01-01', -7],
  ]);
  await setLedger(zero, [
    ['2015-05-02', 40],
    ['2015-06-02', -40],
    ['2020-01-01', 3],
  ]);
  await setLedger(young, [
    ['2019-05-01', 9],
    ['2019-06-01', -2],
  ]);

  expect(await sumUpMovements(UNTIL)).toBe(2);

  expect(await ledgerOf(old)).toEqual([
    { delta: 30, reason: 'OPENING_BALANCE', note: null },
    { delta: -7, reason: 'MANUAL', note: 'counted' },
  ]);
  expect(await ledgerOf(zero)).toEqual([{ delta: 3, reason: 'MANUAL', note: 'counted' }]);
  expect(await ledgerOf(young)).toHaveLength(2);
  const wrong = await db.$queryRaw`
    SELECT id FROM products WHERE stock <> (SELECT coalesce(sum(delta), 0) FROM stock_movements WHERE product_id = products.id)`;
  expect(wrong).toEqual([]);
});

it('changes nothing the second time, and sums up an opening balance with later movements in another year', async () => {
  const { id } = await makeProduct();
  await setLedger(id, [
    ['2004-05-01', 40],
    ['2006-06-01', -15],
    ['2007-03-01', 2],
  ]);
  await sumUpMovements(new Date('2007-01-01T00:00:00Z'));
  expect(await sumUpMovements(new Date('2007-01-01T00:00:00Z'))).toBe(0);
  expect(await sumUpMovements(new Date('2008-01-01T00:00:00Z'))).toBe(1);
  expect(await ledgerOf(id)).toEqual([{ delta: 27, reason: 'OPENING_BALANCE', note: null }]);
});
