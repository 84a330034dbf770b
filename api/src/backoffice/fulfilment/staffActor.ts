import type { Transaction } from '../../platform/db/client.ts';
import { can, requirePermission, type Permission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { TransitionActor } from '../../shop/orders/transitionOrder.ts';

/** The viewer as the actor of picking. @throws ForbiddenError without the permission `PICKING` */
export function requirePicker(viewer: Viewer): TransitionActor {
  return staffActor(viewer, 'PICKING', 'PICKER');
}

/** The viewer as the actor of a delivery. @throws ForbiddenError without the permission `DELIVERIES` */
export function requireRider(viewer: Viewer): TransitionActor {
  return staffActor(viewer, 'DELIVERIES', 'RIDER');
}

/** Who may change any order acts as an admin. */
function staffActor(viewer: Viewer, permission: Permission, role: 'PICKER' | 'RIDER'): TransitionActor {
  requirePermission(viewer, permission);
  return { role: can(viewer, 'ORDERS') ? 'ADMIN' : role, userId: viewer.userId };
}

/** The name of a member of the staff; null when the account is deleted. */
export async function staffName(tx: Transaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await tx.user.findUnique({ where: { id: userId, status: { not: 'INACTIVE' } }, select: { name: true } });
  return user?.name ?? null;
}
