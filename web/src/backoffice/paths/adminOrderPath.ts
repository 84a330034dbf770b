/** The path of the order board. */
export const ordersPath = '/dashboard/orders';

/** The path of an order for admins: its dialog opens over the order board. */
export function adminOrderPath(orderId: string): string {
  return `${ordersPath}/${orderId}`;
}
