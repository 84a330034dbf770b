import { recordAudit } from '../audit/recordAudit.ts';
import { db, type Transaction } from '../db/client.ts';
import type { UserStatus } from '../db/generated/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { revokeAllApiTokens } from './apiTokens/revokeApiToken.ts';
import { endAllSessions } from './endSessions.ts';
import { OwnAccountError, UnknownUserError } from './identityErrors.ts';

/** Closes an account to its owner: no login, and all sessions and API tokens end at once. @throws UnknownUserError, OwnAccountError */
export async function suspendUser(viewer: Viewer, { email }: { email: string }, now: Date): Promise<void> {
  requireAdmin(viewer);
  await db.$transaction(async (tx) => {
    const userId = await userWithEmail(tx, email);
    if (userId === viewer.userId) throw new OwnAccountError();
    if (await changeStatus(tx, userId, { from: 'ACTIVE', to: 'SUSPENDED' })) {
      await recordAudit(tx, viewer, {
        action: 'USER_SUSPEND',
        subjectId: userId,
        subjectName: null,
        before: { status: 'ACTIVE' },
        after: { status: 'SUSPENDED' },
      });
    }
    await endAllSessions(tx, userId, now);
    await revokeAllApiTokens(tx, userId);
  });
}

/** Opens a suspended account to its owner again. @throws UnknownUserError */
export async function reinstateUser(viewer: Viewer, { email }: { email: string }): Promise<void> {
  requireAdmin(viewer);
  await db.$transaction(async (tx) => {
    const userId = await userWithEmail(tx, email);
    if (!(await changeStatus(tx, userId, { from: 'SUSPENDED', to: 'ACTIVE' }))) return;
    await recordAudit(tx, viewer, {
      action: 'USER_REINSTATE',
      subjectId: userId,
      subjectName: null,
      before: { status: 'SUSPENDED' },
      after: { status: 'ACTIVE' },
    });
  });
}

async function userWithEmail(tx: Transaction, email: string): Promise<string> {
  const user = await tx.user.findUnique({ where: { email, status: { not: 'INACTIVE' } }, select: { id: true } });
  if (!user) throw new UnknownUserError();
  return user.id;
}

/** Answers whether it was so before; of two who ask at once, one is told so. */
async function changeStatus(
  tx: Transaction,
  id: string,
  { from, to }: { from: UserStatus; to: UserStatus },
): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id, status: from }, data: { status: to } });
  return count > 0;
}
