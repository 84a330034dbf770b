import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { cancelOrder } from '../payments/cancelOrder.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { makeCartLine, makeCustomer, makeProduct, makeShopper, newId } from '../../testing/fixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { decideOrderPayment, sandboxPaymentOf } from '../../testing/sandboxPaymentFixtures.ts';
import { billOf } from '../cart/bill.ts';
import { placeOrder } from './placeOrder.ts';

const PREFERENCES = { deliveryNote: 'Blue door, first floor', leaveAtGate: true, doNotRingBell: true };
const SEEN_PREFERENCES = { note: 'Blue door, first floor', leaveAtGate: true, doNotRingBell: true };
const PLACE = `... on OrderPlacePayload { order {
  id bill { itemsTotal tip grandTotal } payment { amount } deliveryPreferences { note leaveAtGate doNotRingBell } address { recipientName }
} }
... on InvalidInputError { issues { path message } }
... on TotalChangedError { newTotal }`;

describe('an order with a tip and wishes for the delivery', () => {
  let viewer: Viewer;
  let addressId: string;
  let rider: Viewer;
  let admin: Viewer;
  beforeAll(async () => {
    rider = await makeShopper({ role: 'RIDER', name: 'Ravi Kumar', mobile: '9812345678' });
    admin = await makeShopper({ role: 'ADMIN' });
  });
  beforeEach(async () => {
    ({ viewer, addressId } = await makeCustomer([(await makeProduct()).id]));
  });

  const place = (fields: object = {}) => {
    const input = { addressId: encodeId('Address', addressId), expectedTotal: 10_000, idempotencyKey: newId() };
    return executeMutation(viewer, { name: 'orderPlace', selection: PLACE, input: { ...input, ...fields } });
  };
  const placedId = async () => (await db.order.findFirstOrThrow({ where: { userId: viewer.userId } })).id;

  it('has neither when the shopper asks for nothing', async () => {
    expect((await place()).order).toMatchObject({
      bill: { tip: 0, grandTotal: 10_000 },
      deliveryPreferences: { note: null, leaveAtGate: false, doNotRingBell: false },
    });
  });

  it('has both, and the tip is part of the amount to pay', async () => {
    const { order } = await place({ ...PREFERENCES, tip: 3000, expectedTotal: 13_000 });
    expect(order).toMatchObject({
      bill: { itemsTotal: 10_000, tip: 3000, grandTotal: 13_000 },
      payment: { amount: 13_000 },
      deliveryPreferences: SEEN_PREFERENCES,
    });
    const riderQuery = `query ($id: ID!) { deliveryOrder(id: $id) {
      cashToCollect deliveryPreferences { note leaveAtGate doNotRingBell } } }`;
    const id = encodeId('DeliveryOrder', await placedId());
    const seen = async (who: Viewer) => (await executeGraphql(riderQuery, { id }, who)).data.deliveryOrder;
    await db.order.updateMany({ where: { userId: viewer.userId }, data: { status: 'PACKED' } });
    expect(await seen(rider)).toEqual({ cashToCollect: 13_000, deliveryPreferences: null });
    const onTheWay = { status: 'OUT_FOR_DELIVERY', riderId: rider.userId } as const;
    await db.order.updateMany({ where: { userId: viewer.userId }, data: onTheWay });
    expect(await seen(rider)).toEqual({ cashToCollect: 13_000, deliveryPreferences: SEEN_PREFERENCES });
    const { data } = await executeGraphql(
      'query ($id: ID!) { adminOrder(id: $id) { bill { tip } deliveryPreferences { note leaveAtGate doNotRingBell } } }',
      { id: order.id },
      admin,
    );
    expect(data.adminOrder).toEqual({ bill: { tip: 3000 }, deliveryPreferences: SEEN_PREFERENCES });
  });

  it('compares the total with the tip, and names the total with the tip', async () => {
    expect(await place({ tip: 3000 })).toMatchObject({ __typename: 'TotalChangedError', newTotal: 13_000 });
  });

  it('charges the tip online, and refunds it when the order is cancelled', async () => {
    await place({ tip: 5000, expectedTotal: 15_000, paymentMethod: 'ONLINE' });
    const orderId = await placedId();
    expect(await sandboxPaymentOf(orderId)).toMatchObject({ amountPaise: 15_000n });
    await decideOrderPayment(orderId, 'approve');
    await cancelOrder(viewer, { orderId, reason: null }, paymentServices());
    expect(await db.refund.findMany({ where: { payment: { orderId } } })).toMatchObject([
      { amountPaise: 15_000n, reason: 'CANCELLED' },
    ]);
  });

  it('pays for delivery as it would without a tip', () => {
    const fees = { delivery: 2_500, handling: 0, freeDeliveryFrom: 19_900, gstPercent: 18 };
    const bill = billOf([{ quantity: 1, mrp: 10_000, price: 10_000 }], fees, 50_000);
    expect(bill).toMatchObject({ deliveryFee: 2_500, tip: 50_000, grandTotal: 62_500 });
  });

  it('has the instructions of its address unless it has a note of its own, and its receiver', async () => {
    const data = { deliveryInstructions: 'x'.repeat(200), receiverName: 'Ravi Kumar' };
    await db.address.update({ where: { id: addressId }, data });
    const orderWith = async (fields: object) => {
      await makeCartLine(viewer, (await makeProduct()).id);
      const { order } = await place(fields);
      expect(order.address.recipientName).toBe('Ravi Kumar');
      return order.deliveryPreferences.note;
    };
    await db.cartLine.deleteMany({ where: { userId: viewer.userId } });
    expect(await orderWith({})).toBe(data.deliveryInstructions);
    expect(await orderWith({ deliveryNote: null })).toBe(data.deliveryInstructions);
    expect(await orderWith({ deliveryNote: 'Gate 2' })).toBe('Gate 2');
    expect(await orderWith({ deliveryNote: ' ' })).toBeNull();
  });

  it.each([
    ['a tip below zero', { tip: -100 }, 'tip'],
    ['a tip that is too high', { tip: 50_100 }, 'tip'],
    ['a tip of a broken rupee', { tip: 1050 }, 'tip'],
    ['a note that is too long', { deliveryNote: 'x'.repeat(201) }, 'deliveryNote'],
    ['a note with NUL', { deliveryNote: 'a\0b' }, 'deliveryNote'],
  ])('refuses %s', async (_what, fields, path) => {
    expect(await place(fields)).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path }] });
    expect(await db.order.count({ where: { userId: viewer.userId } })).toBe(0);
  });

  it.each([
    ['tip_paise = -100, grand_total_paise = grand_total_paise - 100', 'orders_tip_in_range'],
    ['tip_paise = 50100, grand_total_paise = grand_total_paise + 50100', 'orders_tip_in_range'],
    ['tip_paise = 100', 'orders_grand_total_adds_up'],
    ["delivery_note = ' '", 'orders_delivery_note_in_range'],
    ["delivery_note = repeat('x', 201)", 'orders_delivery_note_in_range'],
  ])('cannot be stored with %s', async (change, constraint) => {
    await place();
    const statement = `UPDATE orders SET ${change} WHERE user_id = '${viewer.userId}'`;
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow(constraint);
  });

  it('refuses the idempotency key of an order with another tip or note', async () => {
    const request = { addressId, expectedTotal: 12_000, idempotencyKey: newId(), tip: 2000 } as const;
    const order = (fields: object) =>
      placeOrder(viewer, { ...request, paymentMethod: 'CASH_ON_DELIVERY', ...fields }, paymentServices());
    const { orderId } = await order({});
    expect(await order({ leaveAtGate: false, deliveryNote: null })).toMatchObject({ orderId });
    for (const other of [
      { tip: 3000 },
      { deliveryNote: 'Gate 2' },
      { deliveryNote: '' },
      { leaveAtGate: true },
      { doNotRingBell: true },
    ]) {
      await expect(order(other)).rejects.toMatchObject({ name: 'IdempotencyKeyReusedError' });
    }
  });
});
