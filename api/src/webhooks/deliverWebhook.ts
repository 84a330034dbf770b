import { Webhook } from 'standardwebhooks';
import { db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { WebhookMeans } from '../graphql/context.ts';
import { encodeId } from '../graphql/globalId.ts';
import { composeMessage, TOLD_OF_ORDER } from './composeMessage.ts';
import { postMessage, type Outcome } from './postMessage.ts';
import { recordAttempt } from './recordAttempt.ts';
import { openSecret } from './sealedSecret.ts';

/** A message has not arrived. Its log tells of it, and the queue tries again. */
export class UndeliveredError extends Error {}

/** What the job works with. */
export interface DeliveryMeans extends WebhookMeans {
  /** Nobody tries again after this. */
  isLast: boolean;
  now: Date;
  /** Aborted when the process ends and has no more time. */
  signal?: AbortSignal | undefined;
}

const WAITING = {
  id: true,
  type: true,
  body: true,
  createdAt: true,
  order: { select: TOLD_OF_ORDER },
  endpoint: { select: { id: true, url: true, sealedSecret: true, disabledAt: true } },
} as const satisfies Prisma.WebhookDeliverySelect;

type Waiting = Prisma.WebhookDeliveryGetPayload<{ select: typeof WAITING }>;

/**
 * Tries once to deliver a message that waits. Its body is written by the first attempt and stays as it is; timestamp and signature
 * are of the attempt. @throws UndeliveredError where there is to be another attempt
 */
export async function deliverWebhook(deliveryId: string, means: DeliveryMeans): Promise<void> {
  const { isLast, now } = means;
  const delivery = await db.webhookDelivery.findFirst({ where: { id: deliveryId, state: 'WAITING' }, select: WAITING });
  if (!delivery) return; // settled or deleted meanwhile
  const { endpoint } = delivery;
  if (endpoint.disabledAt) {
    await db.webhookDelivery.updateMany({ where: { id: deliveryId }, data: { state: 'FAILED', settledAt: now } });
    return; // announced while it was being disabled
  }
  const began = performance.now();
  const outcome = await attempt(delivery, means);
  const duration = Math.round(performance.now() - began);
  const { isToRepeat } = await recordAttempt({ deliveryId, endpointId: endpoint.id, outcome, duration, isLast, now });
  if (isToRepeat)
    throw new UndeliveredError(`${new URL(endpoint.url).host}: ${outcome.failure ?? `answered ${outcome.statusCode}`}`);
}

async function attempt(delivery: Waiting, { sealingKey, targets, now, signal }: DeliveryMeans): Promise<Outcome> {
  const { url, sealedSecret } = delivery.endpoint;
  const body = delivery.body ?? (await writeBody(delivery));
  const secret = openSecret(sealingKey, sealedSecret);
  if (secret === null) return { statusCode: null, failure: 'its secret can’t be read any more: rotate it' };
  const messageId = encodeId('WebhookDelivery', delivery.id);
  const headers = {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(messageId, now, body),
  };
  return postMessage({ url, headers, body }, targets, signal);
}

/** Before it is sent, so that each attempt sends the same. */
async function writeBody(delivery: Waiting): Promise<string> {
  const body = composeMessage(delivery);
  await db.webhookDelivery.updateMany({ where: { id: delivery.id }, data: { body } });
  return body;
}
