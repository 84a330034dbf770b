import { recordAudit } from '../audit/recordAudit.ts';
import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { lockEndpoint } from './lockEndpoint.ts';
import { newSecret } from './newSecret.ts';
import { sealSecret } from './sealedSecret.ts';

/** Gives a webhook another signing secret, at once and shown this once. @throws WebhookGoneError */
export async function rotateSecret(
  viewer: Viewer,
  { endpointId, sealingKey }: { endpointId: string; sealingKey: Buffer },
): Promise<{ endpointId: string; secret: string }> {
  requireAdmin(viewer);
  const secret = newSecret();
  return db.$transaction(async (tx) => {
    const { url } = await lockEndpoint(tx, endpointId);
    await tx.webhookEndpoint.update({
      where: { id: endpointId },
      data: { sealedSecret: sealSecret(sealingKey, secret) },
      select: { id: true },
    });
    await recordAudit(tx, viewer, {
      action: 'WEBHOOK_EDIT',
      subjectId: endpointId,
      subjectName: new URL(url).host,
      before: { secret: 'the former one' },
      after: { secret: 'a new one' },
    });
    return { endpointId, secret };
  });
}
