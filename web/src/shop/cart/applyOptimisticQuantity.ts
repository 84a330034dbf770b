import { ConnectionHandler } from 'react-relay';
import type { Disposable, IEnvironment, RecordProxy } from 'relay-runtime';
import { cartLinesConnections } from './cartLinesConnection.ts';

/** Shows a quantity of a product everywhere until disposed of; totals keep the values of the server's last response. */
export function applyOptimisticQuantity(environment: IEnvironment, productId: string, quantity: number): Disposable {
  return environment.applyUpdate({
    storeUpdater: (store) => {
      const connections = cartLinesConnections(store);
      const line = connections.map((lines) => findLine(lines, productId)).find((found) => found != null);
      if (!line) store.get(productId)?.setValue(quantity, 'draftQuantity');
      else if (quantity > 0) line.setValue(quantity, 'quantity');
      else for (const lines of connections) ConnectionHandler.deleteNode(lines, line.getDataID());
    },
  });
}

function findLine(lines: RecordProxy, productId: string): RecordProxy | null | undefined {
  return lines
    .getLinkedRecords('edges')
    ?.map((edge) => edge?.getLinkedRecord('node'))
    .find((line) => line?.getLinkedRecord('product')?.getDataID() === productId);
}
