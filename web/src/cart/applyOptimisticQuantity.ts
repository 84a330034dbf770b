import { ConnectionHandler } from 'react-relay';
import type { Disposable, IEnvironment, RecordProxy } from 'relay-runtime';
import { cartLinesConnection } from './cartLinesConnection.ts';

/** Shows a quantity of a product everywhere until disposed of; totals keep the values of the server's last response. */
export function applyOptimisticQuantity(environment: IEnvironment, productId: string, quantity: number): Disposable {
  return environment.applyUpdate({
    storeUpdater: (store) => {
      const lines = cartLinesConnection(store);
      const line = lines && findLine(lines, productId);
      if (!line) store.get(productId)?.setValue(quantity, 'draftQuantity');
      else if (quantity > 0) line.setValue(quantity, 'quantity');
      else ConnectionHandler.deleteNode(lines, line.getDataID());
    },
  });
}

function findLine(lines: RecordProxy, productId: string): RecordProxy | null | undefined {
  return lines
    .getLinkedRecords('edges')
    ?.map((edge) => edge?.getLinkedRecord('node'))
    .find((line) => line?.getLinkedRecord('product')?.getDataID() === productId);
}
