import { ConnectionHandler } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** An address is no longer saved. */
export function dropAddress(store: RecordSourceSelectorProxy, listId: string, addressId: string): void {
  const list = store.get(listId);
  if (list != null) ConnectionHandler.deleteNode(list, addressId);
}

/** Nothing is in the cart any more, and what other screens loaded of stock and orders is old. */
export function emptyCart(store: RecordSourceSelectorProxy, cartId: string): void {
  const connection = store.get(ConnectionHandler.getConnectionID(cartId, 'CartPanel_lines'));
  for (const edge of connection?.getLinkedRecords('edges') ?? []) {
    const line = edge?.getLinkedRecord('node');
    if (line != null) store.delete(line.getDataID());
  }
  connection?.setLinkedRecords([], 'edges');
  store.invalidateStore();
}
