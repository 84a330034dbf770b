import { randomUUID } from 'node:crypto';
import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { seededId } from '../database/seededId.ts';
import { addStep, CHECKOUT, postJson, readFloorCart, readKiranaCart, type CartAnswer } from './cartSteps.ts';
import { dataOf, postText } from './graphql.ts';
import { shoppersOf, type Shopper } from './shoppers.ts';
import type { HttpRequest, Script, Step, Workload, WorkloadContext } from './workload.ts';

const LINES = 3;
const ORDERS_PER_SHOPPER = 5;
/** Orders of different connections meet at these products now and then. */
const PRODUCTS = 1000;

const PLACE = `mutation Place($input: OrderPlaceInput!) {
  orderPlace(input: $input) {
    __typename
    ... on OrderPlacePayload { order { id number status estimatedDeliveryAt bill { grandTotal } } cart { lineCount } }
    ... on Error { message }
  }
}`;

interface PlaceData {
  orderPlace: { __typename: string; order: { status: string; bill: { grandTotal: number } } };
}

interface AddressData {
  viewer: { addresses: { edges: { node: { id: string } }[] } };
}

interface Checkout {
  cart: CartAnswer;
  addressCount: number;
}

/** How a server is asked for the steps of an order. */
interface OrderSteps {
  add(shopper: Shopper, productId: string): Step;
  checkout: HttpRequest;
  readCheckout(body: string): Checkout;
  place(shopper: Shopper, expectedTotal: number): HttpRequest;
  /** The order's state and total. */
  readPlaced(body: string): { status: string; total: number };
}

/** A whole order: three products, the cart with its totals and addresses, and the order of it. Placed orders are delivered meanwhile. */
export function order({ jwtSecret }: WorkloadContext): Workload {
  const script =
    (stepsOf: (shopper: Shopper) => OrderSteps): Script =>
    async (connection) => {
      const shoppers = await shoppersOf(connection, jwtSecret);
      return Array.from({ length: ORDERS_PER_SHOPPER }, (_each, round) =>
        shoppers.map((shopper, index) => {
          const first = (connection * 31 + index * ORDERS_PER_SHOPPER + round) * LINES;
          const productIds = Array.from({ length: LINES }, (_line, line) =>
            seededId('product', 1 + ((first + line) % PRODUCTS)),
          );
          return wholeOrder(shopper, productIds, stepsOf(shopper));
        }),
      ).flat();
    };
  const deliver = `UPDATE orders SET status = 'DELIVERED' WHERE status = 'PLACED'`;
  return {
    name: 'order',
    unit: 'order',
    variants: { floor: script(floorSteps), adHoc: script(kiranaSteps) },
    reset: `DELETE FROM cart_lines; ${deliver}`,
    meanwhile: deliver,
  };
}

function wholeOrder(shopper: Shopper, productIds: readonly string[], steps: OrderSteps): Step[] {
  let total = 0;
  return [
    ...productIds.map((productId) => steps.add(shopper, productId)),
    {
      request: steps.checkout,
      minLength: 800,
      isAlwaysRead: true,
      read(body) {
        const checkout = steps.readCheckout(body);
        total = checkout.cart.bill.itemsTotal;
        if (checkout.cart.lines.length !== LINES || checkout.addressCount === 0) throw new Error(`Wrong cart: ${body}`);
        return checkout;
      },
    },
    {
      request: () => steps.place(shopper, total),
      minLength: 100,
      isAlwaysRead: true,
      read(body) {
        const placed = steps.readPlaced(body);
        if (placed.total !== total) throw new Error(`Not placed: ${body}`);
        return placed;
      },
    },
  ];
}

function kiranaSteps({ headers }: Shopper): OrderSteps {
  return {
    add: addStep.kirana,
    checkout: postText(CHECKOUT, {}, headers),
    readCheckout: (body) => ({
      cart: readKiranaCart(body),
      addressCount: dataOf<AddressData>(body).viewer.addresses.edges.length,
    }),
    place: ({ addressId }, expectedTotal) => {
      const input = { addressId: encodeId('Address', addressId), expectedTotal, idempotencyKey: randomUUID() };
      return postText(PLACE, { input: { ...input, paymentMethod: 'CASH_ON_DELIVERY' } }, headers);
    },
    readPlaced(body) {
      const { orderPlace } = dataOf<PlaceData>(body);
      if (orderPlace.__typename !== 'OrderPlacePayload') throw new Error(`Not placed: ${body}`);
      return { status: orderPlace.order.status, total: orderPlace.order.bill.grandTotal };
    },
  };
}

function floorSteps({ headers }: Shopper): OrderSteps {
  return {
    add: addStep.floor,
    checkout: { method: 'GET', path: '/checkout', headers },
    readCheckout: (body) => ({
      cart: readFloorCart(body),
      addressCount: (JSON.parse(body) as { addresses: unknown[] }).addresses.length,
    }),
    place: ({ addressId }, expectedTotal) =>
      postJson('/order', { addressId, expectedTotal, key: randomUUID() }, headers),
    readPlaced(body) {
      const { status, total } = JSON.parse(body) as { status: string; total: number };
      return { status, total };
    },
  };
}
