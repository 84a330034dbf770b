import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { markLine } from '../orders/work/markLine.ts';
import { startPicking } from '../orders/work/startPicking.ts';
import { AlreadyTakenError, NotAllMarkedError, WrongStateError } from '../orders/work/workErrors.ts';
import { makeShopper, stockAndLedger } from '../testing/fixtures.ts';
import { makeOrder, type MadeOrder } from '../testing/makeOrder.ts';
import { testEvents } from '../testing/testEvents.ts';
import { sendRefunds } from '../testing/playPayment.ts';
import { testMeans } from '../testing/testPayments.ts';
import { whileLocked } from '../testing/whileLocked.ts';
import { advanceOrder } from './advanceOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { finishPicking } from './finishPicking.ts';
import { refundLines } from './refundLines.ts';

describe('finishPicking', () => {
  let picker: Viewer;
  let admin: Viewer;
  beforeAll(async () => {
    picker = await makeShopper({ role: 'PICKER' });
    admin = await makeShopper({ role: 'ADMIN' });
  });

  const start = ({ orderId }: MadeOrder, viewer = picker) =>
    startPicking(viewer, { orderId, takeOver: false }, { events: testEvents() });
  const mark = async ({ lineIds }: MadeOrder, marks: readonly (readonly [number, number])[]) => {
    for (const [index, [pickedQuantity, shortQuantity]] of marks.entries()) {
      const orderLineId = lineIds[index] ?? '';
      await markLine(picker, { orderLineId, pickedQuantity, shortQuantity }, { events: testEvents() });
    }
  };
  const finish = ({ orderId }: MadeOrder, viewer = picker) => finishPicking(viewer, { orderId }, testMeans());
  const move = (
    { orderId }: MadeOrder,
    to: 'PICKING' | 'CONFIRMED' | 'PACKED' | 'CANCELLED',
    note: string | null = null,
  ) => advanceOrder(admin, { orderId, to, note }, testMeans());
  const found = ({ orderId }: MadeOrder) =>
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
    marks: readonly (readonly [number, number])[],
    paymentMethod: 'ONLINE' | 'CASH_ON_DELIVERY',
  ) => {
    const order = await makeOrder(quantities, paymentMethod);
    await start(order);
    await mark(order, marks);
    await finish(order);
    return order;
  };

  it('packs an order that is all there, and touches no money', async () => {
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

  it('pays back what is missing as one refund where it was paid', async () => {
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
    expect(events.at(-1)?.note).toBe('3 pieces were missing and are not charged');
    expect(payment).toMatchObject({ status: 'PARTIALLY_REFUNDED', amountPaise: 60_000n, refundedPaise: 30_000n });
    expect(payment?.refunds).toMatchObject([{ reason: 'SHORT', status: 'SUCCEEDED', amountPaise: 30_000n }]);
    const lines = payment?.refunds[0]?.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]);
    expect(new Map(lines as [string, number][])).toEqual(
      new Map([
        [order.lineIds[0], 2],
        [order.lineIds[2], 1],
      ] as [string, number][]),
    );
  });

  it('asks for less at the door where it is paid there', async () => {
    const order = await packed(
      [3, 2],
      [
        [2, 1],
        [2, 0],
      ],
      'CASH_ON_DELIVERY',
    );
    const { events, payment, grandTotalPaise } = await found(order);
    expect(events.at(-1)?.note).toBe('1 piece was missing and is not charged');
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
        note: 'Nothing of it was left, and nothing is charged',
      });
      expect(payment?.status).toBe(isPaid ? 'REFUNDED' : 'CANCELLED');
      expect(payment?.refundedPaise).toBe(isPaid ? 30_000n : 0n);
      for (const [index, stock] of [8, 9].entries()) {
        expect(await stockAndLedger(order.productIds[index] ?? '')).toEqual({ stock, ledger: stock });
      }
    },
  );

  it('waits for every piece to be marked, and says how many are not', async () => {
    const order = await makeOrder([3, 2]);
    await start(order);
    await mark(order, [
      [1, 1],
      [0, 0],
    ]);
    const refusal = finish(order);
    await expect(refusal).rejects.toBeInstanceOf(NotAllMarkedError);
    await expect(refusal).rejects.toMatchObject({ left: 3, message: '3 pieces are not marked yet' });
    expect(await found(order)).toMatchObject({ status: 'PICKING' });
  });

  it('is for who packs the order and for admins, once', async () => {
    const order = await makeOrder([1]);
    await expect(finish(order)).rejects.toBeInstanceOf(WrongStateError);
    await start(order);
    await mark(order, [[1, 0]]);
    await expect(finish(order, await makeShopper({ role: 'PICKER' }))).rejects.toBeInstanceOf(AlreadyTakenError);
    await expect(finish(order, order.viewer)).rejects.toThrow('Do not have permission');
    await finish(order, admin);
    await finish(order);
    await expect(finish(order, admin)).rejects.toBeInstanceOf(WrongStateError);
    const { events, status } = await found(order);
    expect({ status, steps: events.length }).toEqual({ status: 'PACKED', steps: 4 });
    expect(await db.auditEntry.findMany({ where: { subjectId: order.orderId } })).toMatchObject([
      { actorId: admin.userId, action: 'ORDER_MOVE', before: { status: 'PICKING' }, after: { status: 'PACKED' } },
    ]);
  });

  it('counts what is not marked as packed when an admin moves the order on the board', async () => {
    const order = await makeOrder([3, 2]);
    await start(order);
    await mark(order, [[0, 1]]);
    await move(order, 'PACKED', 'The last one broke');
    const { lines, events, payment } = await found(order);
    expect(lines.map(({ pickedQuantity, shortQuantity }) => [pickedQuantity, shortQuantity])).toEqual([
      [2, 1],
      [2, 0],
    ]);
    expect(events.at(-1)?.note).toBe('1 piece was missing and is not charged: The last one broke');
    expect(payment?.amountPaise).toBe(40_000n);
  });

  it('marks nothing when the board asks for what may not be', async () => {
    const order = await makeOrder([2]);
    await expect(move(order, 'PACKED')).rejects.toThrow("An order that is placed can't become packed");
    expect((await found(order)).lines[0]).toMatchObject({ pickedQuantity: 0 });
  });

  it('gives back the rest of the money, and the pieces that are there, when a packed order is cancelled', async () => {
    const order = await packed([3], [[1, 2]], 'ONLINE');
    await move(order, 'CANCELLED');
    await sendRefunds();
    const { status, payment } = await found(order);
    expect(status).toBe('REFUNDED');
    expect(payment?.refunds.map(({ reason, amountPaise }) => [reason, amountPaise])).toEqual([
      ['SHORT', 20_000n],
      ['CANCELLED', 10_000n],
    ]);
    expect(await stockAndLedger(order.productIds[0] ?? '')).toEqual({ stock: 8, ledger: 8 });
  });

  it('gives back all money, and the pieces that are there, when the shopper cancels meanwhile', async () => {
    const order = await makeOrder([3], 'ONLINE');
    await start(order);
    await mark(order, [[2, 1]]);
    await cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, testMeans());
    const { payment, lines } = await found(order);
    expect(payment).toMatchObject({ refundedPaise: 30_000n });
    expect(lines[0]).toMatchObject({ pickedQuantity: 2, shortQuantity: 1 });
    expect(await stockAndLedger(order.productIds[0] ?? '')).toEqual({ stock: 9, ledger: 9 });
  });

  it('leaves what was missing out of what can be paid back by line later', async () => {
    const order = await packed([3], [[1, 2]], 'ONLINE');
    for (const to of ['OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
      await advanceOrder(admin, { orderId: order.orderId, to, note: null }, testMeans());
    }
    const payBack = (quantity: number) => {
      const lines = [{ orderLineId: order.lineIds[0] ?? '', quantity }];
      return refundLines(admin, { orderId: order.orderId, lines, note: null }, testMeans());
    };
    await expect(payBack(2)).rejects.toThrow('More than was delivered');
    await payBack(1);
    expect((await found(order)).payment).toMatchObject({ refundedPaise: 30_000n });
  });

  it('never pays back more than is left of the money', async () => {
    const order = await makeOrder([2], 'ONLINE');
    await start(order);
    await db.payment.update({ where: { orderId: order.orderId }, data: { refundedPaise: 15_000 } }); // at the provider's
    await mark(order, [[1, 1]]);
    await finish(order);
    expect((await found(order)).payment).toMatchObject({ refundedPaise: 20_000n });
  });

  describe.each([
    ['the cancelling comes first', ['cancel', 'mark', 'finish'], 'CANCELLED'],
    ['the packing comes first', ['finish', 'cancel', 'mark'], 'PACKED'],
  ] as const)('when shopper and picker are at it at once and %s', (_what, deeds, expected) => {
    it('has one outcome', async () => {
      const order = await makeOrder([2], 'ONLINE');
      await start(order);
      await mark(order, [[1, 1]]);
      const work = {
        cancel: () => cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, testMeans()),
        mark: () => mark(order, [[2, 0]]),
        finish: () => finish(order),
      };
      const outcomes = await whileLocked<unknown>(
        (tx) => lockOrder(tx, order.orderId),
        deeds.map((deed) => work[deed]),
      );
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
      const { status, lines, payment } = await found(order);
      expect(status).toBe(expected);
      expect(lines[0]).toMatchObject({ pickedQuantity: 1, shortQuantity: 1 });
      expect(payment?.refundedPaise).toBe(expected === 'PACKED' ? 10_000n : 20_000n);
      const stock = expected === 'PACKED' ? 8 : 9;
      expect(await stockAndLedger(order.productIds[0] ?? '')).toEqual({ stock, ledger: stock });
    });
  });
});
