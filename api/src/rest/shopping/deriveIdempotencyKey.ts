import { createHash, randomUUID } from 'node:crypto';
import { graphql } from '../restDocument.ts';
import type { RestCall } from '../restRoute.ts';

/** The parts of an order request that identify it. */
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
 * The idempotency key of an order request without one, as old clients send it. The ids of cart lines identify the cart, so a double
 * submit has the same key and returns the same order. A request without the ids gets a random key.
 */
export function deriveIdempotencyKey({ body, idempotencyKey }: RestCall<OrderBody>): string {
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
export async function deriveOnlineIdempotencyKey(call: RestCall<OrderBody>): Promise<string> {
  if (call.idempotencyKey !== null) return call.idempotencyKey;
  const { viewer } = await call.execute(LAST_ORDERS, {});
  const settled = viewer?.orders.edges.find(({ node }) => node.status !== 'PENDING_PAYMENT');
  return digestOf([deriveIdempotencyKey(call), settled?.node.id ?? 'the first']);
}

function digestOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
