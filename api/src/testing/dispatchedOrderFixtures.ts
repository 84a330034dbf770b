import type { Viewer } from '../platform/core/viewer.ts';
import type { PaymentServices } from '../shop/payments/paymentServices.ts';
import { updateOrderState } from '../backoffice/fulfillment/updateOrderState.ts';
import { makeCustomer, makeProduct, makeShopper, newId } from './fixtures.ts';
import { placeOrderFixture } from './placeOrderFixture.ts';
import { paymentServices } from './paymentFixtures.ts';

const STATES_TO_PACKED = ['CONFIRMED', 'PICKING', 'PACKED'] as const;

/** A packed order of one piece for ₹100, and the viewers who may read it. */
export async function packedOrder(): Promise<{ orderId: string; shopper: Viewer; admin: Viewer }> {
  const admin = await makeShopper({ role: 'ADMIN' });
  const { id } = await makeProduct({ gstPercent: 18, hsnCode: '3402' });
  const { viewer: shopper, addressId } = await makeCustomer([id]);
  const { orderId } = await placeOrderFixture(shopper, { addressId, expectedTotal: 10_000, idempotencyKey: newId() });
  for (const to of STATES_TO_PACKED) await updateOrderState(admin, { orderId, to, note: null }, paymentServices());
  return { orderId, shopper, admin };
}

/** The same order on its way, with its invoice. */
export async function dispatchedOrder(services: Partial<PaymentServices> = {}): ReturnType<typeof packedOrder> {
  const packed = await packedOrder();
  const step = { orderId: packed.orderId, to: 'OUT_FOR_DELIVERY', note: null } as const;
  await updateOrderState(packed.admin, step, { ...paymentServices(), ...services });
  return packed;
}
