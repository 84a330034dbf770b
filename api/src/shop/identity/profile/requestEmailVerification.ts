import { db } from '../../../platform/db/client.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { consumeMailLimit } from '../consumeMailLimit.ts';

/** Mails a new link: for the pending address if there is one, else for an address that is not verified. @throws TooManyAttemptsError */
export async function requestEmailVerification(viewer: Viewer, caller: Caller): Promise<void> {
  const { userId } = viewer;
  const { email, pendingEmail, emailVerifiedAt } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, pendingEmail: true, emailVerifiedAt: true },
  });
  if (pendingEmail === null && emailVerifiedAt !== null) return;
  const recipient = pendingEmail ?? email;
  await consumeMailLimit(caller, recipient, email);
  const kind = pendingEmail === null ? 'EMAIL_VERIFICATION' : 'EMAIL_CHANGE';
  await db.$transaction((tx) => enqueueMail(tx, { kind, recipient, userId }));
}
