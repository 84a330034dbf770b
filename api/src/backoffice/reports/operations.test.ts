import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../platform/core/shopCalendar.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { finishDelivery, startDelivery } from '../fulfillment/delivery/deliveries.ts';
import { finishPicking, recordPick, startPicking } from '../fulfillment/picking/picking.ts';
import { updateOrderState } from '../fulfillment/updateOrderState.ts';
import { refundLines } from '../../shop/refunds/refundPieces.ts';
import { makeProduct, makeShopper } from '../../testing/fixtures.ts';
import { makeOrder, type OrderFixture } from '../../testing/orderFixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { standAtNoon } from '../../testing/standAtNoon.ts';
import { readReport } from './readReport.ts';
import { reportRange } from './reportRange.ts';
import type { ReportHandle } from './reports.ts';

const today = '2024-03-11';
standAtNoon(today);
const range = reportRange({ from: addDays(today, -9), to: today });
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A moment of the shop's day, so many days ago. */
const ago = (days: number, hours = 0) =>
  new Date(Date.parse(`${today}T00:00:00+05:30`) - days * DAY_MS + hours * HOUR_MS);

let admin: Viewer;
const tableOf = (handle: ReportHandle) => readReport(admin, { handle, range, limit: 50 });

/** Packs an order with two pieces of the first line missing, and delivers it. */
async function deliver({ orderId, lineIds }: OrderFixture, quantities: number[]): Promise<void> {
  const picker = await makeShopper({ role: 'PICKER', name: 'Pooja' });
  const rider = await makeShopper({ role: 'RIDER', name: 'Ravi' });
  const services = paymentServices();
  await updateOrderState(admin, { orderId, to: 'CONFIRMED', note: null }, services);
  await startPicking(picker, { orderId, takeOver: false }, services);
  for (const [at, orderLineId] of lineIds.entries()) {
    const missingQuantity = at === 0 ? 2 : 0;
    const pickedQuantity = (quantities[at] ?? 0) - missingQuantity;
    await recordPick(picker, { orderLineId, missingQuantity, pickedQuantity }, services);
  }
  await finishPicking(picker, { orderId }, services);
  await startDelivery(rider, { orderId }, services);
  await finishDelivery(rider, { orderId, cashCollected: null }, services);
}

beforeAll(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
  const order = await makeOrder([3, 2]);
  await db.product.update({ where: { id: order.productIds[0] ?? '' }, data: { name: 'Milk', sku: 'M-1' } });
  await db.orderLine.update({ where: { id: order.lineIds[1] ?? '' }, data: { mrpPaise: 12_500 } });
  await db.product.update({ where: { id: order.productIds[1] ?? '' }, data: { name: 'Curd', sku: 'C-1' } });
  await deliver(order, [3, 2]);
  const lines = [
    { orderLineId: order.lineIds[1] ?? '', quantity: 1, reason: 'EXPIRED', restockType: 'DISCARD' } as const,
  ];
  await refundLines(admin, { orderId: order.orderId, lines, note: null }, paymentServices());
  const paid = await makeOrder([1, 1], 'ONLINE');
  await updateOrderState(admin, { orderId: paid.orderId, to: 'CANCELLED', note: null }, paymentServices());
});

describe('the reports of refunds', () => {
  it('group refunds by reason, and pieces by their problem', async () => {
    const { rows, totals } = await tableOf('refunds-by-reason');
    expect(rows).toEqual([
      ['Cancelled order', null, 1, 0, 20_000],
      ['Refunded after delivery', 'Expired', 1, 1, 10_000],
    ]);
    expect(totals).toEqual([null, null, null, 1, 30_000]);
  });

  it('count the pieces that pickers did not find', async () => {
    expect((await tableOf('missing-pieces')).rows).toEqual([
      ['Milk', '500 g', 'M-1', 1, 2, 20_000, expect.any(Number)],
    ]);
  });

  it('sum what discounts cost, less those of refunded pieces', async () => {
    const { rows, totals } = await tableOf('discounts');
    expect(rows).toEqual([['Curd', '500 g', 'C-1', 1, 12_500, 2500, 10_000, 20]]);
    expect(totals.at(-1)).toBe(20);
  });
});

