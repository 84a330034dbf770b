import { db } from '../platform/db/client.ts';
import type { OrderStatus } from '../platform/db/generated/client.ts';
import { newId } from './fixtures.ts';

/** An order as the nightly jobs read it: who bought which products, and when. */
export interface Basket {
  userId: string;
  productIds: readonly string[];
  placedAt?: Date;
  status?: OrderStatus;
}

/** Stores delivered orders of one piece each, at ₹100. Stock and payments are left out. */
export async function makeBaskets(baskets: readonly Basket[]): Promise<void> {
  const orders = baskets.map((basket) => ({ ...basket, id: newId() }));
  await db.order.createMany({
    data: orders.map(({ id, userId, productIds, placedAt = new Date(), status = 'DELIVERED' }) => {
      const total = 10_000 * productIds.length;
      return {
        ...{ id, userId, status, createdAt: placedAt, quantity: productIds.length },
        ...{ mrpTotalPaise: total, itemsTotalPaise: total, grandTotalPaise: total },
        paymentMethod: 'CASH_ON_DELIVERY',
        ...{ recipientName: 'Asha', addressLine: '12 Park Street', city: 'Kolkata', state: 'West Bengal' },
        ...{ country: 'India', pincode: '700016', mobile: '9800000000' },
      };
    }),
  });
  await db.orderLine.createMany({
    data: orders.flatMap(({ id, productIds }) =>
      productIds.map((productId) => ({
        ...{ orderId: id, productId, name: 'Milk', unit: '1 l', quantity: 1 },
        ...{ mrpPaise: 10_000, discountPercent: 0, pricePaise: 10_000, totalPaise: 10_000 },
      })),
    ),
  });
}
