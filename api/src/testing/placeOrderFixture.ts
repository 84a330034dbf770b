import type { OrderRequest } from '../shop/checkout/orderRequest.ts';
import { placeOrder } from '../shop/checkout/placeOrder.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { paymentServices } from './paymentFixtures.ts';

/** Orders the viewer's cart, by default with cash on delivery. */
export function placeOrderFixture(
  viewer: Viewer,
  request: Omit<OrderRequest, 'paymentMethod'> & Partial<OrderRequest>,
): ReturnType<typeof placeOrder> {
  return placeOrder(viewer, { paymentMethod: 'CASH_ON_DELIVERY', ...request }, paymentServices());
}
