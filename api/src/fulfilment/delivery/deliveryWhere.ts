import { NIL_UUID } from '../../core/nilUuid.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Prisma } from '../../db/generated/client.ts';

/** Orders that the viewer may read as a rider: all that are packed, and those assigned to the viewer. Admins may read all. */
export function deliveryWhere(viewer: Viewer | null): Prisma.OrderWhereInput {
  if (viewer?.role === 'ADMIN') return {};
  if (viewer?.role !== 'RIDER') return { id: NIL_UUID };
  return { OR: [{ status: 'PACKED' }, { riderId: viewer.userId }] };
}
