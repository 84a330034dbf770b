import { db } from '../db/client.ts';
import { isTaken } from '../db/isTaken.ts';
import type { Caller } from '../graphql/caller.ts';
import { postMail } from '../mail/postMail.ts';
import { EmailTakenError } from './identityErrors.ts';
import { hashPassword } from './password.ts';
import { openSession, type OpenedSession } from './session.ts';
import { spendMail } from './spendMail.ts';

/** Makes an account, signs it in, and mails it a link that proves the address. @throws EmailTakenError, TooManyAttemptsError */
export async function register(
  input: { name: string; email: string; password: string },
  caller: Caller,
  now: Date,
): Promise<OpenedSession> {
  await caller.throttle.spend('registrationFromAddress', caller.network);
  await spendMail(caller, input.email);
  const passwordHash = await hashPassword(input.password);
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.user.create({
        data: { name: input.name, email: input.email, passwordHash, lastLoginAt: now },
        select: { id: true },
      });
      await postMail(tx, { kind: 'EMAIL_VERIFICATION', recipient: input.email, userId: id });
      return openSession(tx, { userId: id, userAgent: caller.userAgent }, now);
    });
  } catch (error) {
    if (isTaken(error)) throw new EmailTakenError();
    throw error;
  }
}
