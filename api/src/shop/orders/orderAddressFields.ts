import type { Prisma } from '../../platform/db/generated/client.ts';

/** The columns of an order that hold its copy of the address. */
export const ORDER_ADDRESS_FIELDS = {
  recipientName: true,
  addressLine: true,
  city: true,
  state: true,
  country: true,
  pincode: true,
  mobile: true,
} as const satisfies Prisma.OrderSelect;
