import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { OrderStatus } from '../../../platform/db/generated/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { makeOrder } from '../../../testing/orderFixtures.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { whileLocked } from '../../../testing/postgres/whileLocked.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { startPicking } from './picking.ts';
import { AlreadyAssignedError } from '../fulfillmentStaff.ts';

describe('startPicking', () => {
  let picker: Viewer;
  let other: Viewer;
  let admin: Viewer;
  beforeAll(async () => {
    picker = await makeShopper({ role: 'PICKER', name: 'Pia' });
    other = await makeShopper({ role: 'PICKER', name: 'Om' });
    admin = await makeShopper({ role: 'ADMIN' });
  });

  const start = (viewer: Viewer, orderId: string, takeOver = false) =>
    startPicking(viewer, { orderId, takeOver }, { pubSub: sharedPubSub() });
  const found = (id: string) =>
    db.order.findUniqueOrThrow({ where: { id }, include: { events: { orderBy: { id: 'asc' } } } });

  it('changes a placed order to CONFIRMED and PICKING, and records the actor of both', async () => {
    const { orderId } = await makeOrder();
    await start(picker, orderId);
    const order = await found(orderId);
    expect(order).toMatchObject({ status: 'PICKING', pickerId: picker.userId });
    const actor = { actor: 'PICKER', actorId: picker.userId };
    expect(order.events.slice(1)).toMatchObject([
      { ...actor, status: 'CONFIRMED' },
      { ...actor, status: 'PICKING' },
    ]);
    expect(await db.auditEntry.count({ where: { subjectId: orderId } })).toBe(0);
  });

  it('changes nothing for the assigned picker', async () => {
    const { orderId } = await makeOrder();
    await start(picker, orderId);
    await start(picker, orderId);
    expect((await found(orderId)).events).toHaveLength(3);
  });

  it('names the assigned picker, unless the caller takes the order over', async () => {
    const { orderId } = await makeOrder();
    await start(picker, orderId);
    const refusal = start(other, orderId);
    await expect(refusal).rejects.toBeInstanceOf(AlreadyAssignedError);
    await expect(refusal).rejects.toMatchObject({ assigneeName: 'Pia', message: 'Pia has already taken this order' });
    await start(other, orderId, true);
    expect(await found(orderId)).toMatchObject({ status: 'PICKING', pickerId: other.userId });
  });

  it('does not name a picker whose account is deleted', async () => {
    const { orderId } = await makeOrder();
    const leaver = await makeShopper({ role: 'PICKER' });
    await start(leaver, orderId);
    await db.user.update({ where: { id: leaver.userId }, data: { status: 'INACTIVE', role: 'USER', name: 'Deleted' } });
    await expect(start(picker, orderId)).rejects.toMatchObject({ assigneeName: null });
    await start(picker, orderId, true);
  });

  it('assigns an order in PICKING that has no picker', async () => {
    const { orderId } = await makeOrder();
    await db.order.update({ where: { id: orderId }, data: { status: 'PICKING' } });
    await start(picker, orderId);
    expect(await found(orderId)).toMatchObject({ pickerId: picker.userId });
  });

  it('assigns an order to one of two concurrent callers', async () => {
    const { orderId } = await makeOrder();
    const outcomes = await whileLocked(
      (tx) => lockOrder(tx, orderId),
      [() => start(picker, orderId), () => start(other, orderId)],
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(outcomes[1]).toMatchObject({ reason: { name: 'AlreadyAssignedError', assigneeName: 'Pia' } });
    expect((await found(orderId)).events).toHaveLength(3);
  });

  it.each<OrderStatus>(['PENDING_PAYMENT', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'])(
    'refuses an order that is %s',
    async (status) => {
      const { orderId } = await makeOrder();
      await db.order.update({ where: { id: orderId }, data: { status } });
      const refusal = start(picker, orderId, true);
      await expect(refusal).rejects.toBeInstanceOf(OrderTransitionError);
      await expect(refusal).rejects.toMatchObject({ status });
    },
  );

  it('is for pickers and admins, and audits admins', async () => {
    const { orderId, viewer } = await makeOrder();
    for (const role of ['USER', 'RIDER'] as const) {
      await expect(start(await makeShopper({ role }), orderId)).rejects.toThrow('Do not have permission');
    }
    await expect(start(viewer, orderId)).rejects.toThrow('Do not have permission');
    await start(picker, orderId);
    await start(admin, orderId, true);
    await start(admin, (await makeOrder()).orderId);
    const entries = await db.auditEntry.findMany({ where: { actorId: admin.userId }, orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      { action: 'ORDER_PICK', subjectId: orderId, after: { isTakenOver: true } },
      { action: 'ORDER_UPDATE_STATE', before: { status: 'PLACED' }, after: { status: 'PICKING' } },
    ]);
    await expect(start(picker, newId())).rejects.toBeInstanceOf(OrderNotFoundError);
  });
});
