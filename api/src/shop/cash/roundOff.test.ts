import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { PaymentMethod, RefundMethod } from '../../platform/db/generated/client.ts';
import { readCashTotals } from './shifts/cashShifts.ts';
import { finishDelivery, startDelivery } from '../../backoffice/fulfillment/delivery/deliveries.ts';
import { finishPicking, recordPick, startPicking } from '../../backoffice/fulfillment/picking/picking.ts';
import { updateOrderState } from '../../backoffice/fulfillment/updateOrderState.ts';
import { countCash } from '../../backoffice/overview/overviewFigures.ts';
import { reportRange } from '../../backoffice/reports/reportRange.ts';
import { shopDay } from '../../platform/core/shopCalendar.ts';
import { findInvoice } from '../invoices/findInvoice.ts';
import { expectBooks } from '../../testing/expectBooks.ts';
import { makeCustomer, makeProducts, makeShopper, makeStoreCredit, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { decideOrderPayment } from '../../testing/sandboxPaymentFixtures.ts';
import { refundLines } from '../refunds/refundPieces.ts';
import { switchToCash } from '../payments/switchToCash.ts';

let admin: Viewer;
let rider: Viewer;
beforeAll(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
});

interface Ordered {
  orderId: string;
  viewer: Viewer;
  lineIds: string[];
}

/** An order of one piece for each price, in paise. */
async function order(
  prices: readonly number[],
  { method = 'CASH_ON_DELIVERY', storeCredit = 0 }: { method?: PaymentMethod; storeCredit?: number } = {},
): Promise<Ordered> {
  const productIds = await Promise.all(prices.map(async (mrpPaise) => (await makeProducts(1, { mrpPaise }))[0] ?? ''));
  const { viewer, addressId } = await makeCustomer(productIds);
  if (storeCredit > 0) await makeStoreCredit(viewer, storeCredit);
  const expectedTotal = prices.reduce((sum, price) => sum + price, 0);
  const request = { addressId, expectedTotal, idempotencyKey: newId(), paymentMethod: method, storeCredit };
  const { orderId } = await placeOrderFixture(viewer, request);
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
  return { orderId, viewer, lineIds: lines.map(({ id }) => id) };
}

async function send({ orderId }: Ordered): Promise<void> {
  rider = await makeShopper({ role: 'RIDER' });
  for (const to of ['CONFIRMED', 'PICKING', 'PACKED'] as const) {
    const { status } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    if (status !== 'PACKED') await updateOrderState(admin, { orderId, to, note: null }, paymentServices());
  }
  await startDelivery(rider, { orderId }, paymentServices());
}

const finish = ({ orderId }: Ordered, cashCollected: number) =>
  finishDelivery(rider, { orderId, cashCollected }, paymentServices());

async function deliver(ordered: Ordered, cashCollected: number): Promise<Ordered> {
  await send(ordered);
  await finish(ordered, cashCollected);
  return ordered;
}

async function seen({ orderId, viewer }: Ordered) {
  const { data } = await executeGraphql(
    `query ($id: ID!) { order(id: $id) { cashToCollect roundOff bill { grandTotal } payment { amount refunded }
      invoice { document { total roundOff } creditNotes { total } } } }`,
    { id: encodeId('Order', orderId) },
    viewer,
  );
  return data.order as {
    cashToCollect: number;
    roundOff: number;
    bill: { grandTotal: number };
    payment: { amount: number; refunded: number };
    invoice: { document: { total: number; roundOff: number }; creditNotes: { total: number }[] } | null;
  };
}

const refund = ({ orderId, lineIds }: Ordered, at: number, method: RefundMethod = 'ORIGINAL_PAYMENT') =>
  refundLines(
    admin,
    { orderId, lines: [{ orderLineId: lineIds[at] ?? '', quantity: 1 }], method, note: null },
    paymentServices(),
  );

const handed = async ({ orderId }: Ordered) =>
  (await db.cashMovement.findMany({ where: { orderId }, orderBy: { id: 'asc' } })).map(({ amountPaise }) =>
    Number(amountPaise),
  );

