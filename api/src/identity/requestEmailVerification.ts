import { db } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { postMail } from '../mail/postMail.ts';
import { spendMail } from './spendMail.ts';

/** Mails the link again: for a changed address that waits, else for one that was never confirmed. @throws TooManyAttemptsError */
export async function requestEmailVerification(viewer: Viewer, caller: Caller): Promise<void> {
  const { userId } = viewer;
  const { email, pendingEmail, emailVerifiedAt } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, pendingEmail: true, emailVerifiedAt: true },
  });
  if (pendingEmail === null && emailVerifiedAt !== null) return;
  const recipient = pendingEmail ?? email;
  await spendMail(caller, recipient, email);
  const kind = pendingEmail === null ? 'EMAIL_VERIFICATION' : 'EMAIL_CHANGE';
  await db.$transaction((tx) => postMail(tx, { kind, recipient, userId }));
}
