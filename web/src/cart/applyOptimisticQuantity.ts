import { ConnectionHandler } from 'react-relay';
import type { Disposable, IEnvironment, RecordSourceProxy } from 'relay-runtime';
import { readMyCart } from './readMyCart.ts';

/** Shows a quantity of a product everywhere until disposed of; totals keep the values of the server's last response. */
export function applyOptimisticQuantity(environment: IEnvironment, productId: string, quantity: number): Disposable {
  const { connectionIds } = readMyCart(environment);
  return environment.applyUpdate({
    storeUpdater: (store) => {
      if (quantity === 0) hideLine(store, productId, connectionIds);
      else showLine(store, productId, quantity);
    },
  });
}

function hideLine(store: RecordSourceProxy, productId: string, connectionIds: string[]): void {
  const product = store.get(productId);
  const line = product?.getLinkedRecord('myCartLine');
  if (line == null) return;
  product?.setValue(null, 'myCartLine');
  for (const connectionId of connectionIds) {
    const connection = store.get(connectionId);
    if (connection != null) ConnectionHandler.deleteNode(connection, line.getDataID());
  }
}

function showLine(store: RecordSourceProxy, productId: string, quantity: number): void {
  const product = store.get(productId);
  if (product == null) return;
  const line = product.getLinkedRecord('myCartLine');
  if (line != null) {
    line.setValue(quantity, 'quantity');
    return;
  }
  const draftId = `client:draftLine:${productId}`;
  const draft = store.get(draftId) ?? store.create(draftId, 'CartLine');
  draft.setValue(draftId, 'id').setValue(quantity, 'quantity').setValue(product.getValue('stock'), 'maxQuantity');
  product.setLinkedRecord(draft, 'myCartLine');
}
