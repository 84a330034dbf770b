import type { Seller } from '../../platform/config/settings/shopSettings.ts';
import { db } from '../../platform/db/client.ts';
import { BUYER_FIELDS, buyerOf, type Buyer } from './buyer.ts';

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
