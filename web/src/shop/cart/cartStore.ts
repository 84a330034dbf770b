import { ConnectionHandler } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { cartLinesConnections } from './cartLines.ts';

/** Removes a line that no longer exists on the server. */
export function deleteCartLine(store: RecordSourceProxy, lineId: string): void {
  for (const lines of cartLinesConnections(store)) ConnectionHandler.deleteNode(lines, lineId);
  store.delete(lineId);
}

/** Writes a refusal's stock or limit into the product, so that every button of the product shows it. */
export function updateAvailability(
  store: RecordSourceProxy,
  productId: string,
  { available, limit }: { readonly available?: number; readonly limit?: number },
): void {
  const product = store.get(productId);
  if (available !== undefined) product?.setValue(available, 'maxQuantity').setValue(available === 0, 'isSoldOut');
  if (limit !== undefined) product?.setValue(limit, 'maxQuantity').setValue(limit, 'maxPerOrder');
}