describe('cash on delivery', () => {
  it('of ₹85.50 is ₹86, which the rider collects to the rupee, and the till settles', async () => {
    const ordered = await order([8_550]);
    expect(await seen(ordered)).toMatchObject({
      ...{ cashToCollect: 8_600, roundOff: 50, bill: { grandTotal: 8_550 }, payment: { amount: 8_550 } },
    });
    await send(ordered);
    for (const wrong of [8_550, 8_500, 8_700]) {
      await expect(finish(ordered, wrong)).rejects.toThrow('The cash to collect for this order is ₹86');
    }
    await finish(ordered, 8_600);
    expect(await handed(ordered)).toEqual([8_600]);
    expect(await seen(ordered)).toMatchObject({
      ...{ cashToCollect: 0, roundOff: 50, invoice: { document: { total: 8_550, roundOff: 50 } } },
    });
    await expectBooks([ordered.viewer.userId]);
    const day = shopDay(new Date());
    expect(await countCash(admin, reportRange({ from: day, to: day }))).toEqual({
      ...{ collected: 8_600, refunded: 0, roundOff: 50 },
    });
    const [shift] = await db.cashShift.findMany({ where: { holderId: rider.userId } });
    const totals = await readCashTotals([shift?.id ?? '']);
    expect([...totals.values()]).toEqual([{ collectedPaise: 8_600, refundedPaise: 0, roundOffPaise: 50, count: 1 }]);
  });

  it.each([
    [[2_750], 2_800],
    [[2_749], 2_700],
    [[2_751], 2_800],
    [[100], 100],
    [[10_000], 10_000],
    [[49], 0],
    [[50], 100],
    [[3_333, 3_333, 3_333], 10_000],
    [[9_901, 2], 9_900],
    [[8_550, 8_550], 17_100],
    [[99_999], 100_000],
  ] as const)('of items for %j paise collects %i', async (prices, cash) => {
    const total = prices.reduce<number>((sum, price) => sum + price, 0);
    const ordered = await order(prices);
    expect(await seen(ordered)).toMatchObject({ cashToCollect: cash, roundOff: cash - total });
    await deliver(ordered, cash);
    expect(await handed(ordered)).toEqual(cash === 0 ? [] : [cash]);
    await expectBooks([ordered.viewer.userId]);
  });

  it('rounds what store credit leaves, and gives all of it back for a cancelled order', async () => {
    const ordered = await order([8_550], { storeCredit: 1_975 });
    expect(await seen(ordered)).toMatchObject({ cashToCollect: 6_600, roundOff: 25, payment: { amount: 6_575 } });
    await updateOrderState(admin, { orderId: ordered.orderId, to: 'CANCELLED', note: null }, paymentServices());
    const { balancePaise } = await db.storeCreditAccount.findUniqueOrThrow({
      where: { userId: ordered.viewer.userId },
    });
    expect(balancePaise).toBe(1_975n);
    expect((await seen(ordered)).cashToCollect).toBe(0);
  });

  it('rounds an order that changes from online payment, which is exact', async () => {
    const ordered = await order([8_550], { method: 'ONLINE' });
    expect(await seen(ordered)).toMatchObject({ cashToCollect: 0, roundOff: 0, payment: { amount: 8_550 } });
    await switchToCash(ordered.viewer, ordered.orderId, paymentServices());
    expect(await seen(ordered)).toMatchObject({ cashToCollect: 8_600, roundOff: 50 });
    await deliver(ordered, 8_600);
    await expectBooks([ordered.viewer.userId]);
  });

  it('rounds what missing pieces leave, from when they are recorded', async () => {
    const ordered = await order([8_550, 2_720]);
    const { orderId, lineIds } = ordered;
    expect(await seen(ordered)).toMatchObject({ cashToCollect: 11_300, roundOff: 30 });
    const services = paymentServices();
    await startPicking(admin, { orderId, takeOver: false }, services);
    const picks = [
      { orderLineId: lineIds[0] ?? '', pickedQuantity: 1, missingQuantity: 0 },
      { orderLineId: lineIds[1] ?? '', pickedQuantity: 0, missingQuantity: 1 },
    ];
    for (const picked of picks) await recordPick(admin, picked, services);
    expect(await seen(ordered)).toMatchObject({ cashToCollect: 8_600, roundOff: 50 });
    await finishPicking(admin, { orderId }, services);
    expect(await seen(ordered)).toMatchObject({ cashToCollect: 8_600, roundOff: 50 });
    await deliver(ordered, 8_600);
    await expectBooks([ordered.viewer.userId]);
  });

  it('that was ordered before there was a round off is collected as it stands', async () => {
    const ordered = await order([8_550]);
    await db.payment.update({ where: { orderId: ordered.orderId }, data: { roundOffPaise: 0 } });
    expect(await seen(ordered)).toMatchObject({ cashToCollect: 8_550, roundOff: 0 });
    await deliver(ordered, 8_550);
    await refund(ordered, 0);
    expect(await handed(ordered)).toEqual([8_550, -8_600]);
  });

  it('is whole rupees, also when another program writes the amount', async () => {
    const { orderId } = await order([8_550]);
    await db.payment.update({ where: { orderId }, data: { amountPaise: { decrement: 25 } } });
    expect(await db.payment.findUniqueOrThrow({ where: { orderId } })).toMatchObject({ roundOffPaise: -25n });
    for (const roundOffPaise of [50, 75, 125]) {
      await expect(db.payment.update({ where: { orderId }, data: { roundOffPaise } })).rejects.toThrow(/round_off/);
    }
  });
});

