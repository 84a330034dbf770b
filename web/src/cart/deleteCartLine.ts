import { ConnectionHandler } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { cartLinesConnection } from './cartLinesConnection.ts';

/** Removes a line that no longer exists on the server. */
export function deleteCartLine(store: RecordSourceProxy, lineId: string): void {
  const lines = cartLinesConnection(store);
  if (lines !== null) ConnectionHandler.deleteNode(lines, lineId);
  store.delete(lineId);
}
