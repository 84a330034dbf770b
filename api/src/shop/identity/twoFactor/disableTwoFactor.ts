import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { StaffAccess } from '../../../platform/core/caller.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { lockUser } from '../lockUser.ts';
import { removeTwoFactor } from './removeTwoFactor.ts';
import { TwoFactorStateError } from './twoFactorErrors.ts';

/**
 * Turns the viewer's second factor off, and mails a notice. Repeating it changes nothing.
 * @throws TwoFactorStateError when the shop requires one
 */
export async function disableTwoFactor(viewer: SessionViewer, { requireTwoFactor }: StaffAccess): Promise<void> {
  const { userId } = viewer;
  if (requireTwoFactor) throw new TwoFactorStateError('Your shop requires two-factor authentication');
  await db.$transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || !(await removeTwoFactor(tx, [userId]))) return;
    await recordAudit(tx, viewer, {
      action: 'USER_TWO_FACTOR_DISABLE',
      subjectId: userId,
      subjectName: null,
      before: { twoFactor: true },
      after: { twoFactor: false },
    });
    await enqueueMail(tx, { kind: 'TWO_FACTOR_DISABLED', recipient: user.email, userId });
  });
}
