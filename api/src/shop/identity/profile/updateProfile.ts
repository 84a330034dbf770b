import { db } from '../../../platform/db/client.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { UnauthenticatedError } from '../../../platform/core/errors/statusErrors.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { lockUser } from '../lockUser.ts';
import { tryConsumeNoticeLimit, consumeMailLimit } from '../accountLimits.ts';

/** The changes of a profile; an omitted field stays as it is. */
export interface ProfileChange {
  name?: string | undefined;
  email?: string | undefined;
  mobile?: string | undefined;
}

/**
 * Changes the viewer's name and mobile number at once. A new e-mail address is pending until the person opens the link that is
 * mailed to it; the present address receives a notice. The present address as input cancels a pending one.
 * @throws TooManyAttemptsError, UnauthenticatedError when the account was suspended or deleted meanwhile
 */
export async function updateProfile(viewer: Viewer, change: ProfileChange, caller: Caller): Promise<void> {
  const { name, email, mobile } = change;
  const present = await db.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { email: true, pendingEmail: true },
  });
  const isNewEmail = email !== undefined && email !== present.email && email !== present.pendingEmail;
  if (isNewEmail) await consumeMailLimit(caller, email, present.email);
  const isNotified = isNewEmail && (await tryConsumeNoticeLimit(caller, present.email));
  await db.$transaction(async (tx) => {
    const { userId } = viewer;
    const owner = await lockUser(tx, userId);
    if (!owner) throw new UnauthenticatedError('Your session has ended');
    await tx.user.update({
      where: { id: userId },
      data: {
        ...(name === undefined ? {} : { name }),
        ...(mobile === undefined ? {} : { mobile }),
        ...(email === undefined ? {} : { pendingEmail: email === owner.email ? null : email }),
      },
      select: { id: true },
    });
    if (isNewEmail) await enqueueMail(tx, { kind: 'EMAIL_CHANGE', recipient: email, userId });
    if (isNotified) await enqueueMail(tx, { kind: 'EMAIL_CHANGE_REQUESTED', recipient: owner.email, userId });
  });
}

/** Cancels a pending e-mail address, which invalidates the link that was mailed to it. */
export async function cancelEmailChange(viewer: Viewer): Promise<void> {
  await db.user.update({ where: { id: viewer.userId }, data: { pendingEmail: null }, select: { id: true } });
}
