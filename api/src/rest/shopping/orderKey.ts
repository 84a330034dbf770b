import { createHash, randomUUID } from 'node:crypto';
import { graphql } from '../graphql.ts';
import type { RestCall } from '../restRoute.ts';

/** What of an order request makes it that one. */
interface OrderBody {
  addressId: string;
  totalAmt: number;
  list_items?: readonly { _id?: string | undefined; quantity: number }[] | undefined;
}

const LAST_ORDERS = graphql(`
  query RestLastOrders {
    viewer {
      orders(first: 2) {
        edges {
          node {
            id
            status
          }
        }
      }
    }
  }
`);

/**
 * The idempotency key of an order that old clients send without one. The ids of cart lines tell one cart from the next, so a double
 * submit has the same key and gives the same order; a request that does not name them has a key of its own.
 */
export function orderKey({ body, idempotencyKey }: RestCall<OrderBody>): string {
  if (idempotencyKey !== null) return idempotencyKey;
  const items = body.list_items ?? [];
  const lines = items.flatMap(({ _id, quantity }) => (_id === undefined ? [] : [`${_id} ${quantity}`]));
  if (lines.length === 0 || lines.length < items.length) return randomUUID();
  return digestOf([body.addressId, body.totalAmt, ...lines.toSorted()]);
}

/**
 * The key of an order that is paid online. The cart stays as it is until the payment is made, so the same lines may be ordered
 * again after a payment that came to nothing: the last order that waits for no payment tells the one attempt from the next.
 */
export async function onlineOrderKey(call: RestCall<OrderBody>): Promise<string> {
  if (call.idempotencyKey !== null) return call.idempotencyKey;
  const { viewer } = await call.ask(LAST_ORDERS, {});
  const settled = viewer?.orders.edges.find(({ node }) => node.status !== 'PENDING_PAYMENT');
  return digestOf([orderKey(call), settled?.node.id ?? 'the first']);
}

function digestOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
