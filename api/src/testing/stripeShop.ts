import { expect } from 'vitest';
import type { OrderRequest } from '../checkout/orderRequest.ts';
import { placeOrder } from '../checkout/placeOrder.ts';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import type { PaymentMeans } from '../payments/paymentMeans.ts';
import { sendRefund } from '../payments/sendRefund.ts';
import { createStripeProvider } from '../payments/stripeProvider.ts';
import { WEBHOOK_PATH } from '../payments/webhookRoute.ts';
import { makeCustomer, makeProduct, newId, stockAndLedger } from './fixtures.ts';
import { openServer } from './httpClient.ts';
import { openStripe, type StripeMessage } from './stripeStandIn.ts';
import { testEvents } from './testEvents.ts';
import { TEST_TERMS } from './testTerms.ts';

/** Where the shops of these tests say they are; the return addresses are part of what is asked of Stripe. */
export const PUBLIC_URL = 'https://shop.example';
/** Waits longer than a busy machine needs. */
const CALM_MS = 10_000;

/** What a piece of the orders here costs. */
export const PRICE = 10_000;

/** All of an order of one piece that its payment may change. */
export async function standing({ orderId, productId }: { orderId: string; productId: string }) {
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

/** An order of one of ten pieces that waits for its payment. */
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
/** The same, given up. */
export const FAILED = {
  ...WAITING,
  status: 'PAYMENT_FAILED',
  steps: ['PENDING_PAYMENT', 'PAYMENT_FAILED'],
  paid: 'FAILED',
  stock: 10,
};

/** A whole server that takes payments by a stand-in for Stripe. */
export async function openStripeShop() {
  const stripe = await openStripe();
  const { secretKey, webhookSecret, publishableKey, apiBase } = stripe.config;
  const app = await openServer({
    PUBLIC_URL,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_API_BASE: apiBase,
  });

  /** What rules work with. It asks Stripe once, which makes it give up sooner than the server does. */
  function means(timeoutMs = CALM_MS): PaymentMeans {
    const config = { ...stripe.config, publicUrl: PUBLIC_URL, report: () => undefined };
    const payments = createStripeProvider(config, { timeoutMs, retries: 0 });
    return { payments, events: testEvents(), shop: TEST_TERMS, now: new Date() };
  }

  /** Somebody with one piece in the cart, and what they are about to order. */
  async function readyToPay(stock = 10) {
    const { id: productId } = await makeProduct({ stock });
    const { viewer, addressId } = await makeCustomer([productId]);
    const paymentMethod = 'ONLINE' as const;
    return { productId, viewer, request: { addressId, expectedTotal: PRICE, idempotencyKey: newId(), paymentMethod } };
  }

  /** Sends a message to the webhook, with other headers or another body if so wished. */
  async function deliver(
    { body, signature }: StripeMessage,
    { headers = { 'stripe-signature': signature } as Record<string, string>, payload = body } = {},
  ) {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    const answer = await app.inject({ method: 'POST', url: WEBHOOK_PATH, headers: { ...type, ...headers }, payload });
    return { status: answer.statusCode, answer: answer.json() };
  }

  return {
    stripe,
    app,
    means,
    readyToPay,
    deliver,
    /** Sends a message to the webhook, which has to take it. */
    async expectTaken(message: StripeMessage): Promise<void> {
      expect(await deliver(message)).toEqual({ status: 200, answer: { received: true } });
    },
    /** What Stripe has told last of that type. */
    lastMessage: (type: string): StripeMessage =>
      stripe.messages.findLast((told) => told.type === type) ?? stripe.tell('none', {}),
    /** Stripe's id of the money that came on a page. */
    paymentIdOf: (sessionId: string): string => stripe.books.session(sessionId).payment_intent ?? '',
    /** Sends an order once more, as a client does whose answer got lost. */
    placeAgain: (viewer: Viewer, request: OrderRequest) => placeOrder(viewer, request, means()),
    /** An order whose page is open. */
    async orderOnline(stock?: number) {
      const { productId, viewer, request } = await readyToPay(stock);
      const { orderId } = await placeOrder(viewer, request, means());
      const payment = await db.payment.findUniqueOrThrow({ where: { orderId } });
      return { productId, viewer, orderId, sessionId: payment.providerSessionId ?? '' };
    },
    /** Runs the jobs that pay back what is open of an order. */
    async sendRefunds(orderId: string): Promise<void> {
      const open = await db.refund.findMany({ where: { payment: { orderId }, status: 'PENDING' } });
      expect(open).not.toEqual([]);
      for (const { id } of open) await sendRefund(id, means());
    },
    async close(): Promise<void> {
      await app.close();
      stripe.close();
    },
  };
}
