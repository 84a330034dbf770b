import type { Transaction } from '../../db/client.ts';
import { forbidden, type Viewer } from '../../graphql/viewer.ts';
import type { Mover } from '../moveOrder.ts';

/** As what the viewer packs orders. @throws FORBIDDEN for who is neither a picker nor an admin */
export function asPicker({ role, userId }: Viewer): Mover {
  if (role !== 'PICKER' && role !== 'ADMIN') throw forbidden();
  return { actor: role, userId };
}

/** As what the viewer brings orders. @throws FORBIDDEN for who is neither a rider nor an admin */
export function asRider({ role, userId }: Viewer): Mover {
  if (role !== 'RIDER' && role !== 'ADMIN') throw forbidden();
  return { actor: role, userId };
}

/** A person of the staff by name; null for who is gone. */
export async function workerName(tx: Transaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await tx.user.findUnique({ where: { id: userId, status: { not: 'INACTIVE' } }, select: { name: true } });
  return user?.name ?? null;
}
