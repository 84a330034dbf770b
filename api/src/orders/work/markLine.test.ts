import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import { InvalidInputError } from '../../graphql/userError.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { makeShopper, newId } from '../../testing/fixtures.ts';
import { makeOrder, type MadeOrder } from '../../testing/makeOrder.ts';
import { testEvents } from '../../testing/testEvents.ts';
import { OrderGoneError } from '../orderErrors.ts';
import { orderTopic } from '../orderTopics.ts';
import { markLine } from './markLine.ts';
import { startPicking } from './startPicking.ts';
import { AlreadyTakenError, WrongStateError } from './workErrors.ts';

describe('markLine', () => {
  let picker: Viewer;
  beforeAll(async () => {
    picker = await makeShopper({ role: 'PICKER', name: 'Pia' });
  });

  const mark = (viewer: Viewer, orderLineId: string, [pickedQuantity, shortQuantity]: [number, number]) =>
    markLine(viewer, { orderLineId, pickedQuantity, shortQuantity }, { events: testEvents() });
  const marksOf = async (id: string) => {
    const { pickedQuantity, shortQuantity } = await db.orderLine.findUniqueOrThrow({ where: { id } });
    return [pickedQuantity, shortQuantity];
  };
  const begin = async (quantities?: number[]): Promise<MadeOrder & { lineId: string }> => {
    const order = await makeOrder(quantities);
    await startPicking(picker, { orderId: order.orderId, takeOver: false }, { events: testEvents() });
    return { ...order, lineId: order.lineIds[0] ?? '' };
  };

  it('puts marks in the place of earlier ones, until the order is packed', async () => {
    const { lineId } = await begin([3]);
    for (const marks of [
      [1, 0],
      [2, 1],
      [0, 3],
      [0, 0],
      [3, 0],
    ] satisfies [number, number][]) {
      await mark(picker, lineId, marks);
      expect(await marksOf(lineId)).toEqual(marks);
    }
  });

  it('moves no money', async () => {
    const { lineId, orderId } = await begin([3]);
    await mark(picker, lineId, [1, 2]);
    expect(await db.payment.findUnique({ where: { orderId } })).toMatchObject({ amountPaise: 30_000n });
  });

  it('refuses more than was ordered', async () => {
    const { lineId } = await begin([3]);
    await mark(picker, lineId, [1, 1]);
    for (const marks of [
      [4, 0],
      [0, 4],
      [2, 2],
    ] satisfies [number, number][]) {
      await expect(mark(picker, lineId, marks)).rejects.toBeInstanceOf(InvalidInputError);
    }
    expect(await marksOf(lineId)).toEqual([1, 1]);
  });

  it('refuses whoever does not pack the order, but for admins, who are written down', async () => {
    const { lineId, orderId, viewer } = await begin([3]);
    const other = mark(await makeShopper({ role: 'PICKER' }), lineId, [1, 0]);
    await expect(other).rejects.toBeInstanceOf(AlreadyTakenError);
    await expect(other).rejects.toMatchObject({ takenBy: 'Pia' });
    await expect(mark(viewer, lineId, [1, 0])).rejects.toThrow('Do not have permission');
    await expect(mark(await makeShopper({ role: 'RIDER' }), lineId, [1, 0])).rejects.toThrow('Do not have permission');
    expect(await marksOf(lineId)).toEqual([0, 0]);
    const admin = await makeShopper({ role: 'ADMIN' });
    await mark(admin, lineId, [2, 1]);
    const { name } = await db.orderLine.findUniqueOrThrow({ where: { id: lineId } });
    expect(await db.auditEntry.findMany({ where: { subjectId: orderId } })).toMatchObject([
      {
        actorId: admin.userId,
        action: 'ORDER_PICK',
        before: { marks: `${name}: 0 packed, 0 missing` },
        after: { marks: `${name}: 2 packed, 1 missing` },
      },
    ]);
  });

  it.each(['PLACED', 'CONFIRMED', 'PACKED', 'CANCELLED', 'DELIVERED'] as const)(
    'refuses lines of an order that is %s',
    async (status) => {
      const { lineId, orderId } = await begin();
      await db.order.update({ where: { id: orderId }, data: { status } });
      const refusal = mark(picker, lineId, [1, 0]);
      await expect(refusal).rejects.toBeInstanceOf(WrongStateError);
      await expect(refusal).rejects.toMatchObject({ status });
    },
  );

  it('asks to start with an order that nobody packs', async () => {
    const { orderId, lineIds } = await makeOrder();
    await db.order.update({ where: { id: orderId }, data: { status: 'PICKING' } });
    await expect(mark(picker, lineIds[0] ?? '', [1, 0])).rejects.toThrow('start with it first');
  });

  it('knows no line that is not there', async () => {
    await expect(mark(picker, newId(), [0, 0])).rejects.toBeInstanceOf(OrderGoneError);
  });

  it('wakes who follows the order', async () => {
    const { lineId, orderId } = await begin();
    const news = testEvents().subscribe(orderTopic(orderId))[Symbol.asyncIterator]();
    await news.next(); // how it is now
    await mark(picker, lineId, [1, 1]);
    expect((await news.next()).done).toBe(false);
    await news.return?.();
  });
});
