import { db, type Transaction } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import { unauthenticated, type Viewer } from '../graphql/viewer.ts';
import { postMail } from '../mail/postMail.ts';
import { mayNotify, spendMail } from './spendMail.ts';

/** What a person may change of themselves; what is left out stays. */
export interface ProfileChange {
  name?: string | undefined;
  email?: string | undefined;
  mobile?: string | undefined;
}

/**
 * Changes the viewer's name and mobile number at once. A changed e-mail address waits until it is confirmed by the link that is
 * mailed to it, and the present one is told; the present one, given again, takes a waiting one back. @throws TooManyAttemptsError
 */
export async function updateProfile(viewer: Viewer, change: ProfileChange, caller: Caller): Promise<void> {
  const { name, email, mobile } = change;
  const present = await db.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { email: true, pendingEmail: true },
  });
  const isNewEmail = email !== undefined && email !== present.email && email !== present.pendingEmail;
  if (isNewEmail) await spendMail(caller, email, present.email);
  const isNotified = isNewEmail && (await mayNotify(caller, present.email));
  await db.$transaction(async (tx) => {
    const { userId } = viewer;
    const owner = await lockOwner(tx, userId);
    await tx.user.update({
      where: { id: userId },
      data: {
        ...(name === undefined ? {} : { name }),
        ...(mobile === undefined ? {} : { mobile }),
        ...(email === undefined ? {} : { pendingEmail: email === owner.email ? null : email }),
      },
      select: { id: true },
    });
    if (isNewEmail) await postMail(tx, { kind: 'EMAIL_CHANGE', recipient: email, userId });
    if (isNotified) await postMail(tx, { kind: 'EMAIL_CHANGE_REQUESTED', recipient: owner.email, userId });
  });
}

/** The row as it is now, and stays until the transaction ends. @throws UNAUTHENTICATED when the account was closed meanwhile */
async function lockOwner(tx: Transaction, userId: string): Promise<{ email: string }> {
  const [owner] = await tx.$queryRaw<{ email: string }[]>`
    SELECT email FROM users WHERE id = ${userId}::uuid AND status = 'ACTIVE' FOR UPDATE`;
  if (!owner) throw unauthenticated('Your session has ended');
  return owner;
}

/** Takes back a changed address that waits to be confirmed; the link that was mailed is void then. */
export async function cancelEmailChange(viewer: Viewer): Promise<void> {
  await db.user.update({ where: { id: viewer.userId }, data: { pendingEmail: null }, select: { id: true } });
}
