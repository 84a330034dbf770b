import type { Disposable, IEnvironment } from 'relay-runtime';
import type { PickQuantities } from './pickQuantities.ts';

/** Sends quantities to the server, and receives why that failed. */
interface PickActions {
  send(lineId: string, quantities: PickQuantities): Promise<unknown>;
  onFailed(error: unknown): void;
}

interface QueuedPick {
  quantities: PickQuantities;
  shown: Disposable;
  ended: Promise<void>;
}

const queuesByEnvironment = new WeakMap<IEnvironment, Map<string, QueuedPick>>();

/**
 * Shows a line's quantities at once and sends them to the server with one request at a time. New quantities replace the queued
 * ones, so quick taps end at the latest; after an error the line shows the server's quantities.
 */
export function queuePick(
  environment: IEnvironment,
  { lineId, quantities }: { lineId: string; quantities: PickQuantities },
  actions: PickActions,
): void {
  const queue = queuesByEnvironment.get(environment) ?? new Map<string, QueuedPick>();
  queuesByEnvironment.set(environment, queue);
  const shown = showPick(environment, lineId, quantities);
  const pending = queue.get(lineId);
  if (pending !== undefined) {
    pending.shown.dispose();
    Object.assign(pending, { quantities, shown });
    return;
  }
  const queued: QueuedPick = { quantities, shown, ended: Promise.resolve() };
  queue.set(lineId, queued);
  queued.ended = drain(queued, lineId, actions).finally(() => {
    queue.delete(lineId);
    queued.shown.dispose();
  });
}

/** Ends when no quantities are on their way to the server. */
export async function picksSettled(environment: IEnvironment): Promise<void> {
  await Promise.all(Array.from(queuesByEnvironment.get(environment)?.values() ?? [], ({ ended }) => ended));
}

async function drain(queued: QueuedPick, lineId: string, actions: PickActions): Promise<void> {
  try {
    let sent: PickQuantities | null = null;
    while (queued.quantities !== sent) {
      sent = queued.quantities;
      await actions.send(lineId, sent);
    }
  } catch (error) {
    actions.onFailed(error);
  }
}

function showPick(environment: IEnvironment, lineId: string, { pickedQuantity, missingQuantity }: PickQuantities) {
  return environment.applyUpdate({
    storeUpdater: (store) => {
      store.get(lineId)?.setValue(pickedQuantity, 'pickedQuantity').setValue(missingQuantity, 'missingQuantity');
    },
  });
}
