import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { type EncryptionKeys, encryptSecret } from '../../platform/core/encryptedSecret.ts';
import { db } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { lockEndpoint } from './lockEndpoint.ts';
import { generateSigningSecret } from './generateSigningSecret.ts';

/** Replaces a webhook's signing secret and returns the new one, which cannot be read again. @throws WebhookEndpointNotFoundError */
export async function rotateSecret(
  viewer: Viewer,
  { endpointId, encryptionKeys }: { endpointId: string; encryptionKeys: EncryptionKeys },
): Promise<{ endpointId: string; secret: string }> {
  requirePermission(viewer, 'SETTINGS');
  const secret = generateSigningSecret();
  return db.$transaction(async (tx) => {
    const { url } = await lockEndpoint(tx, endpointId);
    await tx.webhookEndpoint.update({
      where: { id: endpointId },
      data: { encryptedSecret: encryptSecret(encryptionKeys, secret) },
      select: { id: true },
    });
    await recordAudit(tx, viewer, {
      action: 'WEBHOOK_ENDPOINT_UPDATE',
      subjectId: endpointId,
      subjectName: new URL(url).host,
      before: { secret: 'the former one' },
      after: { secret: 'a new one' },
    });
    return { endpointId, secret };
  });
}
