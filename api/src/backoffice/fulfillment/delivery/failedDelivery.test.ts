import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import type { PaymentMethod } from '../../../platform/db/generated/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { stockAndLedger, makeShopper, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { makeOrder, type OrderFixture } from '../../../testing/orderFixtures.ts';
import { openOrderMailbox, confirmAddress } from '../../../testing/orderMailFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { AlreadyAssignedError, RiderNotFoundError } from '../fulfillmentStaff.ts';
import { updateOrderState } from '../updateOrderState.ts';
import { assignRider, failDelivery, finishDelivery, startDelivery } from './deliveries.ts';

let rider: Viewer;
let other: Viewer;
let admin: Viewer;
beforeAll(async () => {
  rider = await makeShopper({ role: 'RIDER', name: 'Ravi' });
  other = await makeShopper({ role: 'RIDER', name: 'Rita' });
  admin = await makeShopper({ role: 'ADMIN', name: 'Ada' });
});

const start = (viewer: Viewer, { orderId }: OrderFixture) => startDelivery(viewer, { orderId }, paymentServices());
const finish = (viewer: Viewer, { orderId }: OrderFixture) => finishDelivery(viewer, { orderId }, paymentServices());
const fail = (viewer: Viewer, { orderId }: OrderFixture, note: string | null = null) =>
  failDelivery(viewer, { orderId, reason: 'CUSTOMER_NOT_AVAILABLE', note }, paymentServices());
const assign = ({ orderId }: OrderFixture, riderId: string | null) =>
  assignRider(admin, { orderId, riderId }, { pubSub: sharedPubSub() });
const move = ({ orderId }: OrderFixture, change: Omit<Parameters<typeof updateOrderState>[1], 'orderId' | 'note'>) =>
  updateOrderState(admin, { orderId, note: null, ...change }, paymentServices());
const found = ({ orderId }: OrderFixture) =>
  db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { invoice: true, payment: { include: { refunds: true } }, events: { orderBy: { id: 'asc' } } },
  });

async function makePacked(method?: PaymentMethod): Promise<OrderFixture> {
  const order = await makeOrder([2], method);
  for (const to of ['CONFIRMED', 'PICKING', 'PACKED'] as const) await move(order, { to });
  return order;
}

async function makeFailed(method?: PaymentMethod): Promise<OrderFixture> {
  const order = await makePacked(method);
  await start(rider, order);
  await fail(rider, order, 'Rang twice');
  return order;
}

async function ask(viewer: Viewer, { orderId }: OrderFixture, selection: string) {
  const field = viewer === admin ? 'adminOrder' : 'order';
  const query = `query ($id: ID!) { ${field}(id: $id) { ${selection} } }`;
  const { data, errors } = await executeGraphql(query, { id: encodeId('Order', orderId) }, viewer);
  return { order: data[field], errors };
}

