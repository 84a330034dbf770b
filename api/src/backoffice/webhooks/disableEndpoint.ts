import type { Transaction } from '../../platform/db/client.ts';

interface Disabling {
  endpointId: string;
  /** Null when an admin disables it. */
  reason: string | null;
  now: Date;
}

/** Disables an endpoint; its pending deliveries fail. */
export async function disableEndpoint(tx: Transaction, { endpointId, reason, now }: Disabling): Promise<void> {
  await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, disabledAt: null },
    data: { disabledAt: now, disabledReason: reason },
  });
  await tx.webhookDelivery.updateMany({
    where: { endpointId, state: 'PENDING' },
    data: { state: 'FAILED', completedAt: now },
  });
}
