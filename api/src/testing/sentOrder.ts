import type { Viewer } from '../graphql/viewer.ts';
import type { PaymentMeans } from '../payments/paymentMeans.ts';
import { advanceOrder } from '../payments/advanceOrder.ts';
import { makeCustomer, makeProduct, makeShopper, newId } from './fixtures.ts';
import { orderCart } from './orderCart.ts';
import { testMeans } from './testPayments.ts';

const WAY = ['CONFIRMED', 'PICKING', 'PACKED'] as const;

/** An order of one piece for ₹100, packed, and who may see it. */
export async function packedOrder(): Promise<{ orderId: string; shopper: Viewer; admin: Viewer }> {
  const admin = await makeShopper({ role: 'ADMIN' });
  const { id } = await makeProduct({ gstPercent: 18, hsnCode: '3402' });
  const { viewer: shopper, addressId } = await makeCustomer([id]);
  const { orderId } = await orderCart(shopper, { addressId, expectedTotal: 10_000, idempotencyKey: newId() });
  for (const to of WAY) await advanceOrder(admin, { orderId, to, note: null }, testMeans());
  return { orderId, shopper, admin };
}

/** The same on its way, and so with an invoice. */
export async function sentOrder(means: Partial<PaymentMeans> = {}): ReturnType<typeof packedOrder> {
  const packed = await packedOrder();
  const step = { orderId: packed.orderId, to: 'OUT_FOR_DELIVERY', note: null } as const;
  await advanceOrder(packed.admin, step, { ...testMeans(), ...means });
  return packed;
}
