import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Prisma } from './generated/client.ts';
import type { StatementRunner } from './runTransaction.ts';
import { runParts } from './statementParts.ts';
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
export async function claimIdempotencyKey(tx: StatementRunner, write: IdempotentWrite): Promise<string | null> {
  for (;;) {
    const { claimed } = await runParts(tx, { claimed: claimingIdempotencyKey(write) });
    if (claimed === 1) return null;
    const earlierId = await findEarlierResult(tx, write);
    if (earlierId !== null) return earlierId;
  }
}

/** The part `claimed` of a statement: a row for a key that no earlier request has claimed. */
export function claimingIdempotencyKey({ userId, operation, key, request, resultId }: IdempotentWrite) {
  return {
    // Waits for a concurrent transaction that has claimed the key, so that a double submit returns the first row.
    with: Prisma.sql`
      claimed AS (
        INSERT INTO idempotency_keys (user_id, operation, key, request_hash, result_id)
        VALUES (${userId}::uuid, ${operation}, ${key}, ${hashOf(request)}::bytea, ${resultId}::uuid)
        ON CONFLICT DO NOTHING RETURNING result_id
      )`,
    count: Prisma.sql`(SELECT count(*)::int FROM claimed)`,
  };
}

/**
 * The row of the request that has claimed the key; null when a failed payment session has released it meanwhile.
 * @throws IdempotencyKeyReusedError when the earlier request was another one
 */
export async function findEarlierResult(tx: StatementRunner, write: IdempotentWrite): Promise<string | null> {
  const [earlier] = await tx.$queryRaw<{ requestHash: Uint8Array; resultId: string | null }[]>`
    SELECT request_hash AS "requestHash", result_id::text AS "resultId" FROM idempotency_keys
    WHERE user_id = ${write.userId}::uuid AND operation = ${write.operation} AND key = ${write.key}`;
  if (!earlier) return null;
  if (Buffer.compare(earlier.requestHash, hashOf(write.request)) !== 0) throw new IdempotencyKeyReusedError();
  return earlier.resultId;
}

function hashOf(request: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(request).digest());
}

/** An idempotency key that a client makes. */
export const idempotencyKeyShape = z
  .string()
  .regex(/^[!-~]{8,100}$/, 'idempotencyKey must be 8 to 100 letters, digits or signs, without spaces');
