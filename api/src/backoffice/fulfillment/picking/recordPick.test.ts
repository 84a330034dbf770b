import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { makeOrder, type OrderFixture } from '../../../testing/orderFixtures.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { orderTopic } from '../../../shop/orders/transitionOrder.ts';
import { recordPick, startPicking } from './picking.ts';
import { AlreadyAssignedError } from '../fulfillmentStaff.ts';

describe('recordPick', () => {
  let picker: Viewer;
  beforeAll(async () => {
    picker = await makeShopper({ role: 'PICKER', name: 'Pia' });
  });

  const pick = (viewer: Viewer, orderLineId: string, [pickedQuantity, missingQuantity]: [number, number]) =>
    recordPick(viewer, { orderLineId, pickedQuantity, missingQuantity }, { pubSub: sharedPubSub() });
  const picksOf = async (id: string) => {
    const { pickedQuantity, missingQuantity } = await db.orderLine.findUniqueOrThrow({ where: { id } });
    return [pickedQuantity, missingQuantity];
  };
  const begin = async (quantities?: number[]): Promise<OrderFixture & { lineId: string }> => {
    const order = await makeOrder(quantities);
    await startPicking(picker, { orderId: order.orderId, takeOver: false }, { pubSub: sharedPubSub() });
    return { ...order, lineId: order.lineIds[0] ?? '' };
  };

  it('replaces earlier quantities until the order is packed', async () => {
    const { lineId } = await begin([3]);
    for (const picks of [
      [1, 0],
      [2, 1],
      [0, 3],
      [0, 0],
      [3, 0],
    ] satisfies [number, number][]) {
      await pick(picker, lineId, picks);
      expect(await picksOf(lineId)).toEqual(picks);
    }
  });

  it('leaves the payment unchanged', async () => {
    const { lineId, orderId } = await begin([3]);
    await pick(picker, lineId, [1, 2]);
    expect(await db.payment.findUnique({ where: { orderId } })).toMatchObject({ amountPaise: 30_000n });
  });

  it('refuses more than the ordered quantity', async () => {
    const { lineId } = await begin([3]);
    await pick(picker, lineId, [1, 1]);
    for (const picks of [
      [4, 0],
      [0, 4],
      [2, 2],
    ] satisfies [number, number][]) {
      await expect(pick(picker, lineId, picks)).rejects.toBeInstanceOf(InvalidInputError);
    }
    expect(await picksOf(lineId)).toEqual([1, 1]);
  });

  it('refuses everyone but the assigned picker and admins, and audits admins', async () => {
    const { lineId, orderId, viewer } = await begin([3]);
    const other = pick(await makeShopper({ role: 'PICKER' }), lineId, [1, 0]);
    await expect(other).rejects.toBeInstanceOf(AlreadyAssignedError);
    await expect(other).rejects.toMatchObject({ assigneeName: 'Pia' });
    await expect(pick(viewer, lineId, [1, 0])).rejects.toThrow('Do not have permission');
    await expect(pick(await makeShopper({ role: 'RIDER' }), lineId, [1, 0])).rejects.toThrow('Do not have permission');
    expect(await picksOf(lineId)).toEqual([0, 0]);
    const admin = await makeShopper({ role: 'ADMIN' });
    await pick(admin, lineId, [2, 1]);
    const { name } = await db.orderLine.findUniqueOrThrow({ where: { id: lineId } });
    expect(await db.auditEntry.findMany({ where: { subjectId: orderId } })).toMatchObject([
      {
        actorId: admin.userId,
        action: 'ORDER_PICK',
        before: { picks: `${name}: 0 packed, 0 missing` },
        after: { picks: `${name}: 2 packed, 1 missing` },
      },
    ]);
  });

  it.each(['PLACED', 'CONFIRMED', 'PACKED', 'CANCELLED', 'DELIVERED'] as const)(
    'refuses lines of an order that is %s',
    async (status) => {
      const { lineId, orderId } = await begin();
      await db.order.update({ where: { id: orderId }, data: { status } });
      const refusal = pick(picker, lineId, [1, 0]);
      await expect(refusal).rejects.toBeInstanceOf(OrderTransitionError);
      await expect(refusal).rejects.toMatchObject({ status });
    },
  );

  it('refuses an order without a picker', async () => {
    const { orderId, lineIds } = await makeOrder();
    await db.order.update({ where: { id: orderId }, data: { status: 'PICKING' } });
    await expect(pick(picker, lineIds[0] ?? '', [1, 0])).rejects.toThrow('Start picking it first');
  });

  it('refuses a line that does not exist', async () => {
    await expect(pick(picker, newId(), [0, 0])).rejects.toBeInstanceOf(OrderNotFoundError);
  });

  it('publishes the change of the order', async () => {
    const { lineId, orderId } = await begin();
    const events = sharedPubSub().subscribe(orderTopic(orderId))[Symbol.asyncIterator]();
    await events.next(); // the event at the start of the subscription
    await pick(picker, lineId, [1, 1]);
    expect((await events.next()).done).toBe(false);
    await events.return?.();
  });
});
