import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { EmailTakenError } from './identityErrors.ts';
import { hashPassword } from './password.ts';
import { openSession, type OpenedSession } from './session.ts';

/** Makes an account and signs it in. @throws EmailTakenError, InvalidInputError when the passwords differ */
export async function register(
  input: { name: string; email: string; password: string; confirmPassword: string; userAgent: string | null },
  now: Date,
): Promise<OpenedSession> {
  if (input.password !== input.confirmPassword) {
    throw new InvalidInputError([{ path: 'confirmPassword', message: 'password and confirm password must be same' }]);
  }
  const passwordHash = await hashPassword(input.password);
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.user.create({
        data: { name: input.name, email: input.email, passwordHash, lastLoginAt: now },
        select: { id: true },
      });
      return openSession(tx, { userId: id, userAgent: input.userAgent }, now);
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') throw new EmailTakenError();
    throw error;
  }
}
