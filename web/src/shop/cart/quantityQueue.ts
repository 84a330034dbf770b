import type { Disposable, IEnvironment } from 'relay-runtime';
import type { CartMutationResult } from './cartMutationResult.ts';
import { applyOptimisticQuantity } from './applyOptimisticQuantity.ts';

/** A line as the server last confirmed it; null while the product is not in the cart. */
export type ConfirmedLine = { id: string; quantity: number } | null;

/** The mutations that the queue sends, and its callbacks. */
export interface CartActions {
  add(quantity: number): Promise<CartMutationResult>;
  setQuantity(lineId: string, quantity: number): Promise<CartMutationResult>;
  remove(lineId: string): Promise<CartMutationResult>;
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
      const result = await send(confirmed, sent, actions);
      if ('errorMessage' in result) return await actions.onRefused(result.errorMessage);
      const confirmedQuantity = result.line?.quantity ?? 0;
      actions.onChanged(confirmedQuantity - (confirmed?.quantity ?? 0));
      confirmed = result.line;
      // Another device may have changed the line: later presses start from the quantity in the server's response.
      queued.quantity = Math.max(0, queued.quantity + confirmedQuantity - sent);
    }
  } catch (error) {
    actions.onFailed(error);
  }
}

function send(confirmed: ConfirmedLine, quantity: number, actions: CartActions): Promise<CartMutationResult> {
  if (confirmed === null) return actions.add(quantity);
  return quantity === 0 ? actions.remove(confirmed.id) : actions.setQuantity(confirmed.id, quantity);
}
