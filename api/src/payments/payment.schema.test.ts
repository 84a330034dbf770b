import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { askMutation } from '../testing/askMutation.ts';
import { makeCustomer, makeProduct, makeShopper, newId, stockAndLedger } from '../testing/fixtures.ts';
import { playPayment, sendRefunds } from '../testing/playPayment.ts';

const ORDER = 'id status canCancel payment { status amount refunded url refunds { amount reason status note } }';

describe('paying online through the graph', () => {
  let viewer: Viewer;
  let admin: Viewer;
  let productId: string;
  let input: { addressId: string; expectedTotal: number; paymentMethod: string; idempotencyKey: string };
  beforeEach(async () => {
    productId = (await makeProduct()).id;
    const customer = await makeCustomer([productId], 2);
    ({ viewer } = customer);
    admin = await makeShopper({ role: 'ADMIN' });
    const addressId = encodeId('Address', customer.addressId);
    input = { addressId, expectedTotal: 20_000, paymentMethod: 'ONLINE', idempotencyKey: newId() };
  });

  const ask = (who: Viewer, name: string, asked: object) =>
    askMutation(who, { name, selection: `... on ${payloadOf(name)} { order { ${ORDER} } }`, input: asked });
  const place = async () => (await ask(viewer, 'orderPlace', input)).order;
  const newestOrder = () => db.order.findFirstOrThrow({ where: { userId: viewer.userId }, orderBy: { id: 'desc' } });
  const approve = async () => playPayment((await newestOrder()).id, 'approve');
  const move = (order: { id: string }, to: OrderStatus, note?: string) =>
    ask(admin, 'orderMove', { orderId: order.id, to, note });
  async function deliver(order: { id: string }): Promise<void> {
    for (const to of ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await move(order, to);
  }

  it('leads to the hosted page, and to the same one when it is asked for again', async () => {
    const order = await place();
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      canCancel: true,
      payment: { status: 'PENDING', amount: 20_000 },
    });
    expect(order.payment.url).toMatch(/\/test-payment\/test_session_/);
    expect(await place()).toEqual(order);
    const { data } = await askGraphql(`{ viewer { unpaidOrder { id } } onlinePayment { isTest } }`, {}, viewer);
    expect(data).toEqual({ viewer: { unpaidOrder: { id: order.id } }, onlinePayment: { isTest: true } });
  });

  it('refuses to pay nothing online, and changes nothing', async () => {
    await db.product.update({ where: { id: productId }, data: { discountPercent: 100 } });
    const answer = await ask(viewer, 'orderPlace', { ...input, expectedTotal: 0 });
    expect(answer).toMatchObject({ __typename: 'PaymentUnavailableError' });
    expect(await db.order.count({ where: { userId: viewer.userId } })).toBe(0);
  });

  it('cancels a paid order, and tells of the money on its way back', async () => {
    const order = await place();
    await approve();
    const answer = await ask(viewer, 'orderCancel', { orderId: order.id, reason: ' Too late ' });
    expect(answer.order).toMatchObject({
      status: 'CANCELLED',
      canCancel: false,
      payment: { refunded: 20_000, url: null, refunds: [{ amount: 20_000, reason: 'CANCELLED', status: 'PENDING' }] },
    });
    await sendRefunds();
    const { data } = await askGraphql(
      `query ($id: ID!) { order(id: $id) { ${ORDER} events { by note } } }`,
      { id: order.id },
      viewer,
    );
    expect(data.order).toMatchObject({ status: 'REFUNDED', payment: { refunds: [{ status: 'SUCCEEDED' }] } });
    expect(data.order.events.map(({ by }: { by: string }) => by)).toEqual(['SHOPPER', 'PAYMENT', 'SHOPPER', 'PAYMENT']);
    expect(data.order.events[2].note).toBe('Too late');
  });

  it('keeps others from an order: for them it is not there', async () => {
    const order = await place();
    const { viewer: other } = await makeCustomer([]);
    for (const name of ['orderCancel', 'paymentAbandon', 'paymentCheck']) {
      expect(await ask(other, name, { orderId: order.id })).toMatchObject({ __typename: 'OrderGoneError' });
    }
    expect((await newestOrder()).status).toBe('PENDING_PAYMENT');
  });

  it('lets a shopper cancel until the order is packed, and the shop after that', async () => {
    const order = await place();
    await approve();
    for (const to of ['CONFIRMED', 'PICKING', 'PACKED'] as const) expect((await move(order, to)).order.status).toBe(to);
    expect(await ask(viewer, 'orderCancel', { orderId: order.id })).toMatchObject({
      __typename: 'OrderTransitionError',
      message: "An order that is packed can't become cancelled",
    });
    expect((await move(order, 'CANCELLED', 'The milk is spilt')).order.payment.refunded).toBe(20_000);
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it('writes what the shop does into the audit log, without anything personal', async () => {
    const order = await place();
    await approve();
    await move(order, 'CONFIRMED');
    const { number } = await newestOrder();
    const entry = await db.auditEntry.findFirstOrThrow({ where: { actorId: admin.userId } });
    expect(entry).toMatchObject({
      action: 'ORDER_MOVE',
      subjectType: 'ORDER',
      subjectName: `#${number}`,
      before: { status: 'PLACED' },
      after: { status: 'CONFIRMED' },
    });
  });

  it('refuses to leave a step out, or to go back', async () => {
    const order = await place();
    await approve();
    for (const to of ['PICKING', 'DELIVERED', 'PENDING_PAYMENT', 'REFUNDED', 'PLACED'] as const) {
      expect(await move(order, to)).toMatchObject({ __typename: 'OrderTransitionError' });
    }
    expect((await newestOrder()).status).toBe('PLACED');
  });

  it('has the cash when an order that is paid on delivery is delivered', async () => {
    input.paymentMethod = 'CASH_ON_DELIVERY';
    const order = await place();
    await deliver(order);
    const { data } = await askGraphql(`query ($id: ID!) { order(id: $id) { ${ORDER} } }`, { id: order.id }, viewer);
    expect(data.order).toMatchObject({ status: 'DELIVERED', payment: { status: 'PAID', amount: 20_000 } });
  });

  it('pays back pieces of a delivered order, at most what was delivered', async () => {
    const order = await place();
    await approve();
    const row = await newestOrder();
    const { id } = await db.orderLine.findFirstOrThrow({ where: { orderId: row.id } });
    const lines = (quantity: number) => [{ orderLineId: encodeId('OrderLine', id), quantity }];
    const refund = (quantity: number) =>
      ask(admin, 'orderRefundLines', { orderId: order.id, lines: lines(quantity), note: 'Bruised' });
    expect(await refund(1)).toMatchObject({ __typename: 'NotRefundableError' });
    await deliver(order);
    expect(await refund(3)).toMatchObject({ __typename: 'NotRefundableError' });
    expect((await refund(1)).order.payment).toMatchObject({
      refunded: 10_000,
      refunds: [{ reason: 'RETURNED', note: 'Bruised' }],
    });
    expect(await refund(2)).toMatchObject({ __typename: 'NotRefundableError' });
    await sendRefunds();
    expect((await newestOrder()).status).toBe('DELIVERED');
    await refund(1);
    await sendRefunds();
    expect((await newestOrder()).status).toBe('REFUNDED');
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
  });
});

function payloadOf(mutation: string): string {
  return `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
}
