/** The page of one of the shopper's orders. */
export function orderPath(orderId: string): string {
  return `/dashboard/myorders/${orderId}`;
}
