import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { db } from '../../platform/db/client.ts';
import type { EgressPolicy } from '../../platform/http/egressPolicy.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { checkEndpointUrl } from './checkEndpointUrl.ts';
import { disableEndpoint } from './disableEndpoint.ts';
import type { EndpointFields } from './endpointFields.ts';
import { endpointSnapshot } from './endpointSnapshot.ts';
import { lockEndpoint } from './lockEndpoint.ts';

/** The changed fields of a webhook. */
interface EndpointUpdate extends EndpointFields {
  endpointId: string;
  isEnabled: boolean;
}

/**
 * Changes a webhook. Disabling it fails its pending messages; enabling it resets its failures. An unchanged address is not resolved
 * again, so that an unreachable webhook can be disabled. @throws InvalidInputError, WebhookEndpointNotFoundError
 */
export async function updateEndpoint(
  viewer: Viewer,
  { endpointId, isEnabled, ...fields }: EndpointUpdate,
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
    const after = await tx.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
    await recordAudit(tx, viewer, {
      action: 'WEBHOOK_ENDPOINT_UPDATE',
      subjectId: endpointId,
      subjectName: new URL(url).host,
      before: endpointSnapshot(before),
      after: endpointSnapshot(after),
    });
    return { endpointId };
  });
}
