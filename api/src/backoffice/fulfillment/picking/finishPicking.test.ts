import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { recordPick, startPicking, finishPicking, PickingIncompleteError } from './picking.ts';
import { OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { AlreadyAssignedError } from '../fulfillmentStaff.ts';
import { makeShopper, stockAndLedger } from '../../../testing/fixtures.ts';
import { makeOrder, type OrderFixture } from '../../../testing/orderFixtures.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { sendRefunds } from '../../../testing/sandboxPaymentFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { whileLocked } from '../../../testing/postgres/whileLocked.ts';
import { updateOrderState } from '../updateOrderState.ts';
import { cancelOrder } from '../../../shop/payments/cancelOrder.ts';
import { refundLines } from '../../../shop/refunds/refundPieces.ts';

describe('finishPicking', () => {
  let picker: Viewer;
  let admin: Viewer;
  beforeAll(async () => {
    picker = await makeShopper({ role: 'PICKER' });
    admin = await makeShopper({ role: 'ADMIN' });
  });

  const start = ({ orderId }: OrderFixture, viewer = picker) =>
    startPicking(viewer, { orderId, takeOver: false }, { pubSub: sharedPubSub() });
  const pick = async ({ lineIds }: OrderFixture, picks: readonly (readonly [number, number])[]) => {
    for (const [index, [pickedQuantity, missingQuantity]] of picks.entries()) {
      const orderLineId = lineIds[index] ?? '';
      await recordPick(picker, { orderLineId, pickedQuantity, missingQuantity }, { pubSub: sharedPubSub() });
    }
  };
  const finish = ({ orderId }: OrderFixture, viewer = picker) => finishPicking(viewer, { orderId }, paymentServices());
  const move = (
    { orderId }: OrderFixture,
    to: 'PICKING' | 'CONFIRMED' | 'PACKED' | 'CANCELLED',
    note: string | null = null,
  ) => updateOrderState(admin, { orderId, to, note }, paymentServices());
  const found = ({ orderId }: OrderFixture) =>
    db.order.findUniqueOrThrow({
      where: { id: orderId },
      include: {
        events: { orderBy: { id: 'asc' } },
        lines: { orderBy: { id: 'asc' } },
        payment: { include: { refunds: { include: { lines: true } } } },
      },
    });
  const packed = async (
    quantities: number[],
    picks: readonly (readonly [number, number])[],
    paymentMethod: 'ONLINE' | 'CASH_ON_DELIVERY',
  ) => {
    const order = await makeOrder(quantities, paymentMethod);
    await start(order);
    await pick(order, picks);
    await finish(order);
    return order;
  };

  it('packs an order without missing pieces, and leaves the payment unchanged', async () => {
    const order = await packed(
      [2, 1],
      [
        [2, 0],
        [1, 0],
      ],
      'ONLINE',
    );
    const { status, events, payment } = await found(order);
    expect(status).toBe('PACKED');
    expect(events.at(-1)).toMatchObject({ status: 'PACKED', actor: 'PICKER', actorId: picker.userId, note: null });
    expect(payment).toMatchObject({ amountPaise: 30_000n, refundedPaise: 0n, refunds: [] });
  });

  it('refunds missing pieces of a paid order as one refund', async () => {
    const order = await packed(
      [3, 2, 1],
      [
        [1, 2],
        [2, 0],
        [0, 1],
      ],
      'ONLINE',
    );
    await sendRefunds();
    const { status, events, payment } = await found(order);
    expect(status).toBe('PACKED');
    expect(events.at(-1)?.note).toBe('3 pieces were missing and won’t be charged');
    expect(payment).toMatchObject({ status: 'PARTIALLY_REFUNDED', amountPaise: 60_000n, refundedPaise: 30_000n });
    expect(payment?.refunds).toMatchObject([{ reason: 'MISSING', status: 'SUCCEEDED', amountPaise: 30_000n }]);
    const lines = payment?.refunds[0]?.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]);
    expect(new Map(lines as [string, number][])).toEqual(
      new Map([
        [order.lineIds[0], 2],
        [order.lineIds[2], 1],
      ] as [string, number][]),
    );
  });

  it('reduces the cash to collect by missing pieces', async () => {
    const order = await packed(
      [3, 2],
      [
        [2, 1],
        [2, 0],
      ],
      'CASH_ON_DELIVERY',
    );
    const { events, payment, grandTotalPaise } = await found(order);
    expect(events.at(-1)?.note).toBe('1 piece was missing and won’t be charged');
    expect(payment).toMatchObject({ status: 'PENDING', amountPaise: 40_000n, refundedPaise: 0n, refunds: [] });
    expect(grandTotalPaise).toBe(50_000n);
  });

  it.each(['ONLINE', 'CASH_ON_DELIVERY'] as const)(
    'cancels an order of which nothing was left, and charges nothing (%s)',
    async (paymentMethod) => {
      const order = await packed(
        [2, 1],
        [
          [0, 2],
          [0, 1],
        ],
        paymentMethod,
      );
      await sendRefunds();
      const { status, events, payment } = await found(order);
      const isPaid = paymentMethod === 'ONLINE';
      expect(status).toBe(isPaid ? 'REFUNDED' : 'CANCELLED');
      expect(events.find((event) => event.status === 'CANCELLED')).toMatchObject({
        actor: 'SYSTEM',
        actorId: null,
        note: 'None of your items were available, so you won’t be charged',
      });
      expect(payment?.status).toBe(isPaid ? 'REFUNDED' : 'CANCELLED');
      expect(payment?.refundedPaise).toBe(isPaid ? 30_000n : 0n);
      for (const [index, stock] of [8, 9].entries()) {
        expect(await stockAndLedger(order.productIds[index] ?? '')).toEqual({ stock, ledger: stock });
      }
    },
  );

  it('refuses while pieces are neither picked nor missing, and counts them', async () => {
    const order = await makeOrder([3, 2]);
    await start(order);
    await pick(order, [
      [1, 1],
      [0, 0],
    ]);
    const refusal = finish(order);
    await expect(refusal).rejects.toBeInstanceOf(PickingIncompleteError);
    await expect(refusal).rejects.toMatchObject({ remainingQuantity: 3, message: '3 pieces aren’t picked yet' });
    expect(await found(order)).toMatchObject({ status: 'PICKING' });
  });

  it('is for the assigned picker and admins, and a repeated call changes nothing', async () => {
    const order = await makeOrder([1]);
    await expect(finish(order)).rejects.toBeInstanceOf(OrderTransitionError);
    await start(order);
    await pick(order, [[1, 0]]);
    await expect(finish(order, await makeShopper({ role: 'PICKER' }))).rejects.toBeInstanceOf(AlreadyAssignedError);
    await expect(finish(order, order.viewer)).rejects.toThrow('Do not have permission');
    await finish(order, admin);
    await finish(order);
    await expect(finish(order, admin)).rejects.toBeInstanceOf(OrderTransitionError);
    const { events, status } = await found(order);
    expect({ status, steps: events.length }).toEqual({ status: 'PACKED', steps: 4 });
    expect(await db.auditEntry.findMany({ where: { subjectId: order.orderId } })).toMatchObject([
      {
        actorId: admin.userId,
        action: 'ORDER_UPDATE_STATE',
        before: { status: 'PICKING' },
        after: { status: 'PACKED' },
      },
    ]);
  });

  it('counts unrecorded pieces as picked when an admin packs the order on the board', async () => {
    const order = await makeOrder([3, 2]);
    await start(order);
    await pick(order, [[0, 1]]);
    await move(order, 'PACKED', 'The last one broke');
    const { lines, events, payment } = await found(order);
    expect(lines.map(({ pickedQuantity, missingQuantity }) => [pickedQuantity, missingQuantity])).toEqual([
      [2, 1],
      [2, 0],
    ]);
    expect(events.at(-1)?.note).toBe('1 piece was missing and won’t be charged: The last one broke');
    expect(payment?.amountPaise).toBe(40_000n);
  });

  it('records nothing when the transition on the board is not allowed', async () => {
    const order = await makeOrder([2]);
    await expect(move(order, 'PACKED')).rejects.toThrow('An order that is placed can’t become packed');
    expect((await found(order)).lines[0]).toMatchObject({ pickedQuantity: 0 });
  });

  it('refunds the rest and restocks the picked pieces when a packed order is cancelled', async () => {
    const order = await packed([3], [[1, 2]], 'ONLINE');
    await move(order, 'CANCELLED');
    await sendRefunds();
    const { status, payment } = await found(order);
    expect(status).toBe('REFUNDED');
    expect(payment?.refunds.map(({ reason, amountPaise }) => [reason, amountPaise])).toEqual([
      ['MISSING', 20_000n],
      ['CANCELLED', 10_000n],
    ]);
    expect(await stockAndLedger(order.productIds[0] ?? '')).toEqual({ stock: 8, ledger: 8 });
  });

  it('refunds everything and restocks the picked pieces when the shopper cancels during picking', async () => {
    const order = await makeOrder([3], 'ONLINE');
    await start(order);
    await pick(order, [[2, 1]]);
    await cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, paymentServices());
    const { payment, lines } = await found(order);
    expect(payment).toMatchObject({ refundedPaise: 30_000n });
    expect(lines[0]).toMatchObject({ pickedQuantity: 2, missingQuantity: 1 });
    expect(await stockAndLedger(order.productIds[0] ?? '')).toEqual({ stock: 9, ledger: 9 });
  });

  it('excludes missing pieces from later refunds by line', async () => {
    const order = await packed([3], [[1, 2]], 'ONLINE');
    for (const to of ['OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
      await updateOrderState(admin, { orderId: order.orderId, to, note: null }, paymentServices());
    }
    const payBack = (quantity: number) => {
      const lines = [{ orderLineId: order.lineIds[0] ?? '', quantity }];
      return refundLines(admin, { orderId: order.orderId, lines, note: null }, paymentServices());
    };
    await expect(payBack(2)).rejects.toThrow('more than was delivered');
    await payBack(1);
    expect((await found(order)).payment).toMatchObject({ refundedPaise: 30_000n });
  });

  it('never refunds more than the rest of the payment', async () => {
    const order = await makeOrder([2], 'ONLINE');
    await start(order);
    await db.payment.update({ where: { orderId: order.orderId }, data: { refundedPaise: 15_000 } }); // in the provider's dashboard
    await pick(order, [[1, 1]]);
    await finish(order);
    expect((await found(order)).payment).toMatchObject({ refundedPaise: 20_000n });
  });

  describe.each([
    ['the cancellation comes first', ['cancel', 'pick', 'finish'], 'CANCELLED'],
    ['the packing comes first', ['finish', 'cancel', 'pick'], 'PACKED'],
  ] as const)('when shopper and picker are at it at once and %s', (_what, steps, expected) => {
    it('has one outcome', async () => {
      const order = await makeOrder([2], 'ONLINE');
      await start(order);
      await pick(order, [[1, 1]]);
      const actions = {
        cancel: () => cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, paymentServices()),
        pick: () => pick(order, [[2, 0]]),
        finish: () => finish(order),
      };
      const outcomes = await whileLocked<unknown>(
        (tx) => lockOrder(tx, order.orderId),
        steps.map((step) => actions[step]),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
      const { status, lines, payment } = await found(order);
      expect(status).toBe(expected);
      expect(lines[0]).toMatchObject({ pickedQuantity: 1, missingQuantity: 1 });
      expect(payment?.refundedPaise).toBe(expected === 'PACKED' ? 10_000n : 20_000n);
      const stock = expected === 'PACKED' ? 8 : 9;
      expect(await stockAndLedger(order.productIds[0] ?? '')).toEqual({ stock, ledger: stock });
    });
  });
});
