import type { OrderStatus, Prisma } from '../../db/generated/client.ts';
import { NOBODY } from '../../graphql/nobody.ts';
import type { Viewer } from '../../graphql/viewer.ts';

/** States in which an order is to be packed. */
export const TO_PICK: OrderStatus[] = ['PLACED', 'CONFIRMED', 'PICKING'];

const NONE = { id: NOBODY } satisfies Prisma.OrderWhereInput;

/** The orders that the viewer may look at to pack them: those that are to be packed, and what they have packed themselves. */
export function pickingWhere(viewer: Viewer | null): Prisma.OrderWhereInput {
  if (viewer?.role === 'ADMIN') return {};
  if (viewer?.role !== 'PICKER') return NONE;
  return { OR: [{ status: { in: TO_PICK } }, { pickerId: viewer.userId }] };
}

/** The orders that the viewer may look at to bring them: those that wait for a rider, and what they have taken themselves. */
export function deliveryWhere(viewer: Viewer | null): Prisma.OrderWhereInput {
  if (viewer?.role === 'ADMIN') return {};
  if (viewer?.role !== 'RIDER') return NONE;
  return { OR: [{ status: 'PACKED' }, { riderId: viewer.userId }] };
}
