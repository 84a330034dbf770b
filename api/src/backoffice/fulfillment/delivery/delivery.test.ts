import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { OrderStatus, PaymentMethod } from '../../../platform/db/generated/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { AlreadyAssignedError } from '../fulfillmentStaff.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { makeOrder } from '../../../testing/orderFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { whileLocked } from '../../../testing/postgres/whileLocked.ts';
import { updateOrderState } from '../updateOrderState.ts';
import { finishDelivery, startDelivery } from './deliveries.ts';

describe('a delivery', () => {
  let rider: Viewer;
  let other: Viewer;
  let admin: Viewer;
  beforeAll(async () => {
    rider = await makeShopper({ role: 'RIDER', name: 'Ravi' });
    other = await makeShopper({ role: 'RIDER', name: 'Rita' });
    admin = await makeShopper({ role: 'ADMIN' });
  });

  const start = (viewer: Viewer, orderId: string) => startDelivery(viewer, { orderId }, paymentServices());
  const finish = (viewer: Viewer, orderId: string) => finishDelivery(viewer, { orderId }, paymentServices());
  const found = (id: string) =>
    db.order.findUniqueOrThrow({ where: { id }, include: { payment: true, events: { orderBy: { id: 'asc' } } } });
  const makePacked = async (paymentMethod?: PaymentMethod): Promise<string> => {
    const { orderId } = await makeOrder([2], paymentMethod);
    for (const to of ['CONFIRMED', 'PICKING', 'PACKED'] as const) {
      await updateOrderState(admin, { orderId, to, note: null }, paymentServices());
    }
    return orderId;
  };

  it.each(['ONLINE', 'CASH_ON_DELIVERY'] as const)('ends with the order delivered and paid (%s)', async (method) => {
    const orderId = await makePacked(method);
    await start(rider, orderId);
    expect(await found(orderId)).toMatchObject({ status: 'OUT_FOR_DELIVERY', riderId: rider.userId });
    await finish(rider, orderId);
    const { status, deliveredAt, payment, events } = await found(orderId);
    expect({ status, paid: payment?.status }).toEqual({ status: 'DELIVERED', paid: 'PAID' });
    expect(deliveredAt).not.toBeNull();
    const actor = { actor: 'RIDER', actorId: rider.userId };
    expect(events.slice(-2)).toMatchObject([
      { ...actor, status: 'OUT_FOR_DELIVERY' },
      { ...actor, status: 'DELIVERED' },
    ]);
  });

  it('starts for one of two concurrent riders', async () => {
    const orderId = await makePacked();
    const outcomes = await whileLocked(
      (tx) => lockOrder(tx, orderId),
      [() => start(rider, orderId), () => start(other, orderId)],
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(outcomes[1]).toMatchObject({ reason: { name: 'AlreadyAssignedError', assigneeName: 'Ravi' } });
    expect(await found(orderId)).toMatchObject({ riderId: rider.userId });
  });

  it('does not change by a repeated call of its rider', async () => {
    const orderId = await makePacked();
    for (const say of [start, start, finish, finish]) await say(rider, orderId);
    expect((await found(orderId)).events).toHaveLength(6);
  });

  it('is finished by its rider or an admin alone', async () => {
    const orderId = await makePacked();
    await start(rider, orderId);
    await expect(finish(other, orderId)).rejects.toBeInstanceOf(AlreadyAssignedError);
    await finish(admin, orderId);
    expect(await found(orderId)).toMatchObject({ status: 'DELIVERED', riderId: rider.userId });
    await expect(finish(other, orderId)).rejects.toBeInstanceOf(OrderTransitionError);
    const last = { where: { subjectId: orderId }, orderBy: { id: 'desc' } } as const;
    expect(await db.auditEntry.findFirst(last)).toMatchObject({
      action: 'ORDER_UPDATE_STATE',
      after: { status: 'DELIVERED' },
    });
  });

  it('has no rider when an admin started it on the board, and an admin finishes it', async () => {
    const orderId = await makePacked();
    await updateOrderState(admin, { orderId, to: 'OUT_FOR_DELIVERY', note: null }, paymentServices());
    for (const say of [start, finish]) await expect(say(rider, orderId)).rejects.toMatchObject({ assigneeName: null });
    await finish(admin, orderId);
  });

  it.each<OrderStatus>(['PLACED', 'PICKING', 'CANCELLED', 'REFUNDED'])(
    'is closed to an order that is %s',
    async (status) => {
      const { orderId } = await makeOrder();
      await db.order.update({ where: { id: orderId }, data: { status } });
      for (const say of [start, finish]) await expect(say(rider, orderId)).rejects.toMatchObject({ status });
    },
  );

  it('is for riders and admins alone', async () => {
    const orderId = await makePacked();
    for (const role of ['USER', 'PICKER'] as const) {
      const viewer = await makeShopper({ role });
      for (const say of [start, finish]) await expect(say(viewer, orderId)).rejects.toThrow('Do not have permission');
    }
    for (const say of [start, finish]) await expect(say(rider, newId())).rejects.toBeInstanceOf(OrderNotFoundError);
  });
});
