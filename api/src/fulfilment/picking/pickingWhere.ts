import { NIL_UUID } from '../../core/nilUuid.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Prisma } from '../../db/generated/client.ts';

/** Orders that a picker can start or continue. */
export const PICKABLE: Prisma.OrderWhereInput = {
  status: { in: ['PLACED', 'CONFIRMED', 'PICKING'] },
  holdReason: null,
};

/** Orders that the viewer may read as a picker: all that can be picked, and those that the viewer has picked. Admins may read all. */
export function pickingWhere(viewer: Viewer | null): Prisma.OrderWhereInput {
  if (viewer?.role === 'ADMIN') return {};
  if (viewer?.role !== 'PICKER') return { id: NIL_UUID };
  return { OR: [PICKABLE, { pickerId: viewer.userId }] };
}
