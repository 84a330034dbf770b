import type { Transaction } from '../../../platform/db/client.ts';
import { can } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { LockedOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { AlreadyAssignedError } from '../fulfilmentErrors.ts';
import { staffName } from '../staffActor.ts';

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
