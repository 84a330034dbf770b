import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { pickingLoad } from '../../shop/orders/deliveryEstimate.ts';
import { lockOrder } from '../../shop/orders/lockOrder.ts';
import { OrderTransitionError } from '../../shop/orders/orderErrors.ts';
import { makeHeldOrder } from '../../testing/makeHeldOrder.ts';
import { makeShopper, makeStaff, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation, sendMutation } from '../../testing/graphql/executeMutation.ts';
import { subscribeGraphql } from '../../testing/graphql/subscribeGraphql.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { whileLocked } from '../../testing/postgres/whileLocked.ts';
import { cancelOrder } from '../../shop/payments/cancelOrder.ts';
import { startPicking } from './picking/picking.ts';
import { updateOrderState } from './updateOrderState.ts';
import { releaseHold } from './orderHolds.ts';

const ON_HOLD = 'This order is on hold. An admin has to release it first.';

let admin: Viewer;
let picker: Viewer;
beforeAll(async () => {
  admin = await makeStaff('ORDERS');
  picker = await makeShopper({ role: 'PICKER' });
});

const release = (orderId: string, viewer = admin) => releaseHold(viewer, { orderId }, paymentServices());
const found = (id: string) => db.order.findUniqueOrThrow({ where: { id } });
const audited = (orderId: string) => db.auditEntry.findMany({ where: { subjectId: orderId } });

