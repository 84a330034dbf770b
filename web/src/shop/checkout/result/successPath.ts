/** The path of the page that shows the outcome of an order's payment; the payment provider returns to it too. */
export function successPath(orderId: string): string {
  return `/success?${new URLSearchParams({ order: orderId }).toString()}`;
}
