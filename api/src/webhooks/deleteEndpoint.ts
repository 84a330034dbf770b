import { recordAudit } from '../audit/recordAudit.ts';
import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { endpointState } from './endpointState.ts';
import { lockEndpoint } from './lockEndpoint.ts';

/** Forgets a webhook with its log. @throws WebhookGoneError */
export async function deleteEndpoint(
  viewer: Viewer,
  { endpointId }: { endpointId: string },
): Promise<{ endpointId: string }> {
  requireAdmin(viewer);
  return db.$transaction(async (tx) => {
    const before = await lockEndpoint(tx, endpointId);
    await tx.webhookEndpoint.delete({ where: { id: endpointId }, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'WEBHOOK_DELETE',
      subjectId: endpointId,
      subjectName: new URL(before.url).host,
      before: endpointState(before),
      after: null,
    });
    return { endpointId };
  });
}
