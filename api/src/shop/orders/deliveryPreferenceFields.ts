import type { Prisma } from '../../platform/db/generated/client.ts';

/** The columns of an order that say what the shopper asks of the rider. */
export const DELIVERY_PREFERENCE_FIELDS = {
  deliveryNote: true,
  leaveAtGate: true,
  doNotRingBell: true,
} as const satisfies Prisma.OrderSelect;
