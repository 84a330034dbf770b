import { ConnectionHandler } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/**
 * The keys of the connections of the cart's lines: what the layout loads for the products of every page, and what the cart and the
 * checkout load with all that they show. They are two, so that an answer for the layout brings those pages no line without its product.
 */
const CART_LINES_KEYS = ['cartLines_lines', 'Cart_lines'];

/** The ids that the connections of a cart's lines have in the store, that of the layout first. */
export function cartLinesConnectionIds(cartId: string): string[] {
  return CART_LINES_KEYS.map((key) => ConnectionHandler.getConnectionID(cartId, key));
}

/** The loaded connections of the lines of the shopper's cart, that of the layout first. */
export function cartLinesConnections(store: RecordSourceProxy): RecordProxy[] {
  const cart = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('cart');
  if (cart == null) return [];
  return cartLinesConnectionIds(cart.getDataID())
    .map((id) => store.get(id))
    .filter((connection) => connection != null);
}
