import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { can } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';

/** The shifts that the viewer may read: one's own; with the permission `ORDERS` all. */
export function cashShiftWhere(viewer: Viewer | null): Prisma.CashShiftWhereInput {
  if (viewer !== null && can(viewer, 'ORDERS')) return {};
  const mayHold = viewer !== null && (can(viewer, 'DELIVERIES') || can(viewer, 'REFUNDS'));
  return { holderId: mayHold ? viewer.userId : NIL_UUID };
}
