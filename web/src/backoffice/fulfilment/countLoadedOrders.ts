import { commitLocalUpdate, ConnectionHandler, type Environment } from 'relay-runtime';

/** How many orders the list with this connection key has loaded. */
export function countLoadedOrders(environment: Environment, connectionKey: string): number {
  let count = 0;
  commitLocalUpdate(environment, (store) => {
    const orders = ConnectionHandler.getConnection(store.getRoot(), connectionKey);
    count = orders?.getLinkedRecords('edges')?.length ?? 0;
  });
  return count;
}
