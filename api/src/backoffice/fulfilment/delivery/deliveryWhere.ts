import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { can } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';

/** Orders that the viewer may read as a rider: those that are packed and have no rider, and those assigned to the viewer. With the permission `ORDERS` all. */
export function deliveryWhere(viewer: Viewer | null): Prisma.OrderWhereInput {
  if (viewer === null || !can(viewer, 'DELIVERIES')) return { id: NIL_UUID };
  if (can(viewer, 'ORDERS')) return {};
  return { OR: [{ status: 'PACKED', riderId: null }, { riderId: viewer.userId }] };
}
