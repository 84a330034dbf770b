/** The path of the page that shows the outcome of an order's payment; the payment provider returns to it too. */
export function successPath(orderId: string): string {
  return `/success?${new URLSearchParams({ order: orderId }).toString()}`;
}

/** The order id in the URL of a checkout's result (`?order=…`); null if there is none. */
export function orderIdFromSearch(search: string): string | null {
  const id = new URLSearchParams(search).get('order');
  return id === '' ? null : id;
}
