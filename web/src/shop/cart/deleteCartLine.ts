import { ConnectionHandler } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { cartLinesConnections } from './cartLinesConnection.ts';

/** Removes a line that no longer exists on the server. */
export function deleteCartLine(store: RecordSourceProxy, lineId: string): void {
  for (const lines of cartLinesConnections(store)) ConnectionHandler.deleteNode(lines, lineId);
  store.delete(lineId);
}
