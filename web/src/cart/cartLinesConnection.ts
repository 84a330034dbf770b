import { ConnectionHandler } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** The key of the connection of the cart's lines. */
export const CART_LINES_KEY = 'Cart_lines';

/** The connection of the lines of the shopper's cart; null until it is loaded. */
export function cartLinesConnection(store: RecordSourceProxy): RecordProxy | null {
  const cart = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('cart');
  return (cart && ConnectionHandler.getConnection(cart, CART_LINES_KEY)) ?? null;
}
