import type { ConsentNotice } from '@kirana/shared/consent.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import { recordConsent } from '../../../platform/consent/consents.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { EmailTakenError } from '../identityErrors.ts';
import { AttemptLimits, type Challenged } from './attemptLimits.ts';
import { hashPassword } from './password.ts';
import { createSession, type CreatedSession } from '../sessions/session.ts';
import { withUniqueEmail } from '../lockUser.ts';
import { consumeRecipientLimit } from '../accountLimits.ts';

/** What a new account is made of; `marketingNotice` is what the person agreed to, if they did. */
interface Registration extends Challenged {
  name: string;
  email: string;
  password: string;
  marketingNotice?: ConsentNotice | null;
}

/** Creates an account and a session, and mails a link that verifies the address. @throws EmailTakenError, ChallengeRequiredError, TooManyAttemptsError */
export async function register(input: Registration, caller: Caller, now: Date): Promise<CreatedSession> {
  const limits = new AttemptLimits(caller, { purpose: 'REGISTRATION', answer: input.challengeAnswer });
  await limits.consumeOfNetwork('registrationPerIp');
  await limits.consumeOfNetwork('mailPerIp');
  await consumeRecipientLimit(caller, input.email);
  const passwordHash = await hashPassword(input.password);
  return withUniqueEmail(async (tx) => {
    // The owner of an account whose address was changed may still take it back.
    const former = { email: input.email, purpose: 'EMAIL_RESTORE', expiresAt: { gt: now } } as const;
    if ((await tx.oneTimeCode.count({ where: former })) > 0) throw new EmailTakenError();
    const { id } = await tx.user.create({
      data: { name: input.name, email: input.email, passwordHash, lastLoginAt: now },
      select: { id: true },
    });
    const { marketingNotice: notice } = input;
    if (notice) {
      await recordConsent(tx, { userId: id, purpose: 'MARKETING_EMAIL', place: 'REGISTRATION', notice }, now);
    }
    await enqueueMail(tx, { kind: 'EMAIL_VERIFICATION', recipient: input.email, userId: id });
    return createSession(tx, { userId: id, isStaff: false, caller }, now);
  });
}
