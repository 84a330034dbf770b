import type { Prisma } from '../../platform/db/generated/client.ts';
import type { Seller } from '../../platform/config/settings/shopSettings.ts';
import { db } from '../../platform/db/client.ts';

export const ORDER_ADDRESS_FIELDS = {
  recipientName: true,
  addressLine: true,
  city: true,
  state: true,
  country: true,
  pincode: true,
  mobile: true,
} as const satisfies Prisma.OrderSelect;

export const DELIVERY_PREFERENCE_FIELDS = {
  deliveryNote: true,
  leaveAtGate: true,
  doNotRingBell: true,
} as const satisfies Prisma.OrderSelect;

/** A buyer who is registered for the goods and services tax. */
export interface Buyer {
  name: string;
  gstin: string;
}

/** The columns of an order and of an invoice that name a registered buyer. */
export const BUYER_FIELDS = { buyerName: true, buyerGstin: true } as const satisfies Prisma.OrderSelect &
  Prisma.InvoiceSelect;

/** The registered buyer of an order or an invoice; null for consumers. */
export function buyerOf({ buyerName, buyerGstin }: Record<keyof typeof BUYER_FIELDS, string | null>): Buyer | null {
  return buyerName === null || buyerGstin === null ? null : { name: buyerName, gstin: buyerGstin };
}

/** The registered buyer of an account's latest order with one; null without such an order, and of a shop without a GSTIN, which asks for none. */
export async function findLastBuyer(userId: string, { gstin }: Seller): Promise<Buyer | null> {
  if (gstin === null) return null;
  const order = await db.order.findFirst({
    where: { userId, buyerGstin: { not: null } },
    orderBy: { id: 'desc' },
    select: BUYER_FIELDS,
  });
  return order && buyerOf(order);
}

/** The longest note of an admin about an order, in characters; the shopper can read it. */
export const MAX_NOTE = 200;
