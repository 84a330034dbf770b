import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from './client.ts';
import { defineUserError } from '../core/errors/userError.ts';

export class IdempotencyKeyReusedError extends defineUserError({
  description: 'The idempotency key was used for another request. Nothing was changed.',
  message: 'This idempotency key was used for another request',
}) {}

/** A write that is made once for each key of its user. */
export interface IdempotentWrite {
  userId: string;
  /** The mutation. */
  operation: string;
  /** The client makes one per write. */
  key: string;
  /** All that the user agreed to; a repeated request has the same. */
  request: string;
  /** The id of the row that the write creates. */
  resultId: string;
}

/**
 * Claims an idempotency key for a new row. When an earlier request has claimed it, returns the row of that request.
 * @throws IdempotencyKeyReusedError when the earlier request was another one
 */
export async function claimIdempotencyKey(tx: Transaction, write: IdempotentWrite): Promise<string | null> {
  const { request, resultId, ...key } = write;
  const requestHash = new Uint8Array(createHash('sha256').update(request).digest());
  // Waits for a concurrent transaction that has claimed the key, so that a double submit returns the first row.
  const { count } = await tx.idempotencyKey.createMany({
    data: { ...key, requestHash, resultId },
    skipDuplicates: true,
  });
  if (count === 1) return null;
  const earlier = await tx.idempotencyKey.findUnique({ where: { userId_operation_key: key } });
  if (!earlier) return claimIdempotencyKey(tx, write); // a failed payment session has released the key
  if (Buffer.compare(earlier.requestHash, requestHash) !== 0) throw new IdempotencyKeyReusedError();
  return earlier.resultId;
}

/** An idempotency key that a client makes. */
export const idempotencyKeyShape = z
  .string()
  .regex(/^[!-~]{8,100}$/, 'idempotencyKey must be 8 to 100 letters, digits or signs, without spaces');
