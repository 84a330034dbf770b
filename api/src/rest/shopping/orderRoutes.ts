import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FragmentOf } from 'gql.tada';
import { requireUser } from '../account/profileRoutes.ts';
import { orderRowData, absoluteUrl, toRupees } from '../dataShapes.ts';
import { fetchAllPages } from '../executeDocument.ts';
import { EXAMPLE_IDS, idOrRow, rupees, whole } from '../fields.ts';
import { FAILURE, graphql, mutationOf, nodesOf } from '../restDocument.ts';
import { RestFailure } from '../restFailure.ts';
import { restRoute, type RestCall } from '../restRoute.ts';

const ORDER = graphql(`
  fragment RestOrder on Order @_unmask {
    id
    number
    status
    placedAt
    payment {
      status
    }
    bill {
      grandTotal
    }
    delivery_address: address {
      address_line: line
      city
      state
      country
      pincode
      mobile
    }
    lines(first: 100) {
      edges {
        node {
          id
          product {
            id
          }
          name
          quantity
          total
          picture {
            url(width: 384)
          }
        }
      }
    }
  }
`);

/** An order in the REST shape: one row for each of its lines. */
function orderRows(order: FragmentOf<typeof ORDER>, publicUrl: string): z.input<typeof orderRowData>[] {
  const { status, delivery_address } = order;
  return order.lines.edges.map(({ node: line }) => ({
    _id: line.id,
    orderId: order.id,
    orderNumber: order.number,
    productId: line.product?.id ?? '',
    product_details: { name: line.name, image: line.picture ? [absoluteUrl(line.picture.url, publicUrl)] : [] },
    quantity: line.quantity,
    payment_status: order.payment.status,
    // Clients do not know of failed deliveries: the shop still has to deliver such an order.
    order_status: status === 'DELIVERY_FAILED' ? 'OUT_FOR_DELIVERY' : status,
    delivery_address,
    subTotalAmt: toRupees(line.total),
    totalAmt: toRupees(order.bill.grandTotal),
    createdAt: order.placedAt,
  }));
}

const ORDER_PLACE = graphql(mutationOf('orderPlace', 'order { ...RestOrder }'), [FAILURE, ORDER]);

const CHECKOUT = graphql(mutationOf('orderPlace', 'order { payment { sessionId url } }'), [FAILURE]);

const ORDERS = graphql(
  `query RestOrders($after: String) {
    viewer { ${nodesOf('orders(first: 20, after: $after)', '...RestOrder', 'pageInfo { hasNextPage endCursor }')} }
  }`,
  [ORDER],
);

const orderBody = z.object({
  addressId: idOrRow,
  totalAmt: rupees('totalAmt').meta({
    description: 'What the cart costs, fees included, in rupees; it is only compared.',
  }),
  subTotalAmt: rupees('subTotalAmt')
    .optional()
    .meta({ description: 'Read for the sake of old clients, and not used.' }),
  list_items: z
    .array(z.looseObject({ _id: z.string().optional(), productId: idOrRow, quantity: whole('quantity') }))
    .optional()
    .meta({ description: 'The cart as `cart/get` gave it; another cart is refused with 409.' }),
});

const ORDER_EXAMPLE: z.input<typeof orderBody> = {
  addressId: EXAMPLE_IDS.address,
  subTotalAmt: 100,
  totalAmt: 100,
  list_items: [{ _id: EXAMPLE_IDS.line, productId: EXAMPLE_IDS.product, quantity: 1 }],
};

type OrderBody = z.output<typeof orderBody>;

function orderInput({ addressId, totalAmt, list_items }: OrderBody) {
  return {
    addressId,
    expectedTotal: totalAmt,
    seenLines: list_items?.map(({ productId, quantity }) => ({ productId, quantity })) ?? null,
  };
}

const LAST_ORDERS = graphql(`query RestLastOrders { viewer { ${nodesOf('orders(first: 2)', 'id status')} } }`);

/**
 * The idempotency key of an order request without one, as old clients send it. The ids of cart lines identify the cart, so a double
 * submit has the same key and returns the same order. A request without the ids gets a random key.
 */
