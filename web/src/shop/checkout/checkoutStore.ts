import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { cartLinesConnectionIds } from '../cart/cartLines.ts';

/** Removes all lines of the cart, and invalidates what other screens loaded of stock and orders. */
export function emptyCart(store: RecordSourceSelectorProxy, cartId: string): void {
  for (const connection of cartLinesConnectionIds(cartId).map((id) => store.get(id))) {
    for (const edge of connection?.getLinkedRecords('edges') ?? []) {
      const line = edge?.getLinkedRecord('node');
      if (line != null) store.delete(line.getDataID());
    }
    connection?.setLinkedRecords([], 'edges');
  }
  store.invalidateStore();
}
