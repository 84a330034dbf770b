import { recordAudit } from '../audit/recordAudit.ts';
import { db } from '../db/client.ts';
import type { TargetRules } from '../http/targetRules.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { checkTarget } from './checkTarget.ts';
import { disableEndpoint } from './disableEndpoint.ts';
import type { EndpointFields } from './endpointFields.ts';
import { endpointState } from './endpointState.ts';
import { lockEndpoint } from './lockEndpoint.ts';

/** What an admin wants of a webhook. */
interface EndpointEdit extends EndpointFields {
  endpointId: string;
  isEnabled: boolean;
}

/**
 * Changes a webhook. What waits for one that is disabled has failed; one that is enabled again has a clean record. An address that
 * stays is not looked up again, so that one that has gone dark can still be disabled. @throws InvalidInputError, WebhookGoneError
 */
export async function editEndpoint(
  viewer: Viewer,
  { endpointId, isEnabled, ...fields }: EndpointEdit,
  { targets, now }: { targets: TargetRules; now: Date },
): Promise<{ endpointId: string }> {
  requireAdmin(viewer);
  const known = await db.webhookEndpoint.findUnique({ where: { id: endpointId }, select: { url: true } });
  const url = known?.url === fields.url ? fields.url : await checkTarget(fields.url, targets);
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
      action: 'WEBHOOK_EDIT',
      subjectId: endpointId,
      subjectName: new URL(url).host,
      before: endpointState(before),
      after: endpointState(after),
    });
    return { endpointId };
  });
}
