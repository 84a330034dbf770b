import type { Caller } from '../../../platform/core/caller.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { tryConsumeNoticeLimit } from '../consumeMailLimit.ts';
import { createSession, type CreatedSession } from '../sessions/session.ts';
import { isOwnDevice } from './isOwnDevice.ts';

/** The columns of a user that a login reads. */
export const LOGIN_COLUMNS = {
  id: true,
  email: true,
  roleDefinitionId: true,
  createdAt: true,
  lastLoginAt: true,
} as const;

/** A user who has proved who they are. */
export interface LoggedInUser {
  id: string;
  email: string;
  roleDefinitionId: string | null;
  createdAt: Date;
  lastLoginAt: Date | null;
}

/** Whether a login from this browser is mailed to the owner. The first login of an account has no other one to be told from. */
export async function isNewDevice(user: LoggedInUser, caller: Caller): Promise<boolean> {
  if (user.lastLoginAt === null || (await isOwnDevice(user, caller))) return false;
  return tryConsumeNoticeLimit(caller, user.email, 'newDevicePerAccount');
}

/** Creates the session of a login, whose user's row the caller has locked. */
export async function completeLogin(
  tx: Transaction,
  user: LoggedInUser & { isNewDevice: boolean },
  { caller, now }: { caller: Caller; now: Date },
): Promise<CreatedSession> {
  const { id: userId, roleDefinitionId, email } = user;
  const session = await createSession(tx, { userId, isStaff: roleDefinitionId !== null, caller }, now);
  if (user.isNewDevice) {
    await enqueueMail(tx, { kind: 'NEW_DEVICE', recipient: email, userId, sessionId: session.sessionId });
  }
  return session;
}
