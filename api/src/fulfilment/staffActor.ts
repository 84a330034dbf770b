import type { Transaction } from '../db/client.ts';
import { ForbiddenError } from '../core/accessErrors.ts';
import type { Viewer } from '../core/viewer.ts';
import type { TransitionActor } from '../orders/transitionOrder.ts';

/** The viewer as the actor of picking. @throws ForbiddenError unless the viewer is a picker or an admin */
export function requirePicker({ role, userId }: Viewer): TransitionActor {
  if (role !== 'PICKER' && role !== 'ADMIN') throw new ForbiddenError();
  return { role, userId };
}

/** The viewer as the actor of a delivery. @throws ForbiddenError unless the viewer is a rider or an admin */
export function requireRider({ role, userId }: Viewer): TransitionActor {
  if (role !== 'RIDER' && role !== 'ADMIN') throw new ForbiddenError();
  return { role, userId };
}

/** The name of a member of the staff; null when the account is deleted. */
export async function staffName(tx: Transaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await tx.user.findUnique({ where: { id: userId, status: { not: 'INACTIVE' } }, select: { name: true } });
  return user?.name ?? null;
}
