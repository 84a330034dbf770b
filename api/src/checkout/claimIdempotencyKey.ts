import { createHash } from 'node:crypto';
import type { Transaction } from '../db/client.ts';
import { IdempotencyKeyReusedError } from './checkoutErrors.ts';
import type { OrderRequest } from './orderRequest.ts';

const OPERATION = 'orderPlace';
/** The tip, note and flags of an order without any. */
const NOTHING_AT_THE_DOOR = JSON.stringify([0, null, false, false]);

/**
 * Claims the idempotency key for a new order. When an earlier request has claimed it, returns the order of that request.
 * @throws IdempotencyKeyReusedError when the earlier request was not the same in all that the shopper agreed to
 */
export async function claimIdempotencyKey(
  tx: Transaction,
  { userId, orderId, request }: { userId: string; orderId: string; request: OrderRequest },
): Promise<string | null> {
  const requestHash = hashOf(request);
  const key = { userId, operation: OPERATION, key: request.idempotencyKey };
  // Waits for a concurrent transaction that has claimed the key, so that a double submit returns the first order.
  const { count } = await tx.idempotencyKey.createMany({
    data: { ...key, requestHash, resultId: orderId },
    skipDuplicates: true,
  });
  if (count === 1) return null;
  const earlier = await tx.idempotencyKey.findUnique({ where: { userId_operation_key: key } });
  if (!earlier) return claimIdempotencyKey(tx, { userId, orderId, request }); // a failed payment session has released the key
  if (Buffer.compare(earlier.requestHash, requestHash) !== 0) throw new IdempotencyKeyReusedError();
  return earlier.resultId;
}

/** A hash of all that the shopper agreed to. The order of the seen lines does not count. */
function hashOf({
  addressId,
  expectedTotal,
  paymentMethod,
  seenLines,
  ...request
}: OrderRequest): Uint8Array<ArrayBuffer> {
  const lines = seenLines?.map(({ productId, quantity }) => `${productId}:${quantity}`).toSorted();
  const { tip, deliveryNote, leaveAtGate, doNotRingBell } = request;
  const atTheDoor = JSON.stringify([tip ?? 0, deliveryNote ?? null, leaveAtGate ?? false, doNotRingBell ?? false]);
  // Without these it is the hash of earlier versions, so that their keys stay valid.
  const parts = [
    addressId,
    expectedTotal,
    paymentMethod,
    ...(lines ? [`[${lines.join(' ')}]`] : []),
    ...(atTheDoor === NOTHING_AT_THE_DOOR ? [] : [atTheDoor]),
  ];
  return new Uint8Array(createHash('sha256').update(parts.join(' ')).digest());
}
