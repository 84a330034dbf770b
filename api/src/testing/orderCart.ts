import type { OrderRequest } from '../checkout/orderRequest.ts';
import { placeOrder } from '../checkout/placeOrder.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { testMeans } from './testPayments.ts';

/** Orders the viewer's cart; with cash on delivery where the way to pay does not matter. */
export function orderCart(
  viewer: Viewer,
  request: Omit<OrderRequest, 'paymentMethod'> & Partial<OrderRequest>,
): ReturnType<typeof placeOrder> {
  return placeOrder(viewer, { paymentMethod: 'CASH_ON_DELIVERY', ...request }, testMeans());
}
