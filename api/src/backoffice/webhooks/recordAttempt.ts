import { typeid } from 'typeid-js';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { WebhookEndpoint } from '../../platform/db/generated/client.ts';
import { disableEndpoint } from './webhookEndpoints.ts';
import type { AttemptResult } from './postMessage.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

export interface Attempt {
  deliveryId: string;
  endpointId: string;
  outcome: AttemptResult;
  /** Milliseconds. */
  duration: number;
  isLast: boolean;
  /** The start of the attempt. */
  now: Date;
}

type FailureStreak = Pick<WebhookEndpoint, 'failureCount' | 'failingSince'>;

const STATUS_GONE = 410;

/** Records an attempt and its consequences, and returns whether the queue is to retry. */
export async function recordAttempt(attempt: Attempt): Promise<{ shouldRetry: boolean }> {
  const { deliveryId, endpointId, outcome, duration, isLast, now } = attempt;
  return db.$transaction(async (tx) => {
    // Locks the endpoint first, as deleteEndpoint does, so that the two cannot deadlock.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT id FROM webhook_endpoints WHERE id = ${endpointId}::uuid FOR NO KEY UPDATE`;
    if (held.length === 0) return { shouldRetry: false }; // deleted meanwhile with its deliveries
    const isDelivered = isSuccess(outcome);
    if (isDelivered) {
      await tx.webhookEndpoint.updateMany({
        where: { id: endpointId, failureCount: { gt: 0 } },
        data: { failureCount: 0, failingSince: null },
      });
    }
    const reason = isDelivered ? null : await recordFailure(tx, attempt);
    await tx.webhookAttempt.createMany({
      data: { id: typeid().toUUID(), deliveryId, ...outcome, duration, createdAt: now },
    });
    if (reason !== null) await disableEndpoint(tx, { endpointId, reason, now });
    const isCompleted = isDelivered || isLast;
    if (isCompleted) {
      const state = isDelivered ? 'DELIVERED' : 'FAILED';
      await tx.webhookDelivery.updateMany({ where: { id: deliveryId }, data: { state, completedAt: now } });
    }
    return { shouldRetry: !isCompleted && reason === null };
  });
}

function isSuccess({ statusCode }: AttemptResult): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}

/** Counts a failure, and returns the reason to disable the endpoint; null when it stays enabled. */
async function recordFailure(tx: Transaction, { endpointId, outcome, now }: Attempt): Promise<string | null> {
  const [streak] = await tx.$queryRaw<FailureStreak[]>`
    UPDATE webhook_endpoints SET failure_count = failure_count + 1, failing_since = coalesce(failing_since, ${now})
    WHERE id = ${endpointId}::uuid
    RETURNING failure_count AS "failureCount", failing_since AS "failingSince"`;
  if (outcome.statusCode === STATUS_GONE) return 'Its server answered 410 Gone, so it no longer wants messages.';
  if (!streak || !shouldDisableEndpoint(streak, now)) return null;
  return `${streak.failureCount} attempts in a row have failed.`;
}

const MIN_FAILURES = 20;
const MIN_FAILING_MS = DAY_MS;

/** Whether an endpoint has failed often enough and long enough to be disabled. Both must hold: few failures on a quiet day do not count, nor many in one hour. */
export function shouldDisableEndpoint({ failureCount, failingSince }: FailureStreak, now: Date): boolean {
  if (failingSince === null) return false;
  return failureCount >= MIN_FAILURES && now.getTime() - failingSince.getTime() >= MIN_FAILING_MS;
}
