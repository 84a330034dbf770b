import type { Transaction } from '../db/client.ts';

interface Disabling {
  endpointId: string;
  /** Null where an admin wants it. */
  reason: string | null;
  now: Date;
}

/** Sends nothing to an endpoint from now on: what waits for it has failed. */
export async function disableEndpoint(tx: Transaction, { endpointId, reason, now }: Disabling): Promise<void> {
  await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, disabledAt: null },
    data: { disabledAt: now, disabledReason: reason },
  });
  await tx.webhookDelivery.updateMany({
    where: { endpointId, state: 'WAITING' },
    data: { state: 'FAILED', settledAt: now },
  });
}
