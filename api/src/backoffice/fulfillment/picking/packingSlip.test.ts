import { describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeStaff } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { makeOrder } from '../../../testing/orderFixtures.ts';
import { startPicking } from './picking.ts';

const SLIP = `packingSlip { number cashToCollect isPaid address { recipientName } deliveryPreferences { leaveAtGate }
  lines { quantity missingQuantity } }`;
const PICKER = `query ($id: ID!) { pickingOrder(id: $id) { ${SLIP} } }`;
const STAFF = `query ($filter: AdminOrderFilter) { adminOrders(filter: $filter, first: 50) { edges { node { id ${SLIP} } } } }`;

const slipFor = async (viewer: Viewer, orderId: string) => {
  const { data, errors } = await executeGraphql(PICKER, { id: encodeId('PickingOrder', orderId) }, viewer);
  expect(errors).toEqual([]);
  return data.pickingOrder?.packingSlip ?? null;
};

describe('the packing slip of an order', () => {
  it('is readable for its picker while the order is picked or packed, and for no other', async () => {
    const { orderId } = await makeOrder([2]);
    const [picker, other] = [await makeStaff('PICKING'), await makeStaff('PICKING')];
    expect(await slipFor(picker, orderId)).toBeNull();
    await startPicking(picker, { orderId, takeOver: false }, { pubSub: sharedPubSub() });
    expect(await slipFor(picker, orderId)).toMatchObject({
      ...{ cashToCollect: 20_000, isPaid: false, address: { recipientName: expect.any(String) as unknown } },
      lines: [{ quantity: 2, missingQuantity: 0 }],
    });
    expect(await slipFor(other, orderId)).toBeNull();
    await db.order.update({ where: { id: orderId }, data: { status: 'OUT_FOR_DELIVERY' } });
    expect(await slipFor(picker, orderId)).toBeNull();
  });

  it('is read for several orders at once by those who read orders', async () => {
    const orders = [await makeOrder([1]), await makeOrder([3])];
    const ids = orders.map(({ orderId }) => encodeId('Order', orderId));
    const { data, errors } = await executeGraphql(
      STAFF,
      { filter: { ids: [...ids, ids[0]] } },
      await makeStaff('ORDERS'),
    );
    expect(errors).toEqual([]);
    expect(data.adminOrders.edges).toMatchObject([
      { node: { id: ids[1], packingSlip: { cashToCollect: 30_000, lines: [{ quantity: 3 }] } } },
      { node: { id: ids[0], packingSlip: { cashToCollect: 10_000, lines: [{ quantity: 1 }] } } },
    ]);
    const refused = await executeGraphql(
      STAFF,
      { filter: { ids: Array(101).fill(ids[0]) } },
      await makeStaff('ORDERS'),
    );
    expect(refused.errors[0]?.message).toBe('ids can have at most 100 orders');
  });
});