describe('the reports of staff', () => {
  it('show what riders delivered and collected, and cash that an admin paid out', async () => {
    const { rows, totals } = await tableOf('riders');
    expect(rows.map(([name, delivered, failed, , ...cash]) => [name, delivered, failed, ...cash])).toEqual([
      ['Ravi', 1, 0, 30_000, expect.any(Number), 0, 0],
      ...(rows.length > 1 ? [[expect.anything(), 0, 0, 0, 10_000, 0, 0]] : []),
    ]);
    expect(totals.slice(1, 3)).toEqual([1, 0]);
    expect(totals[3]).toBeLessThan(1);
  });

  it('show what pickers packed, and what was not available', async () => {
    const { rows } = await tableOf('pickers');
    expect(rows.map(([name, ...figures]) => [name, ...figures.slice(0, 3)])).toEqual([['Pooja', 1, 3, 2]]);
  });

  it('name who moved an order without a picker and a rider', async () => {
    const { orderId } = await makeOrder([2]);
    for (const to of ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await updateOrderState(admin, { orderId, to, note: null }, paymentServices());
    const { name } = await db.user.findUniqueOrThrow({ where: { id: admin.userId } });
    expect((await tableOf('pickers')).rows.map((row) => row[0])).toEqual(expect.arrayContaining([name, 'Pooja']));
    expect((await tableOf('riders')).rows.map((row) => row[0])).toEqual(expect.arrayContaining([name, 'Ravi']));
  });
});

describe('the reports of stock', () => {
  const searched = (day: string, query: string, searchCount: number) =>
    db.search.create({ data: { day: new Date(day), query, searchCount } });

  it('have the value at selling prices, of products that are not deleted', async () => {
    const before = await tableOf('stock-value');
    await makeProduct({ name: 'Ghee', sku: 'G-1', stock: 7, mrpPaise: 20_000, discountPercent: 10 });
    await makeProduct({ stock: 100, deletedAt: new Date() });
    const { rows, totals } = await tableOf('stock-value');
    expect(rows.find(([name]) => name === 'Ghee')).toEqual([
      'Ghee',
      '500 g',
      'G-1',
      7,
      18_000,
      126_000,
      140_000,
      'Yes',
    ]);
    expect([3, 5].map((at) => Number(totals[at]) - Number(before.totals[at]))).toEqual([7, 126_000]);
  });

  it('list products without orders since the first day', async () => {
    await makeProduct({ name: 'Idle', sku: 'I-1', stock: 2, createdAt: ago(30) });
    await makeProduct({ name: 'New', stock: 2, createdAt: ago(3) });
    await makeProduct({ name: 'Gone', stock: 0, createdAt: ago(30) });
    const { rows } = await tableOf('dead-stock');
    expect(rows.map(([name, , sku, stock, value, last]) => [name, sku, stock, value, last])).toEqual([
      ['Idle', 'I-1', 2, 20_000, null],
    ]);
  });

  it('derive the hours in which a product was sold out from its present stock and the ledger', async () => {
    const { id } = await makeProduct({ name: 'Saffron Threads', sku: 'S-1', stock: 5, createdAt: ago(60) });
    await db.stockMovement.deleteMany({ where: { productId: id } });
    await db.stockMovement.createMany({
      data: [
        { productId: id, delta: 8, reason: 'INITIAL', createdAt: ago(60) },
        { productId: id, delta: -8, reason: 'MANUAL', createdAt: ago(12) },
        { productId: id, delta: 3, reason: 'MANUAL', createdAt: ago(9, 6) },
        { productId: id, delta: -3, reason: 'MANUAL', createdAt: ago(4, 12) },
        { productId: id, delta: 5, reason: 'MANUAL', createdAt: ago(3, 6) },
      ],
    });
    const empty = await makeProduct({ name: 'Never There', stock: 0, createdAt: ago(60) });
    await searched(addDays(today, -4), 'saffron', 4);
    await searched(addDays(today, -4), 'saffron threads', 2);
    await searched(addDays(today, -4), 'saffron rice', 9);
    await searched(addDays(today, -6), 'saffron', 99);
    const shopper = await makeShopper();
    await db.stockNotification.create({ data: { userId: shopper.userId, productId: id, createdAt: ago(4, 14) } });
    const { rows } = await tableOf('stock-outs');
    expect(rows.find(([name]) => name === 'Saffron Threads')).toEqual([
      ...['Saffron Threads', '500 g', 'S-1', 2, 24, 6, 1, 5],
    ]);
    const [, , , times, hours] = rows.find(([name]) => name === 'Never There') ?? [];
    expect(times).toBe(1);
    expect(hours).toBeGreaterThan(9 * 24 - 1);
    await db.product.update({ where: { id: empty.id }, data: { isPublished: false } });
    expect((await tableOf('stock-outs')).rows.map(([name]) => name)).not.toContain('Never There');
  });
});
