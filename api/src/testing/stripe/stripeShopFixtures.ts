import { expect } from 'vitest';
import type { OrderRequest } from '../../shop/checkout/orderRequest.ts';
import { placeOrder, type CheckoutServices } from '../../shop/checkout/placeOrder.ts';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { sendRefund } from '../../shop/refunds/settleRefund.ts';
import { createStripeProvider } from '../../shop/payments/stripe/stripeProvider.ts';
import { PAYMENT_WEBHOOK_PATH } from '../../shop/payments/paymentWebhookRoute.ts';
import { makeCustomer, makeProduct, newId, stockAndLedger } from '../fixtures.ts';
import { openServer } from '../server/inProcessServer.ts';
import { openFakeStripe, type StripeSignedEvent } from './fakeStripe.ts';
import { paymentServices } from '../paymentFixtures.ts';

/** The public URL of the shops in these tests; the requests to Stripe contain return URLs below it. */
export const PUBLIC_URL = 'https://shop.example';
/** Longer than a busy machine needs. */
const TIMEOUT_MS = 10_000;

/** The price of a piece. */
export const PRICE = 10_000;

/** The columns of an order of one piece that its payment can change. */
export async function orderSummary({ orderId, productId }: { orderId: string; productId: string }) {
  const { status, userId, payment, events } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      status: true,
      userId: true,
      events: { orderBy: { id: 'asc' }, select: { status: true } },
      payment: {
        select: {
          status: true,
          amountPaise: true,
          refundedPaise: true,
          refunds: { orderBy: { id: 'asc' }, select: { reason: true, status: true, amountPaise: true } },
        },
      },
    },
  });
  const { stock, ledger } = await stockAndLedger(productId);
  expect(stock).toBe(ledger);
  return {
    status,
    steps: events.map((step) => step.status),
    paid: payment?.status,
    amount: Number(payment?.amountPaise),
    refunded: Number(payment?.refundedPaise),
    refunds: payment?.refunds.map((refund) => `${refund.reason} ${refund.status} ${refund.amountPaise}`),
    stock,
    cart: await db.cartLine.count({ where: { userId } }),
  };
}

/** A pending order of one piece out of a stock of ten. */
export const WAITING = {
  status: 'PENDING_PAYMENT',
  steps: ['PENDING_PAYMENT'],
  paid: 'PENDING',
  amount: PRICE,
  refunded: 0,
  refunds: [],
  stock: 9,
  cart: 1,
};
/** The same, paid. */
export const PLACED = { ...WAITING, status: 'PLACED', steps: ['PENDING_PAYMENT', 'PLACED'], paid: 'PAID', cart: 0 };
/** The same, voided. */
export const FAILED = {
  ...WAITING,
  status: 'PAYMENT_FAILED',
  steps: ['PENDING_PAYMENT', 'PAYMENT_FAILED'],
  paid: 'FAILED',
  stock: 10,
};

/** Opens a server whose payment provider is a fake of Stripe. */
export async function openStripeShop() {
  const stripe = await openFakeStripe();
  const { secretKey, webhookSecret, publishableKey, apiBase } = stripe.config;
  const app = await openServer({
    PUBLIC_URL,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_API_BASE: apiBase,
  });

  /** The services of rules, without retries, so that they fail sooner than the server. */
  function services(timeoutMs = TIMEOUT_MS): CheckoutServices {
    const config = { ...stripe.config, publicUrl: PUBLIC_URL, report: () => undefined };
    const payments = createStripeProvider(config, { timeoutMs, retries: 0 });
    return { ...paymentServices(), payments };
  }

  /** A shopper with one piece in the cart, and the order request for it. */
  async function prepareCheckout(stock = 10) {
    const { id: productId } = await makeProduct({ stock });
    const { viewer, addressId } = await makeCustomer([productId]);
    const paymentMethod = 'ONLINE' as const;
    return { productId, viewer, request: { addressId, expectedTotal: PRICE, idempotencyKey: newId(), paymentMethod } };
  }

  /** Sends an event to the webhook, optionally with other headers or another body. */
  async function deliver(
    { body, signature }: StripeSignedEvent,
    { headers = { 'stripe-signature': signature } as Record<string, string>, payload = body } = {},
  ) {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    const answer = await app.inject({
      method: 'POST',
      url: PAYMENT_WEBHOOK_PATH,
      headers: { ...type, ...headers },
      payload,
    });
    return { status: answer.statusCode, answer: answer.json() };
  }

  return {
    stripe,
    app,
    services,
    prepareCheckout,
    deliver,
    /** Sends an event to the webhook and expects that it is accepted. */
    async expectAccepted(message: StripeSignedEvent): Promise<void> {
      expect(await deliver(message)).toEqual({ status: 200, answer: { received: true } });
    },
    /** The latest event of a type. */
    lastMessage: (type: string): StripeSignedEvent =>
      stripe.messages.findLast((event) => event.type === type) ?? stripe.signEvent('none', {}),
    /** Stripe's payment id of a session. */
    paymentIdOf: (sessionId: string): string => stripe.state.session(sessionId).payment_intent ?? '',
    /** Repeats an order request, as a client does after a lost answer. */
    placeAgain: (viewer: Viewer, request: OrderRequest) => placeOrder(viewer, request, services()),
    /** An order with an open session. */
    async orderOnline(stock?: number) {
      const { productId, viewer, request } = await prepareCheckout(stock);
      const { orderId } = await placeOrder(viewer, request, services());
      const payment = await db.payment.findUniqueOrThrow({ where: { orderId } });
      return { productId, viewer, orderId, sessionId: payment.providerSessionId ?? '' };
    },
    /** Runs the jobs of an order's pending refunds. */
    async sendRefunds(orderId: string): Promise<void> {
      const open = await db.refund.findMany({ where: { payment: { orderId }, status: 'PENDING' } });
      expect(open).not.toEqual([]);
      for (const { id } of open) await sendRefund(id, services());
    },
    async close(): Promise<void> {
      await app.close();
      stripe.close();
    },
  };
}
