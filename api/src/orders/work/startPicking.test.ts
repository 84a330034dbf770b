import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { makeShopper, newId } from '../../testing/fixtures.ts';
import { makeOrder } from '../../testing/makeOrder.ts';
import { testEvents } from '../../testing/testEvents.ts';
import { whileLocked } from '../../testing/whileLocked.ts';
import { lockOrder } from '../lockOrder.ts';
import { OrderGoneError } from '../orderErrors.ts';
import { startPicking } from './startPicking.ts';
import { AlreadyTakenError, WrongStateError } from './workErrors.ts';

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
    startPicking(viewer, { orderId, takeOver }, { events: testEvents() });
  const found = (id: string) =>
    db.order.findUniqueOrThrow({ where: { id }, include: { events: { orderBy: { id: 'asc' } } } });

  it('takes a placed order through CONFIRMED to PICKING, both written down with who did it', async () => {
    const { orderId } = await makeOrder();
    await start(picker, orderId);
    const order = await found(orderId);
    expect(order).toMatchObject({ status: 'PICKING', pickerId: picker.userId });
    const by = { actor: 'PICKER', actorId: picker.userId };
    expect(order.events.slice(1)).toMatchObject([
      { ...by, status: 'CONFIRMED' },
      { ...by, status: 'PICKING' },
    ]);
    expect(await db.auditEntry.count({ where: { subjectId: orderId } })).toBe(0);
  });

  it('changes nothing for who packs it already', async () => {
    const { orderId } = await makeOrder();
    await start(picker, orderId);
    await start(picker, orderId);
    expect((await found(orderId)).events).toHaveLength(3);
  });

  it('tells who has it, unless it is to be taken over', async () => {
    const { orderId } = await makeOrder();
    await start(picker, orderId);
    const refusal = start(other, orderId);
    await expect(refusal).rejects.toBeInstanceOf(AlreadyTakenError);
    await expect(refusal).rejects.toMatchObject({ takenBy: 'Pia', message: 'Pia has taken this order already' });
    await start(other, orderId, true);
    expect(await found(orderId)).toMatchObject({ status: 'PICKING', pickerId: other.userId });
  });

  it('names nobody who is gone', async () => {
    const { orderId } = await makeOrder();
    const leaver = await makeShopper({ role: 'PICKER' });
    await start(leaver, orderId);
    await db.user.update({ where: { id: leaver.userId }, data: { status: 'INACTIVE', role: 'USER', name: 'Deleted' } });
    await expect(start(picker, orderId)).rejects.toMatchObject({ takenBy: null });
    await start(picker, orderId, true);
  });

  it('takes an order that the board has moved to PICKING, and that nobody packs yet', async () => {
    const { orderId } = await makeOrder();
    await db.order.update({ where: { id: orderId }, data: { status: 'PICKING' } });
    await start(picker, orderId);
    expect(await found(orderId)).toMatchObject({ pickerId: picker.userId });
  });

  it('gives an order to one of two who want it at once', async () => {
    const { orderId } = await makeOrder();
    const outcomes = await whileLocked(
      (tx) => lockOrder(tx, orderId),
      [() => start(picker, orderId), () => start(other, orderId)],
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(outcomes[1]).toMatchObject({ reason: { name: 'AlreadyTakenError', takenBy: 'Pia' } });
    expect((await found(orderId)).events).toHaveLength(3);
  });

  it.each<OrderStatus>(['PENDING_PAYMENT', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'])(
    'refuses an order that is %s',
    async (status) => {
      const { orderId } = await makeOrder();
      await db.order.update({ where: { id: orderId }, data: { status } });
      const refusal = start(picker, orderId, true);
      await expect(refusal).rejects.toBeInstanceOf(WrongStateError);
      await expect(refusal).rejects.toMatchObject({ status });
    },
  );

  it('lets admins in, writes down what they do, and nobody else', async () => {
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
      { action: 'ORDER_MOVE', before: { status: 'PLACED' }, after: { status: 'PICKING' } },
    ]);
    await expect(start(picker, newId())).rejects.toBeInstanceOf(OrderGoneError);
  });
});
