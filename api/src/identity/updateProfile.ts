import { db } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { postMail } from '../mail/postMail.ts';
import { spendMail } from './spendMail.ts';

/** What a person may change of themselves; what is left out stays. */
export interface ProfileChange {
  name?: string | undefined;
  email?: string | undefined;
  mobile?: string | undefined;
}

/**
 * Changes the viewer's name and mobile number at once. A changed e-mail address waits until it is confirmed by the link that is
 * mailed to it; the present one, given again, takes a waiting one back. @throws TooManyAttemptsError
 */
export async function updateProfile(viewer: Viewer, change: ProfileChange, caller: Caller): Promise<void> {
  const { name, email, mobile } = change;
  const present = await db.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { email: true, pendingEmail: true },
  });
  const isNewEmail = email !== undefined && email !== present.email && email !== present.pendingEmail;
  if (isNewEmail) await spendMail(caller, email, present.email);
  await db.$transaction(async (tx) => {
    await tx.user.update({
      where: { id: viewer.userId },
      data: {
        ...(name === undefined ? {} : { name }),
        ...(mobile === undefined ? {} : { mobile }),
        ...(email === undefined ? {} : { pendingEmail: email === present.email ? null : email }),
      },
      select: { id: true },
    });
    if (isNewEmail) await postMail(tx, { kind: 'EMAIL_CHANGE', recipient: email, userId: viewer.userId });
  });
}

/** Takes back a changed address that waits to be confirmed; the link that was mailed is void then. */
export async function cancelEmailChange(viewer: Viewer): Promise<void> {
  await db.user.update({ where: { id: viewer.userId }, data: { pendingEmail: null }, select: { id: true } });
}
