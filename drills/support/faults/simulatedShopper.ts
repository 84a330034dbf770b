import { setTimeout as pause } from 'node:timers/promises';
import { encodeId } from '../../../api/src/platform/core/publicId.ts';
import { createAccessTokens } from '../../../api/src/shop/identity/sessions/accessToken.ts';
import { seededRandom } from '../../../demo/seededRandom.ts';
import { makeCustomer, makeSession, newId } from '../../../api/src/testing/fixtures.ts';
import { TEST_SECRET } from '../../../api/src/testing/secretFixture.ts';
import type { FakeStripe } from '../../../api/src/testing/stripe/fakeStripe.ts';
import { createRetryingClient, type RetryingClient, type ClientNetwork } from './retryingClient.ts';

const BROWSE = 'query { products(first: 20) { edges { node { id name price stock } } } }';
const SEARCH = `query ($text: String!) { products(search: $text, first: 10) { edges { node { id name price } } } }`;
const ADD = `mutation ($product: ID!) { cartLineAdd(input: { productId: $product, isOnlyIfAbsent: true }) { __typename } }`;
const CART = `query { viewer { cart { bill { grandTotal } lines(first: 10) { edges { node { id } } } } } }`;
const REMOVE = 'mutation ($line: ID!) { cartLineRemove(input: { lineId: $line }) { __typename } }';
const PLACE = `mutation ($input: OrderPlaceInput!) {
  orderPlace(input: $input) { __typename ... on OrderPlacePayload { order { id payment { sessionId } } } }
}`;
const CANCEL = 'mutation ($order: ID!) { orderCancel(input: { orderId: $order }) { __typename } }';

const tokens = createAccessTokens(TEST_SECRET);
const PRODUCTS_PER_ORDER = 2;
const [ONLINE_SHARE, PAID_SHARE, CANCELLED_SHARE] = [0.4, 0.8, 0.2];

/** What a shopper was told. */
export interface Told {
  /** The ids of orders that the shop said it had taken. */
  orders: string[];
  /** Of these, the ones that it said were cancelled. */
  cancelled: string[];
  /** How often it refused an order, such as for lack of stock. */
  refusals: number;
}

/** The state shared by a run's shoppers. */
export interface ShopperContext {
  network: ClientNetwork;
  stripe: FakeStripe;
  productIds: readonly string[];
  /** The longest time between two requests of a shopper. */
  thinkMs: number;
  hasEnded(): boolean;
}

interface CartData {
  viewer: { cart: { bill: { grandTotal: number }; lines: { edges: { node: { id: string } }[] } } };
}

interface PlaceData {
  orderPlace: { __typename: string; order?: { id: string; payment: { sessionId: string | null } } };
}

/** Creates the shopper of this index, who browses, adds, orders, pays and cancels by a fixed plan until the end. */
export async function createSimulatedShopper(
  context: ShopperContext,
  index: number,
): Promise<{ shop(): Promise<Told> }> {
  const { viewer, addressId } = await makeCustomer([]);
  const session = await makeSession(viewer);
  const random = seededRandom(`shopper ${index}`);
  const client = createRetryingClient(context.network, () => tokens.issue(session));
  const told: Told = { orders: [], cancelled: [], refusals: 0 };
  const ask = async <Data>(query: string, variables: object = {}) => {
    await pause(random() * context.thinkMs);
    return client.ask<Data>(query, variables);
  };

  async function visit(): Promise<void> {
    await ask(BROWSE);
    await ask(SEARCH, { text: `Product ${Math.floor(random() * 100)}` });
    for (let line = 0; line < PRODUCTS_PER_ORDER; line += 1) {
      const product = context.productIds[Math.floor(random() * context.productIds.length)] ?? '';
      await ask(ADD, { product: encodeId('Product', product) });
    }
    const { cart } = (await ask<CartData>(CART)).viewer;
    if (cart.lines.edges.length === 0) return;
    const order = await place(cart.bill.grandTotal);
    if (!order) return emptyCart(client, cart.lines.edges);
    told.orders.push(order.id);
    const { sessionId } = order.payment;
    if (sessionId && random() < PAID_SHARE) payIfOpen(context.stripe, sessionId);
    if (random() < CANCELLED_SHARE) await cancel(order.id);
  }

  async function place(expectedTotal: number) {
    const paymentMethod = random() < ONLINE_SHARE ? 'ONLINE' : 'CASH_ON_DELIVERY';
    const input = { addressId: encodeId('Address', addressId), expectedTotal, idempotencyKey: newId(), paymentMethod };
    const { order } = (await ask<PlaceData>(PLACE, { input })).orderPlace;
    if (!order) told.refusals += 1;
    return order;
  }

  /** An order that another order has replaced, or that a lost answer has cancelled, cannot be cancelled once more. */
  async function cancel(order: string): Promise<void> {
    const { orderCancel } = await ask<{ orderCancel: { __typename: string } }>(CANCEL, { order });
    if (['OrderCancelPayload', 'OrderTransitionError'].includes(orderCancel.__typename)) told.cancelled.push(order);
  }

  return {
    async shop() {
      while (!context.hasEnded()) await visit();
      client.close();
      return told;
    },
  };
}

async function emptyCart(client: RetryingClient, lines: { node: { id: string } }[]): Promise<void> {
  for (const { node } of lines) await client.ask(REMOVE, { line: node.id });
}

function payIfOpen(stripe: FakeStripe, sessionId: string): void {
  if (stripe.state.session(sessionId).status === 'open') stripe.pay(sessionId);
}