describe('an order on hold', () => {
  it.for(['CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] satisfies OrderStatus[])(
    'does not become %s, neither by the rules nor in the database',
    async (to) => {
      const { orderId } = await makeHeldOrder();
      const refused = updateOrderState(admin, { orderId, to, note: null }, paymentServices());
      await expect(refused).rejects.toBeInstanceOf(OrderTransitionError);
      await expect(db.order.update({ where: { id: orderId }, data: { status: to } })).rejects.toThrow(
        'orders_held_is_placed',
      );
      expect(await found(orderId)).toMatchObject({ status: 'PLACED', holdReason: 'HIGH_RISK_OF_FRAUD' });
    },
  );

  it('is neither listed for pickers, nor counted, nor can be started by one', async () => {
    const { orderId } = await makeHeldOrder();
    const start = startPicking(picker, { orderId, takeOver: true }, paymentServices());
    await expect(start).rejects.toThrow(ON_HOLD);
    const id = encodeId('PickingOrder', orderId);
    const query = `query ($id: ID!) { pickingOrder(id: $id) { id } pickingOrders(first: 100) { totalCount edges { node { id } } } }`;
    const { data } = await executeGraphql(query, { id }, picker);
    expect(data.pickingOrder).toBeNull();
    expect(data.pickingOrders.edges.map(({ node }: { node: { id: string } }) => node.id)).not.toContain(id);
    const count = async () => {
      const stream = await subscribeGraphql('subscription { fulfillmentOrdersChanged { pickingCount } }', {}, picker);
      const event = await stream.next();
      await stream.leave();
      return event?.data.fulfillmentOrdersChanged.pickingCount as number;
    };
    const before = await count();
    await release(orderId);
    expect(await count()).toBe(before + 1);
    expect((await executeGraphql(query, { id }, picker)).data.pickingOrder).toEqual({ id });
  });

  it('is found by admins, who alone read why', async () => {
    const { orderId, viewer } = await makeHeldOrder();
    const list =
      'query ($filter: AdminOrderFilter) { adminOrders(filter: $filter) { edges { node { id isOnHold } } } }';
    const ids = async (isOnHold: boolean) =>
      (await executeGraphql(list, { filter: { isOnHold } }, admin)).data.adminOrders.edges.map(
        ({ node }: { node: { id: string } }) => node.id,
      ) as string[];
    const id = encodeId('Order', orderId);
    expect(await ids(true)).toContain(id);
    expect(await ids(false)).not.toContain(id);
    const fields = '{ isOnHold holdReason canCancel estimatedDeliveryAt status }';
    const byAdmin = await executeGraphql(`query ($id: ID!) { adminOrder(id: $id) ${fields} }`, { id }, admin);
    expect(byAdmin.data.adminOrder).toEqual({
      isOnHold: true,
      holdReason: 'HIGH_RISK_OF_FRAUD',
      canCancel: true,
      estimatedDeliveryAt: null,
      status: 'PLACED',
    });
    const byShopper = await executeGraphql(`query ($id: ID!) { order(id: $id) ${fields} }`, { id }, viewer);
    expect(byShopper.data.order).toMatchObject({ isOnHold: true, holdReason: null });
    expect(byShopper.errors).toMatchObject([{ path: ['order', 'holdReason'], extensions: { code: 'FORBIDDEN' } }]);
  });

  it('is restocked when its shopper cancels it, and cannot be released afterwards', async () => {
    const { orderId, viewer, productIds } = await makeHeldOrder([3]);
    await cancelOrder(viewer, { orderId, reason: null }, paymentServices());
    expect(await found(orderId)).toMatchObject({ status: 'CANCELLED', holdReason: null });
    expect(await stockAndLedger(productIds[0] ?? '')).toEqual({ stock: 10, ledger: 10 });
    await expect(release(orderId)).rejects.toThrow('This order is cancelled');
  });

  it('can be cancelled by an admin', async () => {
    const { orderId } = await makeHeldOrder();
    await updateOrderState(admin, { orderId, to: 'CANCELLED', note: 'Nobody answered' }, paymentServices());
    expect(await found(orderId)).toMatchObject({ status: 'CANCELLED', holdReason: null });
  });
});

describe('releaseHold', () => {
  const RELEASE = {
    name: 'orderReleaseHold',
    selection: '... on OrderReleaseHoldPayload { order { isOnHold estimatedDeliveryAt status } }',
  };

  it('makes the delivery estimate, counts the order as work again, and is audited once', async () => {
    const { orderId } = await makeHeldOrder([2, 1]);
    const { orders, lines } = await pickingLoad();
    const before = Date.now();
    const input = { orderId: encodeId('Order', orderId) };
    const { order } = await executeMutation(admin, { ...RELEASE, input });
    expect(order).toMatchObject({ isOnHold: false, status: 'PLACED' });
    expect(Date.parse(order.estimatedDeliveryAt as string)).toBeGreaterThan(before + 300_000);
    expect(await pickingLoad()).toEqual({ orders: orders + 1, lines: lines + 2 });
    const again = await executeMutation(admin, { ...RELEASE, input });
    expect(again.order).toEqual(order);
    expect(await audited(orderId)).toMatchObject([
      { action: 'ORDER_RELEASE_HOLD', before: { isOnHold: true }, after: { isOnHold: false } },
    ]);
    await startPicking(picker, { orderId, takeOver: false }, paymentServices());
  });

  it('is published to the shopper', async () => {
    const { orderId, viewer } = await makeHeldOrder();
    const id = encodeId('Order', orderId);
    const subscription = 'subscription ($id: ID!) { orderUpdated(id: $id) { isOnHold } }';
    const stream = await subscribeGraphql(subscription, { id }, viewer);
    expect((await stream.next())?.data.orderUpdated).toEqual({ isOnHold: true });
    await release(orderId);
    expect(await stream.find(({ orderUpdated }) => !orderUpdated.isOnHold)).not.toBeNull();
    await stream.leave();
  });

  it('happens once when two admins release the order at the same time', async () => {
    const { orderId } = await makeHeldOrder();
    const other = await makeStaff('ORDERS');
    const outcomes = await whileLocked(
      (tx) => lockOrder(tx, orderId),
      [() => release(orderId), () => release(orderId, other)],
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await audited(orderId)).toMatchObject([{ actorId: admin.userId }]);
  });

  it('leaves an order cancelled when its shopper cancels it at the same time', async () => {
    for (const isReleaseFirst of [true, false]) {
      const { orderId, viewer, productIds } = await makeHeldOrder();
      const cancel = () => cancelOrder(viewer, { orderId, reason: null }, paymentServices());
      const work = [() => release(orderId), cancel];
      const outcomes = await whileLocked((tx) => lockOrder(tx, orderId), isReleaseFirst ? work : work.toReversed());
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', isReleaseFirst ? 'fulfilled' : 'rejected']);
      expect(await found(orderId)).toMatchObject({ status: 'CANCELLED', holdReason: null });
      expect(await stockAndLedger(productIds[0] ?? '')).toEqual({ stock: 10, ledger: 10 });
      expect(await audited(orderId)).toHaveLength(isReleaseFirst ? 1 : 0);
    }
  });

  it('is for admins', async () => {
    const { orderId, viewer } = await makeHeldOrder();
    for (const stranger of [viewer, picker, await makeShopper({ role: 'RIDER' })]) {
      await expect(release(orderId, stranger)).rejects.toThrow('Do not have permission');
      const { errors } = await sendMutation(stranger, { ...RELEASE, input: { orderId: encodeId('Order', orderId) } });
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
    await expect(release(newId())).rejects.toThrow('We can’t find this order');
    expect(await found(orderId)).toMatchObject({ holdReason: 'HIGH_RISK_OF_FRAUD' });
  });
});
