import { ConnectionHandler } from 'react-relay';
import type { Disposable, IEnvironment, RecordProxy } from 'relay-runtime';
import { RefusedError } from '../../relay/RequestError.ts';
import { cartLinesConnections } from './cartLines.ts';

/** A line as the server last confirmed it; null while the product is not in the cart. */
export type ConfirmedLine = { id: string; quantity: number } | null;

/** The mutations that the queue sends, each of which answers with the line, and its callbacks. */
export interface CartActions {
  add(quantity: number): Promise<ConfirmedLine>;
  setQuantity(lineId: string, quantity: number): Promise<ConfirmedLine>;
  remove(lineId: string): Promise<ConfirmedLine>;
  onChanged(change: number): void;
  onRefused(errorMessage: string): Promise<void>;
  onFailed(error: unknown): void;
}

interface QueuedQuantity {
  quantity: number;
  optimistic: Disposable;
  /** Resolves when nothing is left to be sent. */
  settled: Promise<void>;
}

const queuesByEnvironment = new WeakMap<IEnvironment, Map<string, QueuedQuantity>>();

/**
 * Shows a changed quantity of a product optimistically and sends it to the server, one request at a time. A change during a
 * request replaces the queued quantity, so that presses in quick succession end at the last quantity and never show an older
 * one.
 */
export function queueQuantity(
  environment: IEnvironment,
  target: { productId: string; confirmed: ConfirmedLine; quantity: number },
  actions: CartActions,
): void {
  const { productId, quantity } = target;
  const queue = queuesByEnvironment.get(environment) ?? new Map<string, QueuedQuantity>();
  queuesByEnvironment.set(environment, queue);
  const optimistic = applyOptimisticQuantity(environment, productId, quantity);
  const pending = queue.get(productId);
  if (pending !== undefined) {
    pending.optimistic.dispose();
    Object.assign(pending, { quantity, optimistic });
    return;
  }
  const queued: QueuedQuantity = { quantity, optimistic, settled: Promise.resolve() };
  queue.set(productId, queued);
  queued.settled = drain(queued, target.confirmed, actions).finally(() => {
    queue.delete(productId);
    queued.optimistic.dispose();
  });
}

/** Resolves when the server has answered all changes of a product's quantity, so that another change of its line comes after them. */
export async function whenQuantitySettled(environment: IEnvironment, productId: string): Promise<void> {
  await queuesByEnvironment.get(environment)?.get(productId)?.settled;
}

async function drain(queued: QueuedQuantity, initial: ConfirmedLine, actions: CartActions): Promise<void> {
  let confirmed = initial;
  try {
    while (queued.quantity !== (confirmed?.quantity ?? 0)) {
      const sent = queued.quantity;
      const line = await send(confirmed, sent, actions);
      const confirmedQuantity = line?.quantity ?? 0;
      actions.onChanged(confirmedQuantity - (confirmed?.quantity ?? 0));
      confirmed = line;
      // Another device may have changed the line: later presses start from the quantity in the server's response.
      queued.quantity = Math.max(0, queued.quantity + confirmedQuantity - sent);
    }
  } catch (error) {
    if (error instanceof RefusedError) await actions.onRefused(error.message).catch(actions.onFailed);
    else actions.onFailed(error);
  }
}

function send(confirmed: ConfirmedLine, quantity: number, actions: CartActions): Promise<ConfirmedLine> {
  if (confirmed === null) return actions.add(quantity);
  return quantity === 0 ? actions.remove(confirmed.id) : actions.setQuantity(confirmed.id, quantity);
}

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
