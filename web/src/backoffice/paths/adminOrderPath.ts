/** The path of an order for admins: its dialog opens over the order board. */
export function adminOrderPath(orderId: string): string {
  return `/dashboard/orders/${orderId}`;
}
