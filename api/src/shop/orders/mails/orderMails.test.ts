import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import { updateMailOptOuts } from '../../../platform/mail/mailOptOut.ts';
import { makeShopper } from '../../../testing/fixtures.ts';
import { makeHeldOrder } from '../../../testing/makeHeldOrder.ts';
import { makeOrder } from '../../../testing/orderFixtures.ts';
import {
  confirmAddress,
  MAIL_PUBLIC_URL,
  makeConfirmedOrder,
  moveOrder,
  openOrderMailbox,
  orderNumber,
  type OrderMailbox,
} from '../../../testing/orderMailFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { releaseHold } from '../../../backoffice/fulfillment/orderHolds.ts';
import { updateOrderState } from '../../../backoffice/fulfillment/updateOrderState.ts';

const HOUR_MS = 60 * 60 * 1000;
const NAME = 'Asha';
const STREET = '12 Park Street';
let mailbox: OrderMailbox;

beforeEach(async () => {
  mailbox = await openOrderMailbox();
});

afterEach(() => mailbox.close());

describe('the mails of an order', () => {
  it('come at each step, once', async () => {
    const { orderId } = await makeConfirmedOrder();
    const send = () => mailbox.send(orderId);
    await send();
    await moveOrder(orderId, 'DELIVERED', send);
    await send();
    const order = `Order ${await orderNumber(orderId)}`;
    expect(mailbox.subjects()).toEqual([
      `${order} confirmed`,
      `${order} is packed`,
      `${order} is on its way`,
      `${order} delivered`,
    ]);
    const invoice = `${MAIL_PUBLIC_URL}/invoices/${encodeId('Order', orderId)}`;
    for (const body of mailbox.bodies()) expect(body).toContain(invoice);
  });

  it('go to the shopper who ordered alone', async () => {
    const { orderId, viewer } = await makeConfirmedOrder();
    const { email } = await db.user.findUniqueOrThrow({ where: { id: viewer.userId } });
    await mailbox.send(orderId);
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([[email]]);
    const other = await makeShopper({ emailVerifiedAt: new Date() });
    await db.mail.create({
      data: { kind: 'ORDER_PLACED', userId: other.userId, orderId, recipient: 'other@kirana.example' },
    });
    await mailbox.send(orderId);
    expect(mailbox.received).toHaveLength(1);
  });

  it('are dropped when a later step overtook them, and receipts are not', async () => {
    const { orderId } = await makeConfirmedOrder();
    await moveOrder(orderId, 'DELIVERED');
    await mailbox.send(orderId);
    const order = `Order ${await orderNumber(orderId)}`;
    expect(mailbox.subjects()).toEqual([`${order} confirmed`, `${order} delivered`]);
    for (const body of mailbox.bodies(mailbox.received[0]))
      expect(body).not.toMatch(/should arrive|ready for the rider/);
  });

  it('about steps are not sent to a shopper who turned them off before they are sent', async () => {
    const { orderId, viewer } = await makeConfirmedOrder();
    await moveOrder(orderId, 'PACKED');
    await updateMailOptOuts(viewer.userId, { ORDER_UPDATES: false });
    await mailbox.send(orderId);
    expect(mailbox.subjects()).toEqual([`Order ${await orderNumber(orderId)} confirmed`]);
    expect(await db.mail.count({ where: { orderId } })).toBe(1);
  });

  it('can be turned off by one click when they are about steps, and receipts can not', async () => {
    const { orderId } = await makeConfirmedOrder();
    await mailbox.send(orderId);
    await moveOrder(orderId, 'PACKED');
    await mailbox.send(orderId);
    const [receipt, step] = mailbox.received.map(({ email }) =>
      Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    );
    expect(receipt).not.toHaveProperty('list-unsubscribe');
    expect(step?.['list-unsubscribe']).toMatch(/^<https:\/\/kirana\.example\/unsubscribe\?token=[\w.-]+>$/);
    expect(step?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mailbox.received.at(-1)?.email.html).toContain('>Unsubscribe</a>');
    expect(mailbox.received.at(-1)?.email.text).toContain(
      `Unsubscribe from order updates: ${MAIL_PUBLIC_URL}/unsubscribe?token=`,
    );
  });

  it('are not queued by a transition that fails', async () => {
    const { orderId } = await makeOrder();
    const admin = await makeShopper({ role: 'ADMIN' });
    const early = updateOrderState(admin, { orderId, to: 'DELIVERED', note: null }, paymentServices());
    await expect(early).rejects.toThrow();
    expect(await db.mail.findMany({ where: { orderId } })).toMatchObject([{ kind: 'ORDER_PLACED' }]);
  });
});

