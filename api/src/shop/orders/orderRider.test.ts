import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { OrderStatus as STATUSES, type OrderStatus } from '../../platform/db/generated/client.ts';
import { finishDelivery, startDelivery } from '../../backoffice/fulfillment/delivery/deliveries.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { subscribeGraphql } from '../../testing/graphql/subscribeGraphql.ts';
import { makeShopper } from '../../testing/fixtures.ts';
import { makeOrder } from '../../testing/orderFixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';

const RIDER = 'rider { firstName phone }';
const SEEN = { firstName: 'Ravi', phone: '9812345678' };

describe("an order's rider", () => {
  let shopper: Viewer;
  let rider: Viewer;
  let admin: Viewer;
  let orderId: string;
  let id: string;
  beforeAll(async () => {
    rider = await makeShopper({ role: 'RIDER', name: ' Ravi Kumar ', mobile: SEEN.phone });
    admin = await makeShopper({ role: 'ADMIN' });
    ({ orderId, viewer: shopper } = await makeOrder());
    id = encodeId('Order', orderId);
  });

  const put = (status: OrderStatus) =>
    db.order.update({ where: { id: orderId }, data: { status, riderId: rider.userId } });

  /** All that the viewer gets of the rider, by the order, its node and the viewer's list of orders. */
  async function seenBy(viewer: Viewer | null): Promise<unknown[]> {
    const { data } = await executeGraphql(
      `query ($id: ID!) { order(id: $id) { ${RIDER} } node(id: $id) { ... on Order { ${RIDER} } }
        viewer { orders { edges { node { ${RIDER} } } } } }`,
      { id },
      viewer,
    );
    const edges: { node: { rider: unknown } }[] = data?.viewer?.orders.edges ?? [];
    return [data?.order?.rider ?? null, data?.node?.rider ?? null, edges[0]?.node.rider ?? null];
  }

  it.each(Object.values(STATUSES))('is shown to the shopper of an order that is %s only on the way', async (status) => {
    await put(status);
    const expected = status === 'OUT_FOR_DELIVERY' ? SEEN : null;
    expect(await seenBy(shopper)).toEqual([expected, expected, expected]);
  });

  it('is hidden from others', async () => {
    await put('OUT_FOR_DELIVERY');
    for (const viewer of [await makeShopper(), rider, admin, null])
      expect(await seenBy(viewer)).toEqual([null, null, null]);
    const { data, errors } = await executeGraphql(
      `query ($id: ID!) { adminOrder(id: $id) { status ${RIDER} } adminOrders { edges { node { ${RIDER} } } } }`,
      { id },
      admin,
    );
    expect(errors).toEqual([]);
    expect(data.adminOrder).toEqual({ status: 'OUT_FOR_DELIVERY', rider: null });
    expect(data.adminOrders.edges).toEqual([{ node: { rider: null } }]);
  });

  it('has no phone when the rider has none', async () => {
    await put('OUT_FOR_DELIVERY');
    await db.user.update({ where: { id: rider.userId }, data: { mobile: null } });
    expect((await seenBy(shopper))[0]).toEqual({ firstName: 'Ravi', phone: null });
    await db.user.update({ where: { id: rider.userId }, data: { mobile: SEEN.phone } });
  });

  it("comes and goes with the order's updates, for its shopper alone", async () => {
    await db.order.update({ where: { id: orderId }, data: { status: 'PACKED', riderId: null } });
    const subscription = `subscription ($id: ID!) { orderUpdated(id: $id) { status ${RIDER} } }`;
    const stream = await subscribeGraphql(subscription, { id }, shopper);
    const others = await subscribeGraphql(subscription, { id }, rider);
    const until = async (status: OrderStatus) =>
      (await stream.find(({ orderUpdated }) => orderUpdated.status === status))?.data.orderUpdated.rider;
    expect(await until('PACKED')).toBeNull();
    expect((await others.next())?.data.orderUpdated).toBeNull();
    await startDelivery(rider, { orderId }, paymentServices());
    expect(await until('OUT_FOR_DELIVERY')).toEqual(SEEN);
    await finishDelivery(rider, { orderId }, paymentServices());
    expect(await until('DELIVERED')).toBeNull();
    expect(await others.next()).toBeNull();
    await stream.leave();
  });
});