function deriveIdempotencyKey({ body, idempotencyKey }: RestCall<OrderBody>): string {
  if (idempotencyKey !== null) return idempotencyKey;
  const items = body.list_items ?? [];
  const lines = items.flatMap(({ _id, quantity }) => (_id === undefined ? [] : [`${_id} ${quantity}`]));
  if (lines.length === 0 || lines.length < items.length) return randomUUID();
  return digestOf([body.addressId, body.totalAmt, ...lines.toSorted()]);
}

/**
 * The key of an order that is paid online. The cart keeps its lines until the payment, so the same lines may be ordered again after
 * a failed payment: the last order that waits for no payment distinguishes the attempts.
 */
async function deriveOnlineIdempotencyKey(call: RestCall<OrderBody>): Promise<string> {
  if (call.idempotencyKey !== null) return call.idempotencyKey;
  const { viewer } = await call.execute(LAST_ORDERS, {});
  const settled = viewer?.orders.edges.find(({ node }) => node.status !== 'PENDING_PAYMENT');
  return digestOf([deriveIdempotencyKey(call), settled?.node.id ?? 'the first']);
}

function digestOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const TWICE = 'Sent twice with the same lines, it gives the same order.';

const MAX_ORDERS = 100;
const MAX_ROWS = 1000;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

export const orderRoutes = [
  restRoute({
    method: 'POST',
    path: 'order/cash-on-delivery',
    summary: 'Order the cart, paid on delivery',
    description: TWICE,
    body: orderBody,
    example: ORDER_EXAMPLE,
    takesIdempotencyKey: true,
    document: ORDER_PLACE,
    variables: (call) => ({
      input: {
        ...orderInput(call.body),
        paymentMethod: 'CASH_ON_DELIVERY' as const,
        idempotencyKey: deriveIdempotencyKey(call),
      },
    }),
    message: 'Order successfully',
    data: z.array(orderRowData),
    answer: ({ orderPlace }, { publicUrl }) => ({ data: orderRows(orderPlace.order, publicUrl) }),
  }),
  restRoute({
    method: 'POST',
    path: 'order/checkout',
    summary: 'Order the cart, paid online',
    description: `Answers the payment provider's hosted page: send the shopper to \`url\`. ${TWICE}`,
    body: orderBody,
    example: ORDER_EXAMPLE,
    takesIdempotencyKey: true,
    document: CHECKOUT,
    variables: async (call) => ({
      input: {
        ...orderInput(call.body),
        paymentMethod: 'ONLINE' as const,
        idempotencyKey: await deriveOnlineIdempotencyKey(call),
      },
    }),
    message: 'Pay on the page of the payment provider',
    data: z.object({ id: z.string(), url: z.string() }),
    more: {
      id: z.string().meta({ description: "The payment provider's id of the hosted page." }),
      url: z.string().meta({ description: 'The hosted page.' }),
    },
    answer: ({ orderPlace }, { publicUrl }) => {
      const { sessionId, url } = orderPlace.order.payment;
      if (sessionId === null || url === null) throw new RestFailure(409, 'This order can no longer be paid online');
      const page = { id: sessionId, url: new URL(url, publicUrl).href };
      return { ...page, data: page };
    },
  }),
  restRoute({
    method: 'GET',
    path: 'order/order-list',
    summary: 'The orders',
    description: `A row for each line of the newest ${MAX_ORDERS} orders, newest first; of no more orders once there are ${MAX_ROWS} rows.`,
    document: ORDERS,
    variables: () => ({ after: null }),
    message: 'order list',
    data: z.array(orderRowData),
    answer: async ({ viewer }, { execute, publicUrl }) => {
      const orders = await fetchAllPages(
        requireUser(viewer).orders,
        async (after) => requireUser((await execute(ORDERS, { after })).viewer).orders,
        (nodes) => nodes.length >= MAX_ORDERS || sumOf(nodes.map(({ lines }) => lines.edges.length)) >= MAX_ROWS,
      );
      return { data: orders.flatMap((order) => orderRows(order, publicUrl)) };
    },
  }),
];