describe('the receipt', () => {
  it('has the lines, the bill, the payment, the address, the arrival and a link, as HTML and as text', async () => {
    const { orderId } = await makeConfirmedOrder([2, 1]);
    const data = { deliveryFeePaise: 2500, handlingFeePaise: 500, mrpTotalPaise: 36_000, grandTotalPaise: 33_000 };
    await db.order.update({ where: { id: orderId }, data });
    await db.payment.update({ where: { orderId }, data: { amountPaise: 33_000 } });
    const { lines } = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true } });
    await mailbox.send(orderId);
    const facts = [
      ...[`Hi ${NAME},`, 'We’ve got your order. It should arrive by', 'Please keep ₹330 ready for the rider.'],
      ...[...lines.map(({ name }) => name), '500 g · 2 × ₹100', '₹200'],
      ...['MRP total', '₹360', 'Discount', '−₹60', 'Delivery charge', '₹25', 'Handling charge', '₹5', 'Grand total'],
      ...['Cash on delivery', `${NAME}, ${STREET}, Kolkata, West Bengal 700016`, '9800000000'],
      `${MAIL_PUBLIC_URL}/dashboard/myorders/${encodeId('Order', orderId)}`,
    ];
    for (const body of mailbox.bodies()) for (const fact of facts) expect(body).toContain(fact);
  });

  it('has the round off of cash, and what the rider collects', async () => {
    const { orderId } = await makeConfirmedOrder([1]);
    await db.order.update({ where: { id: orderId }, data: { handlingFeePaise: 550, grandTotalPaise: 10_550 } });
    await db.payment.update({ where: { orderId }, data: { amountPaise: 10_550 } });
    await mailbox.send(orderId);
    const facts = ['Please keep ₹106 ready for the rider.', '₹105.50', 'Round off', '+₹0.50', 'To pay', '₹106'];
    for (const body of mailbox.bodies()) for (const fact of facts) expect(body).toContain(fact);
  });

  it('of an order on hold says that it is checked first, and of one that was released when it arrives', async () => {
    const { orderId, viewer } = await makeHeldOrder();
    await confirmAddress(viewer.userId);
    await mailbox.send(orderId);
    expect(mailbox.subjects()).toEqual([`Order ${await orderNumber(orderId)} received`]);
    for (const body of mailbox.bodies()) {
      expect(body).toContain('We’ve got your order. We’ll check it first, then start picking right away.');
      expect(body).not.toContain('should arrive');
    }
    const released = await makeHeldOrder();
    await releaseHold(await makeShopper({ role: 'ADMIN' }), released, paymentServices());
    await mailbox.send(released.orderId);
    for (const body of mailbox.bodies()) expect(body).toContain('It should arrive by');
  });

  it('says what was paid online', async () => {
    const { orderId } = await makeConfirmedOrder([2], 'ONLINE');
    await mailbox.send(orderId);
    for (const body of mailbox.bodies()) expect(body).toContain('You paid ₹200 online.');
  });

  it('escapes names, and none of them reaches a header', async () => {
    const { orderId, viewer } = await makeConfirmedOrder();
    const evil = '<img src=x>\r\nBcc: all@kirana.example';
    await db.user.update({ where: { id: viewer.userId }, data: { name: evil } });
    await db.order.update({ where: { id: orderId }, data: { recipientName: evil, addressLine: evil } });
    await db.orderLine.updateMany({ where: { orderId }, data: { name: evil } });
    await mailbox.send(orderId);
    const { email, recipients } = mailbox.received[0] ?? {};
    expect(email?.html).not.toContain('<img');
    expect(email?.html).toContain('&lt;img src=x&gt;');
    expect(recipients).toHaveLength(1);
    expect(email?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(email?.text).not.toMatch(/^Bcc:/m);
  });
});

describe('an address that is not confirmed', () => {
  it('gets short receipts without the name, the products and the address, and no mail about steps', async () => {
    const { orderId } = await makeOrder();
    const send = () => mailbox.send(orderId);
    await send();
    const { lines } = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true } });
    for (const body of mailbox.bodies()) {
      for (const trace of [NAME, STREET, '9800000000', lines[0]?.name ?? STREET]) expect(body).not.toContain(trace);
      expect(body).toContain('Confirm this email address');
    }
    await moveOrder(orderId, 'DELIVERED', send);
    expect(mailbox.received).toHaveLength(1);
  });

  it('gets few of them a day', async () => {
    const { orderId, viewer } = await makeOrder();
    const { email } = await db.user.findUniqueOrThrow({ where: { id: viewer.userId } });
    const mail = { kind: 'ORDER_PLACED', userId: viewer.userId, orderId, recipient: email } as const;
    await db.mail.createMany({ data: Array.from({ length: 9 }, () => mail) });
    await mailbox.send(orderId);
    expect(mailbox.received).toHaveLength(6);
    await db.mail.updateMany({ data: { createdAt: new Date(Date.now() - 25 * HOUR_MS) } });
    await db.mail.create({ data: mail });
    await mailbox.send(orderId);
    expect(mailbox.received).toHaveLength(7);
  });
});
