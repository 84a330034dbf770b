import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordAudits } from '../../platform/audit/recordAudit.ts';
import type { Caller } from '../../platform/core/caller.ts';
import { defineUserError, UserError } from '../../platform/core/errors/userError.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { databaseFailureOf } from '../../platform/db/databaseFailure.ts';
import { isDemoRemoved, lockDemo } from '../../platform/db/lockDemo.ts';
import { announceAll } from '../../platform/events/databaseChanges.ts';
import { cacheDirectory, mediaDirectory } from '../../platform/media/pictureStorages.ts';
import { hashPassword } from '../../shop/identity/login/password.ts';
import { createSession, type CreatedSession } from '../../shop/identity/sessions/session.ts';
import { lockGrantableRole } from '../staff/assignRole.ts';
import { emptyShop } from './emptyShop.ts';

const TIMEOUT_MS = 60_000;
/** Requests have the tables for this time before the next attempt; a run of an import can use them for a while. */
const PAUSE_MS = 500;
/** After this time no further attempt begins. */
const PATIENCE_MS = 60_000;

export class DemoRemovedError extends defineUserError({
  description: 'The shop has an owner already. Nothing was changed.',
  message: 'This shop is no demo any more',
}) {}

interface NewOwner {
  name: string;
  email: string;
  password: string;
}

interface RemovalServices {
  /** Returns the folder of the backup; null where the owner has one. What it throws ends the removal. */
  backUp: () => Promise<string | null>;
  caller: Pick<Caller, 'userAgent' | 'staffAccess'>;
  now: Date;
}

/**
 * Backs the demo up, then removes it and all that its visitors did in one transaction, and makes the owner the only account, an admin with
 * a session. The demo is never loaded again. For admins.
 * @throws DemoRemovedError, AdminRoleError; what `backUp` throws
 */
export async function removeDemo(
  viewer: Viewer,
  { password, ...owner }: NewOwner,
  { backUp, caller, now }: RemovalServices,
): Promise<CreatedSession & { backupDirectory: string | null }> {
  requirePermission(viewer, 'STAFF');
  await db.$transaction((tx) => requireDemoAdmin(tx, viewer));
  const passwordHash = await hashPassword(password);
  const backupDirectory = await backUp();
  let attempts = 0;
  const remove = async (tx: Transaction) => {
    attempts += 1;
    await lockDemo(tx, TIMEOUT_MS);
    await requireDemoAdmin(tx, viewer);
    await emptyShop(tx);
    const data = { ...owner, passwordHash, role: 'ADMIN', emailVerifiedAt: now, lastLoginAt: now } as const;
    const { id: userId } = await tx.user.create({ data, select: { id: true } });
    await tx.demoRemoval.create({ data: { removedAt: now } });
    const after = { role: 'ADMIN' };
    await recordAudits(tx, userId, [
      { action: 'DEMO_REMOVE', subjectId: userId, subjectName: null, before: null, after },
    ]);
    await announceAll(tx);
    return createSession(tx, { userId, isStaff: true, caller }, now);
  };
  try {
    return { ...(await retryWhileBusy(remove)), backupDirectory };
  } catch (error) {
    // Otherwise, or in an attempt before, the transaction may have been committed.
    const isUnchanged = error instanceof UserError && attempts === 1;
    if (isUnchanged && backupDirectory !== null) await rm(backupDirectory, { recursive: true, force: true });
    throw error;
  }
}

/** An owner is an admin, whom admins alone may make. @throws DemoRemovedError, AdminRoleError */
async function requireDemoAdmin(tx: Transaction, viewer: Viewer): Promise<void> {
  if (await isDemoRemoved(tx)) throw new DemoRemovedError();
  const { id } = await tx.roleDefinition.findUniqueOrThrow({ where: { builtIn: 'ADMIN' }, select: { id: true } });
  await lockGrantableRole(tx, viewer, id);
}

async function retryWhileBusy<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await db.$transaction(work, { timeout: TIMEOUT_MS });
    } catch (error) {
      if (databaseFailureOf(error) !== 'busy' || performance.now() - startedAt > PATIENCE_MS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Deletes the mails of the demo, and its resized pictures, which are made again when they are asked for. Files that can't be deleted stay. */
export async function removeDemoFiles(dataDir: string): Promise<void> {
  for (const folder of [cacheDirectory(mediaDirectory(dataDir)), path.join(dataDir, 'outbox')])
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}
