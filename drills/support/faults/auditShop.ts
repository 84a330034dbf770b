import { Prisma } from '../../../api/src/platform/db/generated/client.ts';
import { db } from '../../../api/src/platform/db/client.ts';
import { decodeIdOf } from '../../../api/src/platform/core/publicId.ts';
import type { FakeSmtpServer } from '../../../api/src/testing/fakeSmtpServer.ts';
import type { FakeStripe } from '../../../api/src/testing/stripe/fakeStripe.ts';
import type { WebhookReceiver } from '../../../api/src/testing/webhooks/webhookReceiver.ts';
import type { Told } from './simulatedShopper.ts';

/** The states of orders that hold no stock and whose payment is given back. */
const OVER = ['CANCELLED', 'PAYMENT_FAILED', 'REFUNDED'];

/** The shop's outside observers. */
export interface Witnesses {
  stripe: FakeStripe;
  mailServer: FakeSmtpServer;
  receiver: WebhookReceiver;
  told: readonly Told[];
}

interface Order {
  id: string;
  number: number;
  status: string;
  wasPlaced: boolean;
  payments: { status: string; method: string; amount: number; refunded: number }[];
}

/** What orders, payments, stock, mails and webhooks contradict after a run; empty when nothing was lost, sold twice or sent twice. */
export async function auditShop({ stripe, mailServer, receiver, told }: Witnesses): Promise<string[]> {
  const orders = await db.$queryRaw<Order[]>`
    SELECT id, number, status::text,
      EXISTS (SELECT FROM order_events WHERE order_id = orders.id AND status = 'PLACED') AS "wasPlaced",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('status', status, 'method', method, 'amount', amount_paise,
        'refunded', refunded_paise)), '[]') FROM payments WHERE order_id = orders.id) AS payments
    FROM orders`;
  const byId = new Map(orders.map((order) => [order.id, order]));
  const accepted = told.flatMap((each) => each.orders.map((id) => decodeIdOf('Order', id)));
  const cancelled = told.flatMap((each) => each.cancelled.map((id) => decodeIdOf('Order', id)));
  const isDifferentAtStripe = createStripeAudit(stripe);
  const counts = {
    'orders that were accepted and are missing': accepted.filter((id) => !byId.has(id)),
    'orders that nobody was told of': orders.filter(({ id }) => !accepted.includes(id)),
    'orders that were accepted twice': accepted.filter((id, index) => accepted.indexOf(id) !== index),
    'orders without exactly one payment': orders.filter(({ payments }) => payments.length !== 1),
    'orders whose payment or refund is another one at Stripe': orders.filter(isDifferentAtStripe),
    'orders that were cancelled and are not': cancelled.filter((id) => !OVER.includes(byId.get(id)?.status ?? '')),
    'products whose stock is not their ledger': await productsWhere(
      Prisma.sql`stock <> (SELECT coalesce(sum(delta), 0) FROM stock_movements WHERE product_id = products.id)`,
    ),
    'products that were sold more often than they were there': await productsWhere(
      Prisma.sql`stock < 0 OR stock + (
        SELECT coalesce(sum(line.quantity), 0) FROM order_lines line JOIN orders ON orders.id = order_id
        WHERE product_id = products.id AND status::text <> ALL (${OVER})
      ) <> (SELECT delta FROM stock_movements WHERE product_id = products.id AND reason = 'INITIAL')`,
    ),
    'mails that were sent twice': repeatedMails(mailServer),
    'placed orders without their webhook': missingWebhooks(receiver, orders),
  };
  return Object.entries(counts).flatMap(([what, found]) =>
    found.length > 0 ? [`${found.length} ${what}: ${JSON.stringify(found.slice(0, 3))}`] : [],
  );
}

function productsWhere(condition: Prisma.Sql): Promise<unknown[]> {
  return db.$queryRaw`SELECT id FROM products WHERE ${condition}`;
}

/** Whether the payment of an order is not what Stripe received, or its refund not what Stripe paid back. */
function createStripeAudit({ state }: FakeStripe): (order: Order) => boolean {
  const paid = Map.groupBy(
    [...state.sessions.values()].filter((session) => session.payment_status === 'paid'),
    ({ metadata }) => decodeIdOf('Order', metadata['orderId'] ?? ''),
  );
  return ({ id, status, payments: [payment] }) => {
    if (payment?.method !== 'ONLINE') return paid.has(id);
    const sessions = paid.get(id) ?? [];
    const refunds = sessions.flatMap((session) => state.refundsOf(session.payment_intent ?? ''));
    const received = sessions.reduce((sum, session) => sum + session.amount_total, 0);
    const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const isReceived = ['PAID', 'REFUNDED'].includes(payment.status) ? received === payment.amount : received === 0;
    const isRefunded = refunded === payment.refunded && refunded === (OVER.includes(status) ? received : 0);
    return sessions.length > 1 || refunds.length > 1 || !isReceived || !isRefunded;
  };
}

/** A mail about an order has its number in the subject. */
function repeatedMails({ received }: FakeSmtpServer): string[] {
  const keys = received.map(({ recipients, email }) => `${recipients.join()} ${email.subject ?? ''}`);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

function missingWebhooks({ received }: WebhookReceiver, orders: readonly Order[]): Order[] {
  const numbers = received.map(
    ({ body }) => (JSON.parse(body) as { data: { order: { number: number } } }).data.order.number,
  );
  const announced = new Set(numbers);
  return orders.filter(({ number, wasPlaced }) => wasPlaced && !announced.has(number));
}
