import { ConnectionHandler } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { cartLinesConnections } from './cartLines.ts';

/** Removes a line that no longer exists on the server. */
export function deleteCartLine(store: RecordSourceProxy, lineId: string): void {
  for (const lines of cartLinesConnections(store)) ConnectionHandler.deleteNode(lines, lineId);
  store.delete(lineId);
}

/** Any result of adding to the cart, with or without availability. */
type AddingResult =
  | { __typename: 'OutOfStockError'; available: number }
  | { __typename: 'QuantityLimitError'; limit: number }
  | { __typename: string };

/** Writes a refusal's stock or limit into the product, so that every button of the product shows it. */
export function updateAvailability(store: RecordSourceProxy, productId: string, result: AddingResult): void {
  const product = store.get(productId);
  if ('available' in result) {
    product?.setValue(result.available, 'maxQuantity').setValue(result.available === 0, 'isSoldOut');
  }
  if ('limit' in result) product?.setValue(result.limit, 'maxQuantity').setValue(result.limit, 'maxPerOrder');
}
