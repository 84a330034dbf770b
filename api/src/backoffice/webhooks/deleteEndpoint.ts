import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { db } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { endpointSnapshot } from './endpointSnapshot.ts';
import { lockEndpoint } from './lockEndpoint.ts';

const BLOCK = 10_000;

/** Deletes a webhook with its log. @throws WebhookEndpointNotFoundError */
export async function deleteEndpoint(
  viewer: Viewer,
  { endpointId }: { endpointId: string },
): Promise<{ endpointId: string }> {
  requirePermission(viewer, 'SETTINGS');
  await emptyLog(endpointId);
  return db.$transaction(async (tx) => {
    const before = await lockEndpoint(tx, endpointId);
    await tx.webhookEndpoint.delete({ where: { id: endpointId }, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'WEBHOOK_ENDPOINT_DELETE',
      subjectId: endpointId,
      subjectName: new URL(before.url).host,
      before: endpointSnapshot(before),
      after: null,
    });
    return { endpointId };
  });
}

/** Deletes completed deliveries first, in blocks and without the lock that orders wait for. */
async function emptyLog(endpointId: string): Promise<void> {
  for (let deleted = BLOCK; deleted === BLOCK;) {
    deleted = await db.$executeRaw`
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM webhook_deliveries
        WHERE endpoint_id = ${endpointId}::uuid AND state <> 'PENDING' ORDER BY id LIMIT ${BLOCK}
      )`;
  }
}
