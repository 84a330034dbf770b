/** The page that says how the payment of an order has ended; the payment provider leads back there too. */
export function successPath(orderId: string): string {
  return `/success?${new URLSearchParams({ order: orderId }).toString()}`;
}
