import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { recordAudit, type AuditRecord } from '../../platform/audit/recordAudit.ts';
import type { Config } from '../../platform/config/config.ts';
import { deriveFormerKey, encryptSecret, type EncryptionKeys } from '../../platform/core/encryptedSecret.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { cleanText, isPlainText, textShape } from '../../platform/core/text/textShape.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { WebhookEndpoint } from '../../platform/db/generated/client.ts';
import { MAX_ENDPOINTS, type WebhookServices } from '../../platform/events/webhookDeliveries.ts';
import { PUBLIC_EGRESS, type EgressPolicy } from '../../platform/http/egressPolicy.ts';
import { checkEndpointUrl, MAX_URL } from './endpointUrl.ts';

const MAX_DESCRIPTION = 200;
const SECRET_BYTES = 32;
const BLOCK_SIZE = 10_000;

export class WebhookEndpointNotFoundError extends defineUserError({
  description: 'No webhook has this id.',
  message: 'This webhook no longer exists',
}) {}

export class TooManyWebhookEndpointsError extends defineUserError({
  description: 'The shop has the maximum number of webhooks. Delete one first.',
  message: `The shop can have ${MAX_ENDPOINTS} webhooks. Delete one to add another.`,
}) {}

/** The fields of a webhook that an admin sets. */
type EndpointFields = Pick<WebhookEndpoint, 'url' | 'description' | 'statuses'>;

/** The shape of the fields; `checkEndpointUrl` checks the addresses that the URL resolves to. */
export const endpointShape = z.looseObject({
  url: textShape('URL', MAX_URL),
  description: z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(MAX_DESCRIPTION, `Description can have at most ${MAX_DESCRIPTION} characters`)
    .refine(isPlainText, 'Description must be plain text'),
  statuses: z
    .array(z.string())
    .min(1, 'Choose at least one state')
    .transform((statuses) => [...new Set(statuses)]),
});

/** The webhook services of this configuration. The key that former releases derived from JWT_SECRET counts as a previous key. */
export function createWebhookServices({
  environment,
  encryptionKeys,
  jwtSecret,
  webhooksToPrivateAddresses,
}: Config): WebhookServices {
  return {
    encryptionKeys: { ...encryptionKeys, previous: [...encryptionKeys.previous, deriveFormerKey(jwtSecret)] },
    targets: {
      ...PUBLIC_EGRESS,
      ...(webhooksToPrivateAddresses && { isAllowed: () => true }),
      isHttpAllowed: environment !== 'production',
    },
  };
}

