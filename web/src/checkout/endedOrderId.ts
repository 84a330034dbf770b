/** The order that the address of a checkout's end names: `?order=…`; null when it names none. */
export function endedOrderId(search: string): string | null {
  const id = new URLSearchParams(search).get('order');
  return id === '' ? null : id;
}
