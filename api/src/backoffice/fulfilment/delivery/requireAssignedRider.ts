import { can } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import type { LockedOrder } from '../../../shop/orders/lockOrder.ts';
import { AlreadyAssignedError } from '../fulfilmentErrors.ts';
import { staffName } from '../staffActor.ts';

/** Only the assigned rider may end a delivery, and who has the permission `ORDERS`. @throws AlreadyAssignedError */
export async function requireAssignedRider(tx: Transaction, { riderId }: LockedOrder, viewer: Viewer): Promise<void> {
  if (can(viewer, 'ORDERS') || riderId === viewer.userId) return;
  throw new AlreadyAssignedError(await staffName(tx, riderId));
}