describe('a refund of a cash order', () => {
  it('of all returns what was paid, in as many steps as it takes', async () => {
    for (const [prices, paid] of [
      [[8_550], 8_600],
      [[2_850, 2_850, 2_850], 8_600],
      [[3_333, 3_333, 3_333], 10_000],
      [[1_049, 1_049, 1_049, 1_049], 4_200],
      [[25, 25, 25, 25], 100],
    ] as const) {
      const ordered = await deliver(await order(prices), paid);
      for (const at of prices.keys()) {
        await refund(ordered, at);
        await expectBooks([ordered.viewer.userId]);
      }
      const [, ...back] = await handed(ordered);
      expect(back.reduce((sum, amount) => sum + amount, 0)).toBe(-paid);
      expect((await seen(ordered)).payment.refunded).toBe(paid);
    }
  });

  it('returns the same as store credit, or as some of both', async () => {
    const ordered = await deliver(await order([4_275, 4_275]), 8_600);
    await refund(ordered, 0, 'STORE_CREDIT');
    await refund(ordered, 1);
    expect(await handed(ordered)).toEqual([8_600, -4_300]);
    const { balancePaise } = await db.storeCreditAccount.findUniqueOrThrow({
      where: { userId: ordered.viewer.userId },
    });
    expect(balancePaise).toBe(4_300n);
    await expectBooks([ordered.viewer.userId]);
  });

  it('has its round off on the credit note', async () => {
    const ordered = await deliver(await order([2_850, 2_850, 2_850]), 8_600);
    await refund(ordered, 0);
    const { invoice } = await seen(ordered);
    expect(invoice?.creditNotes).toEqual([{ total: 2_900 }]);
    const document = await findInvoice(ordered.viewer, ordered.orderId);
    expect(document).toMatchObject({ total: 8_550, roundOff: 50, creditNotes: [{ total: 2_900 }] });
  });

  it('leaves no balance for an order that is refused at the door', async () => {
    const ordered = await order([8_550]);
    await send(ordered);
    await updateOrderState(admin, { orderId: ordered.orderId, to: 'CANCELLED', note: null }, paymentServices());
    await expectBooks([ordered.viewer.userId]);
    expect((await seen(ordered)).invoice?.creditNotes).toEqual([{ total: 8_600 }]);
  });
});

it('a refund in cash of an order that was paid online is whole rupees, and no more in three steps than in one', async () => {
  const ordered = await order([2_850, 2_850, 2_850], { method: 'ONLINE' });
  await decideOrderPayment(ordered.orderId, 'approve');
  await send(ordered);
  await finishDelivery(rider, { orderId: ordered.orderId }, paymentServices());
  for (const at of [0, 1, 2]) {
    await refund(ordered, at, 'CASH');
    await expectBooks([ordered.viewer.userId]);
  }
  expect(await handed(ordered)).toEqual([-2_900, -2_800, -2_900]);
});
