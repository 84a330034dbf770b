import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { makeCustomer, makeProduct, makeShopper, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { decideOrderPayment, sendRefunds } from '../../testing/sandboxPaymentFixtures.ts';

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

  const ask = (who: Viewer, name: string, input: object) =>
    executeMutation(who, { name, selection: `... on ${payloadOf(name)} { order { ${ORDER} } }`, input: input });
  const place = async () => (await ask(viewer, 'orderPlace', input)).order;
  const newestOrder = () => db.order.findFirstOrThrow({ where: { userId: viewer.userId }, orderBy: { id: 'desc' } });
  const approve = async () => decideOrderPayment((await newestOrder()).id, 'approve');
  const move = (order: { id: string }, to: OrderStatus, note?: string) =>
    ask(admin, 'orderUpdateStatus', { orderId: order.id, to, note });
  async function deliver(order: { id: string }): Promise<void> {
    for (const to of ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      await move(order, to);
  }

  it('returns the payment page, and the same one for a repeated request', async () => {
    const order = await place();
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      canCancel: true,
      payment: { status: 'PENDING', amount: 20_000 },
    });
    expect(order.payment.url).toMatch(/\/sandbox-payment\/sandbox_session_/);
    expect(await place()).toEqual(order);
    const { data } = await executeGraphql(`{ viewer { unpaidOrder { id } } onlinePayment { isSandbox } }`, {}, viewer);
    expect(data).toEqual({ viewer: { unpaidOrder: { id: order.id } }, onlinePayment: { isSandbox: true } });
  });

  it('refuses an amount of zero, and changes nothing', async () => {
    await db.product.update({ where: { id: productId }, data: { discountPercent: 100 } });
    const answer = await ask(viewer, 'orderPlace', { ...input, expectedTotal: 0 });
    expect(answer).toMatchObject({ __typename: 'PaymentUnavailableError' });
    expect(await db.order.count({ where: { userId: viewer.userId } })).toBe(0);
  });

  it('cancels a paid order, and shows its refund', async () => {
    const order = await place();
    await approve();
    const answer = await ask(viewer, 'orderCancel', { orderId: order.id, reason: ' Too late ' });
    expect(answer.order).toMatchObject({
      status: 'CANCELLED',
      canCancel: false,
      payment: { refunded: 20_000, url: null, refunds: [{ amount: 20_000, reason: 'CANCELLED', status: 'PENDING' }] },
    });
    await sendRefunds();
    const { data } = await executeGraphql(
      `query ($id: ID!) { order(id: $id) { ${ORDER} events { actorRole note } } }`,
      { id: order.id },
      viewer,
    );
    expect(data.order).toMatchObject({ status: 'REFUNDED', payment: { refunds: [{ status: 'SUCCEEDED' }] } });
    expect(data.order.events.map(({ actorRole }: { actorRole: string }) => actorRole)).toEqual([
      'SHOPPER',
      'PAYMENT',
      'SHOPPER',
      'PAYMENT',
    ]);
    expect(data.order.events[2].note).toBe('Too late');
  });

  it('hides an order from other viewers', async () => {
    const order = await place();
    const { viewer: other } = await makeCustomer([]);
    for (const name of ['orderCancel', 'paymentAbandon', 'paymentCheck']) {
      expect(await ask(other, name, { orderId: order.id })).toMatchObject({ __typename: 'OrderNotFoundError' });
    }
    expect((await newestOrder()).status).toBe('PENDING_PAYMENT');
  });

  it('lets a shopper cancel until the order is packed, and an admin after that', async () => {
    const order = await place();
    await approve();
    for (const to of ['CONFIRMED', 'PICKING', 'PACKED'] as const) expect((await move(order, to)).order.status).toBe(to);
    expect(await ask(viewer, 'orderCancel', { orderId: order.id })).toMatchObject({
      __typename: 'OrderTransitionError',
      message: 'An order that is packed can’t become cancelled',
    });
    expect((await move(order, 'CANCELLED', 'The milk is spilt')).order.payment.refunded).toBe(20_000);
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it('audits admins without personal data', async () => {
    const order = await place();
    await approve();
    await move(order, 'CONFIRMED');
    const { number } = await newestOrder();
    const entry = await db.auditEntry.findFirstOrThrow({ where: { actorId: admin.userId } });
    expect(entry).toMatchObject({
      action: 'ORDER_UPDATE_STATE',
      subjectType: 'ORDER',
      subjectName: `#${number}`,
      before: { status: 'PLACED' },
      after: { status: 'CONFIRMED' },
    });
  });

  it('refuses to skip or revert a state', async () => {
    const order = await place();
    await approve();
    for (const to of ['PICKING', 'DELIVERED', 'PENDING_PAYMENT', 'REFUNDED', 'PLACED'] as const) {
      expect(await move(order, to)).toMatchObject({ __typename: 'OrderTransitionError' });
    }
    expect((await newestOrder()).status).toBe('PLACED');
  });

  it('records the cash payment at the delivery', async () => {
    input.paymentMethod = 'CASH_ON_DELIVERY';
    const order = await place();
    await deliver(order);
    const { data } = await executeGraphql(`query ($id: ID!) { order(id: $id) { ${ORDER} } }`, { id: order.id }, viewer);
    expect(data.order).toMatchObject({ status: 'DELIVERED', payment: { status: 'PAID', amount: 20_000 } });
  });

  it('refunds delivered pieces, and no more', async () => {
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