describe('a delivery that fails', () => {
  it('keeps its rider and its reason, and changes once', async () => {
    const order = await makeFailed();
    await fail(rider, order, 'Again');
    const { status, riderId, events } = await found(order);
    expect({ status, riderId }).toEqual({ status: 'DELIVERY_FAILED', riderId: rider.userId });
    expect(events).toHaveLength(6);
    expect(events.slice(-2)).toMatchObject([
      { status: 'OUT_FOR_DELIVERY', riderId: rider.userId, deliveryFailureReason: null },
      { actorId: rider.userId, riderId: null, deliveryFailureReason: 'CUSTOMER_NOT_AVAILABLE', note: 'Rang twice' },
    ]);
  });

  it('is recorded by its rider or an admin alone, on the way alone, and with a reason', async () => {
    const order = await makePacked();
    await expect(fail(rider, order)).rejects.toMatchObject({ status: 'PACKED' });
    await start(rider, order);
    await expect(fail(other, order)).rejects.toBeInstanceOf(AlreadyAssignedError);
    await expect(fail(await makeShopper(), order)).rejects.toThrow('Do not have permission');
    await expect(move(order, { to: 'DELIVERY_FAILED' })).rejects.toMatchObject({ name: 'InvalidInputError' });
    expect(await found(order)).toMatchObject({ status: 'OUT_FOR_DELIVERY' });
    await move(order, { to: 'DELIVERY_FAILED', deliveryFailureReason: 'WRONG_ADDRESS' });
    expect((await found(order)).events.at(-1)).toMatchObject({ deliveryFailureReason: 'WRONG_ADDRESS' });
    const reasonless = db.orderEvent.updateMany({
      where: { orderId: order.orderId },
      data: { deliveryFailureReason: 'REFUSED' },
    });
    await expect(reasonless).rejects.toThrow('order_events_failed_has_reason');
  });

  it('is tried again by its rider with the invoice that it has, and paid then', async () => {
    const order = await makeFailed();
    const { invoice } = await found(order);
    await expect(start(other, order)).rejects.toMatchObject({ assigneeName: 'Ravi' });
    await start(rider, order);
    await finish(rider, order);
    const after = await found(order);
    expect(after).toMatchObject({ status: 'DELIVERED', payment: { status: 'PAID' } });
    expect(after.invoice).toEqual(invoice);
  });

  it('is tried again by another rider whom an admin hands it to', async () => {
    const order = await makeFailed();
    await move(order, { to: 'OUT_FOR_DELIVERY', riderId: other.userId });
    expect(await found(order)).toMatchObject({ riderId: other.userId });
    expect((await found(order)).events.at(-1)).toMatchObject({ actorId: admin.userId, riderId: other.userId });
    await expect(finish(rider, order)).rejects.toMatchObject({ assigneeName: 'Rita' });
    await finish(other, order);
  });

  it.each(['ONLINE', 'CASH_ON_DELIVERY'] as const)('returns to stock when an admin cancels it (%s)', async (method) => {
    const order = await makeFailed(method);
    const [productId = ''] = order.productIds;
    const { stock } = await db.product.findUniqueOrThrow({ where: { id: productId } });
    await expect(fail(admin, order)).rejects.toMatchObject({ status: 'DELIVERY_FAILED' });
    await move(order, { to: 'CANCELLED' });
    const { payment } = await found(order);
    expect(payment?.refunds.map(({ amountPaise }) => amountPaise)).toEqual(method === 'ONLINE' ? [20_000n] : []);
    const after = await stockAndLedger(productId);
    expect(after.stock).toBe(stock + 2);
    expect(after.ledger).toBe(after.stock);
  });

  it('tells the shopper why, with roles in place of names, and REST that it is still to come', async () => {
    const order = await makeFailed();
    const shown = 'status deliveryFailure { reason note } events { status actorRole deliveryFailureReason }';
    const { order: seen, errors } = await ask(order.viewer, order, shown);
    expect(errors).toEqual([]);
    const deliveryFailure = { reason: 'CUSTOMER_NOT_AVAILABLE', note: 'Rang twice' };
    expect(seen).toMatchObject({ status: 'DELIVERY_FAILED', deliveryFailure });
    const names = 'assignedRider { name } events { actor { name } rider { name } }';
    const refused = await ask(order.viewer, order, names);
    expect(JSON.stringify(refused)).not.toMatch(/Ravi|Ada/);
    expect((await ask(admin, order, names)).order).toMatchObject({
      assignedRider: { name: 'Ravi' },
      events: [
        { actor: null },
        ...['Ada', 'Ada', 'Ada'].map((name) => ({ actor: { name }, rider: null })),
        { actor: { name: 'Ravi' }, rider: { name: 'Ravi' } },
        { actor: { name: 'Ravi' }, rider: null },
      ],
    });
    await start(rider, order);
    expect((await ask(order.viewer, order, shown)).order.deliveryFailure).toBeNull();
  });

  it('is mailed with what happens next, and not once it is tried again', async () => {
    const mailbox = await openOrderMailbox();
    const order = await makeFailed();
    await confirmAddress(order.viewer.userId);
    await mailbox.send(order.orderId);
    const { number } = await found(order);
    expect(mailbox.subjects().at(-1)).toBe(`We couldn’t deliver order ${number}`);
    for (const body of mailbox.bodies()) {
      expect(body).toContain('but no one was there. We’ll call you or try again.');
      expect(body).toContain('Our note: Rang twice');
    }
    await mailbox.close();
  });
});

describe('the rider of an order', () => {
  it('is assigned by an admin, so that no other rider sees or takes it', async () => {
    const order = await makePacked();
    await assign(order, other.userId);
    await assign(order, other.userId);
    const last = { where: { subjectId: order.orderId }, orderBy: { id: 'desc' } } as const;
    const entry = { action: 'ORDER_ASSIGN_RIDER', before: { riderId: null }, after: { riderId: other.userId } };
    expect(await db.auditEntry.findFirst(last)).toMatchObject(entry);
    const ids = async (viewer: Viewer): Promise<string[]> => {
      const { data } = await executeGraphql('{ deliveryOrders { edges { node { id } } } }', {}, viewer);
      return data.deliveryOrders.edges.map(({ node }: { node: { id: string } }) => node.id);
    };
    const id = encodeId('DeliveryOrder', order.orderId);
    expect(await ids(rider)).not.toContain(id);
    expect(await ids(other)).toContain(id);
    expect(await ids(admin)).toContain(id);
    await expect(start(rider, order)).rejects.toMatchObject({ assigneeName: 'Rita' });
    await assign(order, null);
    await start(rider, order);
  });

  it('can change on the way, to a user who delivers', async () => {
    const order = await makePacked();
    await start(rider, order);
    await expect(assign(order, null)).rejects.toThrow('An order on its way needs a rider');
    const suspended = await makeShopper({ role: 'RIDER', status: 'SUSPENDED' });
    const picker = await makeShopper({ role: 'PICKER' });
    for (const { userId } of [suspended, picker, { userId: newId() }]) {
      await expect(assign(order, userId)).rejects.toBeInstanceOf(RiderNotFoundError);
    }
    await assign(order, other.userId);
    await expect(finish(rider, order)).rejects.toMatchObject({ assigneeName: 'Rita' });
    await finish(other, order);
    await expect(assign(order, rider.userId)).rejects.toMatchObject({ status: 'DELIVERED' });
    await expect(
      assignRider(rider, { orderId: order.orderId, riderId: rider.userId }, { pubSub: sharedPubSub() }),
    ).rejects.toThrow('Do not have permission');
    const { data } = await executeGraphql('{ riders { userId name } }', {}, admin);
    expect(data.riders.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Ravi', 'Rita']);
  });
});
