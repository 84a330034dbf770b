import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { Nominee } from '../../platform/db/generated/client.ts';
import { lockUser } from '../identity/lockUser.ts';

/** The longest relationship, in characters. */
export const MAX_RELATIONSHIP = 60;

/** Stores who may exercise the viewer's rights after their death or incapacity, in place of a former nominee. */
export async function updateNominee({ userId }: Viewer, given: Omit<Nominee, 'userId' | 'updatedAt'>, now: Date) {
  await db.$transaction(async (tx) => {
    if ((await lockUser(tx, userId)) === null) return; // a concurrent deletion
    const data = { ...given, updatedAt: now };
    await tx.nominee.upsert({ where: { userId }, create: { ...data, userId }, update: data });
  });
}

/** Removes the viewer's nominee. Repeating it changes nothing. */
export async function deleteNominee({ userId }: Viewer): Promise<void> {
  await db.nominee.deleteMany({ where: { userId } });
}
