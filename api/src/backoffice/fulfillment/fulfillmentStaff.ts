import { defineUserError } from '../../platform/core/errors/userError.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { Permission } from '@kirana/shared/permissions.ts';
import { can, requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { TransitionActor } from '../../shop/orders/transitionOrder.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';
import { lockUser } from '../../shop/identity/lockUser.ts';
import type { LockedOrder } from '../../shop/orders/lockOrder.ts';
import { OrderTransitionError } from '../../shop/orders/orderErrors.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';

export class AlreadyAssignedError extends defineUserError({
  description:
    'Another picker or rider has the order. A viewer with the permission `ORDERS` can continue it, but not start it.',
  fields: { assigneeName: { type: 'String', nullable: true, description: 'Null for a deleted account.' } },
}) {
  constructor(assigneeName: string | null) {
    super(`${assigneeName ?? 'Someone else'} has already taken this order`, { assigneeName });
  }
}

export class RiderNotFoundError extends defineUserError({
  description: 'No such user, or one who is suspended or lacks the permission `DELIVERIES`.',
  message: 'This person can’t deliver orders. Choose another rider.',
}) {}

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

/** The users who can deliver orders. */
export const IS_RIDER = {
  status: 'ACTIVE',
  roleDefinition: { permissions: { has: 'DELIVERIES' } },
} as const satisfies Prisma.UserWhereInput;

/**
 * The name of a rider, whose account stays until the transaction ends.
 * @throws RiderNotFoundError for a user without the permission `DELIVERIES`
 */
export async function findRider(tx: Transaction, riderId: string): Promise<{ id: string; name: string }> {
  await lockUser(tx, riderId);
  const rider = await tx.user.findUnique({ where: { id: riderId, ...IS_RIDER }, select: { id: true, name: true } });
  if (!rider) throw new RiderNotFoundError();
  return rider;
}

/** Only the assigned rider may end a delivery, and who has the permission `ORDERS`. @throws OrderTransitionError, AlreadyAssignedError */
export async function requireAssignedRider(
  tx: Transaction,
  { id: orderId, status, riderId }: LockedOrder,
  viewer: Viewer,
): Promise<void> {
  if (status !== 'OUT_FOR_DELIVERY') throw new OrderTransitionError({ orderId, from: status });
  if (can(viewer, 'ORDERS') || riderId === viewer.userId) return;
  throw new AlreadyAssignedError(await staffName(tx, riderId));
}

/** Only the assigned picker may change an order in picking, and who has the permission `ORDERS`. @throws OrderTransitionError, AlreadyAssignedError */
export async function requireAssignedPicker(
  tx: Transaction,
  { id: orderId, status, pickerId }: LockedOrder,
  viewer: Viewer,
): Promise<void> {
  if (status !== 'PICKING') throw new OrderTransitionError({ orderId, from: status });
  if (can(viewer, 'ORDERS') || pickerId === viewer.userId) return;
  if (pickerId === null) {
    throw new OrderTransitionError({
      orderId,
      from: status,
      message: 'Nobody is picking this order yet. Start picking it first.',
    });
  }
  throw new AlreadyAssignedError(await staffName(tx, pickerId));
}

/** Orders that the viewer may read as a rider: those that are packed and have no rider, and those assigned to the viewer. With the permission `ORDERS` all. */
export function deliveryWhere(viewer: Viewer | null): Prisma.OrderWhereInput {
  if (viewer === null || !can(viewer, 'DELIVERIES')) return { id: NIL_UUID };
  if (can(viewer, 'ORDERS')) return {};
  return { OR: [{ status: 'PACKED', riderId: null }, { riderId: viewer.userId }] };
}

/** Orders that a picker can start or continue. */
export const PICKABLE: Prisma.OrderWhereInput = {
  status: { in: ['PLACED', 'CONFIRMED', 'PICKING'] },
  holdReason: null,
};

/** Orders that the viewer may read as a picker: all that can be picked, and those that the viewer has picked. With the permission `ORDERS` all. */
export function pickingWhere(viewer: Viewer | null): Prisma.OrderWhereInput {
  if (viewer === null || !can(viewer, 'PICKING')) return { id: NIL_UUID };
  if (can(viewer, 'ORDERS')) return {};
  return { OR: [PICKABLE, { pickerId: viewer.userId }] };
}
