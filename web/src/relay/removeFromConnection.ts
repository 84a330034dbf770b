import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';

/** Removes a record from a connection in the store. */
export function removeFromConnection(store: RecordSourceProxy, connectionId: string, id: string): void {
  const connection = store.get(connectionId);
  if (connection != null) ConnectionHandler.deleteNode(connection, id);
}
