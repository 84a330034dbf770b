import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { can } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';

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
