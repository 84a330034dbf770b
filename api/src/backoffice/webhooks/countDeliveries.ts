import { db } from '../../platform/db/client.ts';

/** The number of messages in the log of each endpoint. */
export async function countDeliveries(endpointIds: readonly string[]): Promise<Map<string, number>> {
  const counts = await db.webhookDelivery.groupBy({
    by: ['endpointId'],
    where: { endpointId: { in: [...endpointIds] } },
    _count: true,
  });
  return new Map(counts.map(({ endpointId, _count }) => [endpointId, _count]));
}
