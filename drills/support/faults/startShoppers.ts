import { setTimeout as pause } from 'node:timers/promises';
import { db } from '../../../api/src/platform/db/client.ts';
import { makeProducts } from '../../../api/src/testing/fixtures.ts';
import { makeEndpoint } from '../../../api/src/testing/webhooks/webhookEndpointFixtures.ts';
import { createAttemptLog, type AttemptLog } from './attemptLog.ts';
import { deliverStripeEvents } from './deliverStripeEvents.ts';
import type { ShopUnderTest } from './startShopUnderTest.ts';
import { auditShop } from './auditShop.ts';
import type { ClientNetwork } from './retryingClient.ts';
import { createSimulatedShopper } from './simulatedShopper.ts';

const [PLENTY, SCARCE] = [60, 20];
const [STUCK_MS, POLL_MS] = [60_000, 100];

/** How many shoppers there are, and how busy they are. */
export interface Crowd {
  shoppers: number;
  /** The longest time between two requests of a shopper. */
  thinkMs: number;
}

/** What the shoppers did, and what that left in the shop. */
export interface Takings {
  orders: number;
  cancelled: number;
  /** Orders that were refused, such as for lack of stock. */
  refusals: number;
  paymentSessions: number;
  refunds: number;
  mails: number;
  webhooks: number;
  /** What is wrong in the shop or in a response; empty is the proof. */
  violations: string[];
}

/** Shoppers who are in the shop until `end`. */
export interface Shoppers {
  log: AttemptLog;
  /** Lets them finish, waits for all mails, webhooks and refunds, and audits the shop. */
  end(): Promise<Takings>;
}

/** Fills the shop with products, some of them scarce, and with shoppers. */
export async function startShoppers(shop: ShopUnderTest, { shoppers: count, thinkMs }: Crowd): Promise<Shoppers> {
  const { stripe, mailServer, receiver } = shop;
  const productIds = [
    ...(await makeProducts(PLENTY, { stock: 100_000 })),
    ...(await makeProducts(SCARCE, { stock: count })),
  ];
  await makeEndpoint(receiver.url, ['PLACED']);
  const network: ClientNetwork = { url: shop.url, log: createAttemptLog(), defects: [] };
  let hasEnded = false;
  const context = { network, stripe, productIds, thinkMs, hasEnded: () => hasEnded };
  const shoppers = [];
  for (let index = 0; index < count; index += 1) shoppers.push(await createSimulatedShopper(context, index));

  const courier = deliverStripeEvents(stripe, network);
  const visits = Promise.all(shoppers.map((shopper) => shopper.shop()));
  visits.catch(() => undefined); // `end` awaits it
  return {
    log: network.log,
    async end() {
      hasEnded = true;
      const told = await visits;
      await settle(courier.isIdle);
      await courier.end();
      const sum = (of: (each: (typeof told)[number]) => number) => told.reduce((total, each) => total + of(each), 0);
      return {
        orders: sum(({ orders }) => orders.length),
        cancelled: sum(({ cancelled }) => cancelled.length),
        refusals: sum(({ refusals }) => refusals),
        paymentSessions: stripe.state.sessions.size,
        refunds: stripe.state.refunds.size,
        mails: mailServer.received.length,
        webhooks: receiver.received.length,
        violations: [...new Set(network.defects), ...(await auditShop({ stripe, mailServer, receiver, told }))],
      };
    },
  };
}

/** Waits until Stripe has nothing to send and no job is due, or until no job has ended for a minute. */
async function settle(isIdle: () => boolean): Promise<void> {
  let fewest = Infinity;
  for (let since = Date.now(); fewest > 0 && Date.now() - since < STUCK_MS; await pause(POLL_MS)) {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM graphile_worker.jobs
      WHERE task_identifier IN ('sendMail', 'deliverWebhook', 'sendRefund') AND attempts < max_attempts
        AND run_at < now() + interval '1 minute'`;
    const count = (row?.count ?? 0) + (isIdle() ? 0 : 1);
    if (count >= fewest) continue;
    fewest = count;
    since = Date.now();
  }
}
