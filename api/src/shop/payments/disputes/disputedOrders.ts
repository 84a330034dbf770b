import type { Prisma } from '../../../platform/db/generated/client.ts';

/** The condition of the orders with a dispute that is neither won nor lost. */
export const DISPUTED_ORDERS = {
  payment: { disputes: { some: { status: { in: ['NEEDS_RESPONSE', 'UNDER_REVIEW'] } } } },
} as const satisfies Prisma.OrderWhereInput;
