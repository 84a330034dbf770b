/** The order id in the URL of a checkout's result (`?order=…`); null if there is none. */
export function orderIdFromSearch(search: string): string | null {
  const id = new URLSearchParams(search).get('order');
  return id === '' ? null : id;
}
