import { Webhook } from 'standardwebhooks';
import { type EncryptionKeys, decryptSecret, UndecryptableSecretError } from '../../platform/core/encryptedSecret.ts';
import { db } from '../../platform/db/client.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';
import type { WebhookServices } from '../../platform/events/webhookDeliveries.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { postMessage, type AttemptResult } from './postMessage.ts';
import { recordAttempt } from './recordAttempt.ts';

/** An attempt has failed. The delivery's log has the attempt, and the queue retries the job. */
export class DeliveryFailedError extends Error {}

export interface DeliveryServices extends WebhookServices {
  /** Whether this is the last attempt. */
  isLast: boolean;
  now: Date;
  /** Aborted when the process stops. */
  signal?: AbortSignal | undefined;
}

/** The columns of an order in a message. No personal data: the log stores bodies, and a permitted client reads the rest from the API. */
const ORDER_PAYLOAD_SELECT = {
  id: true,
  number: true,
  paymentMethod: true,
  quantity: true,
  itemsTotalPaise: true,
  tipPaise: true,
  grandTotalPaise: true,
  createdAt: true,
  estimatedDeliveryAt: true,
  holdReason: true,
} as const satisfies Prisma.OrderSelect;

const PENDING_DELIVERY = {
  id: true,
  type: true,
  body: true,
  createdAt: true,
  order: { select: ORDER_PAYLOAD_SELECT },
  endpoint: { select: { id: true, url: true, encryptedSecret: true, disabledAt: true } },
} as const satisfies Prisma.WebhookDeliverySelect;

type PendingDelivery = Prisma.WebhookDeliveryGetPayload<{ select: typeof PENDING_DELIVERY }>;

/**
 * Makes one attempt at a pending delivery. The first attempt writes the body, and every attempt sends it; timestamp and signature
 * belong to the attempt. @throws DeliveryFailedError when the queue is to retry
 */
export async function deliverWebhook(deliveryId: string, services: DeliveryServices): Promise<void> {
  const { isLast, now } = services;
  const delivery = await db.webhookDelivery.findFirst({
    where: { id: deliveryId, state: 'PENDING' },
    select: PENDING_DELIVERY,
  });
  if (!delivery) return; // completed or deleted meanwhile
  const { endpoint } = delivery;
  if (endpoint.disabledAt) {
    await db.webhookDelivery.updateMany({ where: { id: deliveryId }, data: { state: 'FAILED', completedAt: now } });
    return; // queued while the endpoint was being disabled
  }
  const began = performance.now();
  const outcome = await attempt(delivery, services);
  const duration = Math.round(performance.now() - began);
  const { shouldRetry } = await recordAttempt({ deliveryId, endpointId: endpoint.id, outcome, duration, isLast, now });
  if (shouldRetry)
    throw new DeliveryFailedError(
      `${new URL(endpoint.url).host}: ${outcome.failure ?? `answered ${outcome.statusCode}`}`,
    );
}

async function attempt(
  delivery: PendingDelivery,
  { encryptionKeys, targets, now, signal }: DeliveryServices,
): Promise<AttemptResult> {
  const { url, encryptedSecret } = delivery.endpoint;
  const body = delivery.body ?? (await writeBody(delivery));
  const secret = readSecret(encryptionKeys, encryptedSecret);
  if (secret instanceof UndecryptableSecretError) return { statusCode: null, failure: secret.message };
  const messageId = encodeId('WebhookDelivery', delivery.id);
  const headers = {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(messageId, now, body),
  };
  return postMessage({ url, headers, body }, targets, signal);
}

function readSecret(keys: EncryptionKeys, encryptedSecret: Uint8Array): string | UndecryptableSecretError {
  try {
    return decryptSecret(keys, encryptedSecret);
  } catch (error) {
    if (error instanceof UndecryptableSecretError) return error;
    throw error;
  }
}

/** Writes the body, in JSON, before the first attempt, so that every attempt sends the same bytes. */
async function writeBody({ id, type, createdAt, order }: PendingDelivery): Promise<string> {
  const data = order ? { order: orderPayload(order, type) } : {};
  const body = JSON.stringify({ type, timestamp: createdAt, data });
  await db.webhookDelivery.updateMany({ where: { id }, data: { body } });
  return body;
}

function orderPayload(order: NonNullable<PendingDelivery['order']>, type: string) {
  return {
    id: encodeId('Order', order.id),
    number: order.number,
    status: type.replace('order.', '').toUpperCase(), // the state of the event; the order may have a later one
    paymentMethod: order.paymentMethod,
    quantity: order.quantity,
    itemsTotal: Number(order.itemsTotalPaise),
    tip: Number(order.tipPaise),
    grandTotal: Number(order.grandTotalPaise),
    currency: 'INR',
    placedAt: order.createdAt,
    estimatedDeliveryAt: order.estimatedDeliveryAt,
    isOnHold: order.holdReason !== null,
  };
}
