import type { Fingerprint } from '../../../platform/core/caller.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { lockUser } from '../lockUser.ts';
import { replaceRecoveryCodes } from './replaceRecoveryCodes.ts';
import { TwoFactorStateError } from './twoFactorErrors.ts';

/** Gives the viewer ten new recovery codes; the previous ones expire. @throws TwoFactorStateError without a second factor */
export async function createRecoveryCodes({ userId }: SessionViewer, fingerprint: Fingerprint): Promise<string[]> {
  return db.$transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const enabled = await tx.user.count({ where: { id: userId, twoFactorEnabledAt: { not: null } } });
    if (!user || enabled === 0) throw new TwoFactorStateError('Two-factor authentication is off');
    await enqueueMail(tx, { kind: 'RECOVERY_CODES_CREATED', recipient: user.email, userId });
    return replaceRecoveryCodes(tx, userId, fingerprint);
  });
}
