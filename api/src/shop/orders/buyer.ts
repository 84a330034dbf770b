import type { Prisma } from '../../platform/db/generated/client.ts';

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