/** Creates a webhook and returns its signing secret, which cannot be read again. @throws InvalidInputError, TooManyWebhookEndpointsError */
export async function createEndpoint(
  viewer: Viewer,
  fields: EndpointFields,
  { encryptionKeys, targets }: WebhookServices,
): Promise<{ endpointId: string; secret: string }> {
  requirePermission(viewer, 'SETTINGS');
  const url = await checkEndpointUrl(fields.url, targets);
  const secret = generateSigningSecret();
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE webhook_endpoints IN SHARE ROW EXCLUSIVE MODE`; // one transaction at a time, so that the count stays correct
    if ((await tx.webhookEndpoint.count()) >= MAX_ENDPOINTS) throw new TooManyWebhookEndpointsError();
    const endpoint = await tx.webhookEndpoint.create({
      data: { ...fields, url, encryptedSecret: encryptSecret(encryptionKeys, secret) },
    });
    await auditEndpoint(tx, viewer, { action: 'CREATE', endpoint, before: null, after: snapshot(endpoint) });
    return { endpointId: endpoint.id, secret };
  });
}

/**
 * Changes a webhook. Disabling it fails its pending messages; enabling it resets its failures. An unchanged address is not resolved
 * again, so that an unreachable webhook can be disabled. @throws InvalidInputError, WebhookEndpointNotFoundError
 */
export async function updateEndpoint(
  viewer: Viewer,
  { endpointId, isEnabled, ...fields }: EndpointFields & { endpointId: string; isEnabled: boolean },
  { targets, now }: { targets: EgressPolicy; now: Date },
): Promise<{ endpointId: string }> {
  requirePermission(viewer, 'SETTINGS');
  const known = await db.webhookEndpoint.findUnique({ where: { id: endpointId }, select: { url: true } });
  const url = known?.url === fields.url ? fields.url : await checkEndpointUrl(fields.url, targets);
  return db.$transaction(async (tx) => {
    const before = await lockEndpoint(tx, endpointId);
    const isEnabledAgain = isEnabled && before.disabledAt !== null;
    const cleanRecord = { disabledAt: null, disabledReason: null, failureCount: 0, failingSince: null };
    await tx.webhookEndpoint.update({
      where: { id: endpointId },
      data: { ...fields, url, ...(isEnabledAgain && cleanRecord) },
      select: { id: true },
    });
    if (!isEnabled) await disableEndpoint(tx, { endpointId, reason: null, now });
    const endpoint = await tx.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
    const change = { before: snapshot(before), after: snapshot(endpoint) };
    await auditEndpoint(tx, viewer, { action: 'UPDATE', endpoint, ...change });
    return { endpointId };
  });
}

/** Replaces a webhook's signing secret and returns the new one, which cannot be read again. @throws WebhookEndpointNotFoundError */
export async function rotateSecret(
  viewer: Viewer,
  { endpointId, encryptionKeys }: { endpointId: string; encryptionKeys: EncryptionKeys },
): Promise<{ endpointId: string; secret: string }> {
  requirePermission(viewer, 'SETTINGS');
  const secret = generateSigningSecret();
  return db.$transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    await tx.webhookEndpoint.update({
      where: { id: endpointId },
      data: { encryptedSecret: encryptSecret(encryptionKeys, secret) },
      select: { id: true },
    });
    const change = { before: { secret: 'the former one' }, after: { secret: 'a new one' } };
    await auditEndpoint(tx, viewer, { action: 'UPDATE', endpoint, ...change });
    return { endpointId, secret };
  });
}

/** Deletes a webhook with its log. @throws WebhookEndpointNotFoundError */
export async function deleteEndpoint(viewer: Viewer, { endpointId }: { endpointId: string }) {
  requirePermission(viewer, 'SETTINGS');
  await emptyLog(endpointId);
  return db.$transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    await tx.webhookEndpoint.delete({ where: { id: endpointId }, select: { id: true } });
    await auditEndpoint(tx, viewer, { action: 'DELETE', endpoint, before: snapshot(endpoint), after: null });
    return { endpointId };
  });
}

/** Deletes completed deliveries first, in blocks and without the lock that orders wait for. */
async function emptyLog(endpointId: string): Promise<void> {
  for (let deleted = BLOCK_SIZE; deleted === BLOCK_SIZE;) {
    deleted = await db.$executeRaw`
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM webhook_deliveries
        WHERE endpoint_id = ${endpointId}::uuid AND state <> 'PENDING' ORDER BY id LIMIT ${BLOCK_SIZE}
      )`;
  }
}

/** Locks an endpoint until the end of the transaction. @throws WebhookEndpointNotFoundError */
export async function lockEndpoint(tx: Transaction, id: string): Promise<WebhookEndpoint> {
  await tx.$executeRaw`SELECT FROM webhook_endpoints WHERE id = ${id}::uuid FOR UPDATE`;
  const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } });
  if (!endpoint) throw new WebhookEndpointNotFoundError();
  return endpoint;
}

interface Disabling {
  endpointId: string;
  /** Null when an admin disables it. */
  reason: string | null;
  now: Date;
}

/** Disables an endpoint, and fails its pending deliveries. */
export async function disableEndpoint(tx: Transaction, { endpointId, reason, now }: Disabling): Promise<void> {
  await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, disabledAt: null },
    data: { disabledAt: now, disabledReason: reason },
  });
  await tx.webhookDelivery.updateMany({
    where: { endpointId, state: 'PENDING' },
    data: { state: 'FAILED', completedAt: now },
  });
}

/** A random signing secret in the format of the Standard Webhooks specification. */
export function generateSigningSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** An endpoint for the audit log, without its secret. */
function snapshot({ url, description, statuses, disabledAt }: WebhookEndpoint) {
  return { url, description, statuses, isEnabled: disabledAt === null };
}

interface EndpointChange {
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  endpoint: WebhookEndpoint;
  before: AuditRecord['before'];
  after: AuditRecord['after'];
}

async function auditEndpoint(
  tx: Transaction,
  viewer: Viewer,
  { action, endpoint: { id, url }, before, after }: EndpointChange,
): Promise<void> {
  await recordAudit(tx, viewer, {
    action: `WEBHOOK_ENDPOINT_${action}`,
    subjectId: id,
    subjectName: new URL(url).host,
    ...{ before, after },
  });
}
