import { createHash } from 'node:crypto';
import type { Transaction } from '../db/client.ts';
import { KeyReusedError } from './checkoutErrors.ts';
import type { OrderRequest } from './orderRequest.ts';

const OPERATION = 'orderPlace';

/** Takes the idempotency key for a new order, or answers the order that it was taken for before. */
export async function claimKey(
  tx: Transaction,
  { userId, orderId, request }: { userId: string; orderId: string; request: OrderRequest },
): Promise<string | null> {
  const requestHash = new Uint8Array(
    createHash('sha256').update(`${request.addressId} ${request.expectedTotal} ${request.paymentMethod}`).digest(),
  );
  const key = { userId, operation: OPERATION, key: request.idempotencyKey };
  // Waits for a transaction that holds the same key, so that a double submit sees the first one's order.
  const { count } = await tx.idempotencyKey.createMany({
    data: { ...key, requestHash, resultId: orderId },
    skipDuplicates: true,
  });
  if (count === 1) return null;
  const earlier = await tx.idempotencyKey.findUnique({ where: { userId_operation_key: key } });
  if (!earlier) return claimKey(tx, { userId, orderId, request }); // given free in between, because nothing could be paid
  if (Buffer.compare(earlier.requestHash, requestHash) !== 0) throw new KeyReusedError();
  return earlier.resultId;
}
