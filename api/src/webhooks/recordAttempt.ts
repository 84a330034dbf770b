import { typeid } from 'typeid-js';
import { db, type Transaction } from '../db/client.ts';
import { disableEndpoint } from './disableEndpoint.ts';
import { isHopeless } from './isHopeless.ts';
import type { Outcome } from './postMessage.ts';

/** An attempt to deliver a message, and what came of it. */
export interface Attempt {
  deliveryId: string;
  endpointId: string;
  outcome: Outcome;
  /** Milliseconds. */
  duration: number;
  isLast: boolean;
  /** When it was begun. */
  now: Date;
}

/** What the endpoint has to say for itself. */
interface Standing {
  failureCount: number;
  failingSince: Date | null;
}

const GONE = 410;

/** Writes an attempt down with what follows from it, and answers whether there is to be another one. */
export async function recordAttempt(attempt: Attempt): Promise<{ isToRepeat: boolean }> {
  const { deliveryId, endpointId, outcome, duration, isLast, now } = attempt;
  return db.$transaction(async (tx) => {
    // The endpoint first, as whoever deletes it, so that nobody waits in a circle.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT id FROM webhook_endpoints WHERE id = ${endpointId}::uuid FOR NO KEY UPDATE`;
    if (held.length === 0) return { isToRepeat: false }; // deleted meanwhile, and the message with it
    const hasArrived = isSuccess(outcome);
    if (hasArrived) await forgive(tx, endpointId);
    const reason = hasArrived ? null : await blame(tx, attempt);
    await tx.webhookAttempt.createMany({
      data: { id: typeid().toUUID(), deliveryId, ...outcome, duration, createdAt: now },
    });
    if (reason !== null) await disableEndpoint(tx, { endpointId, reason, now });
    const isSettled = hasArrived || isLast;
    if (isSettled) {
      const state = hasArrived ? 'DELIVERED' : 'FAILED';
      await tx.webhookDelivery.updateMany({ where: { id: deliveryId }, data: { state, settledAt: now } });
    }
    return { isToRepeat: !isSettled && reason === null };
  });
}

function isSuccess({ statusCode }: Outcome): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}

async function forgive(tx: Transaction, id: string): Promise<void> {
  await tx.webhookEndpoint.updateMany({
    where: { id, failureCount: { gt: 0 } },
    data: { failureCount: 0, failingSince: null },
  });
}

/** Counts a failure, and answers why nothing is to be sent to the endpoint any more; null: it may go on. */
async function blame(tx: Transaction, { endpointId, outcome, now }: Attempt): Promise<string | null> {
  const [standing] = await tx.$queryRaw<Standing[]>`
    UPDATE webhook_endpoints SET failure_count = failure_count + 1, failing_since = coalesce(failing_since, ${now})
    WHERE id = ${endpointId}::uuid
    RETURNING failure_count AS "failureCount", failing_since AS "failingSince"`;
  if (outcome.statusCode === GONE) return 'Its server answered 410 Gone: it wants nothing any more.';
  if (!standing || !isHopeless(standing, now)) return null;
  return `${standing.failureCount} attempts in a row have failed.`;
}
