import { beforeAll, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeShopper } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { makeOrder, type OrderFixture } from '../../../testing/orderFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { finishDelivery, startDelivery } from '../delivery/deliveries.ts';
import { finishPicking, recordPick, startPicking } from './picking.ts';

let admin: Viewer;
beforeAll(async () => {
  admin = await makeShopper({ role: 'ADMIN' });
});

/** What every type that shows the order says, once: they must agree. */
async function collected({ orderId, viewer }: OrderFixture): Promise<number> {
  const query = `query ($id: ID!, $delivery: ID!) {
    adminOrder(id: $id) { cashToCollect } deliveryOrder(id: $delivery) { cashToCollect } }`;
  const ids = { id: encodeId('Order', orderId), delivery: encodeId('DeliveryOrder', orderId) };
  const staff = await executeGraphql(query, ids, admin);
  const shopper = await executeGraphql('query ($id: ID!) { order(id: $id) { cashToCollect } }', { id: ids.id }, viewer);
  const amounts = [staff.data.adminOrder, staff.data.deliveryOrder, shopper.data.order].map(
    ({ cashToCollect }: { cashToCollect: number }) => cashToCollect,
  );
  expect(new Set(amounts).size).toBe(1);
  return amounts[0] ?? NaN;
}

const pick = (orderLineId: string | undefined, pickedQuantity: number, missingQuantity: number) =>
  recordPick(admin, { orderLineId: orderLineId ?? '', pickedQuantity, missingQuantity }, { pubSub: sharedPubSub() });
const start = ({ orderId }: OrderFixture) =>
  startPicking(admin, { orderId, takeOver: false }, { pubSub: sharedPubSub() });

it('subtracts missing pieces from when the picker records them, and is nothing once the cash is collected', async () => {
  const order = await makeOrder([2, 1]);
  const { orderId } = order;
  expect(await collected(order)).toBe(30_000);
  await start(order);
  await pick(order.lineIds[0], 1, 1);
  expect(await collected(order)).toBe(20_000);
  await pick(order.lineIds[1], 1, 0);
  await finishPicking(admin, { orderId }, paymentServices());
  expect(await collected(order)).toBe(20_000);
  await startDelivery(admin, { orderId }, paymentServices());
  expect(await collected(order)).toBe(20_000);
  await finishDelivery(admin, { orderId }, paymentServices());
  expect(await collected(order)).toBe(0);
});

it('is nothing while every piece is missing, and for an order that was paid online or cancelled', async () => {
  const empty = await makeOrder([1]);
  await start(empty);
  await pick(empty.lineIds[0], 0, 1);
  expect(await collected(empty)).toBe(0);
  await finishPicking(admin, { orderId: empty.orderId }, paymentServices());
  expect(await collected(empty)).toBe(0);
  expect(await collected(await makeOrder([1], 'ONLINE'))).toBe(0);
});

it('needs one statement for the lines of all orders that are being picked', async () => {
  await db.order.updateMany({ where: { status: { in: ['PLACED', 'CONFIRMED'] } }, data: { status: 'DELIVERED' } });
  const query = '{ adminOrders(filter: { statuses: [PICKING, PLACED] }) { edges { node { cashToCollect } } } }';
  const count = async () => (await countStatements(() => executeGraphql(query, {}, admin))).sent.length;
  for (const order of [await makeOrder([1]), await makeOrder([1])]) await start(order);
  const before = await count();
  for (const order of [await makeOrder([1]), await makeOrder([2])]) await start(order);
  expect(await count()).toBe(before);
});
