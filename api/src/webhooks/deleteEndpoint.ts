import { recordAudit } from '../audit/recordAudit.ts';
import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { endpointState } from './endpointState.ts';
import { lockEndpoint } from './lockEndpoint.ts';

const BLOCK = 10_000;

/** Forgets a webhook with its log. @throws WebhookGoneError */
export async function deleteEndpoint(
  viewer: Viewer,
  { endpointId }: { endpointId: string },
): Promise<{ endpointId: string }> {
  requireAdmin(viewer);
  await emptyLog(endpointId);
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

/** What is settled goes first and block by block: orders wait for the lock under which the rest goes. */
async function emptyLog(endpointId: string): Promise<void> {
  for (let gone = BLOCK; gone === BLOCK;) {
    gone = await db.$executeRaw`
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM webhook_deliveries
        WHERE endpoint_id = ${endpointId}::uuid AND state <> 'WAITING' ORDER BY id LIMIT ${BLOCK}
      )`;
  }
}
