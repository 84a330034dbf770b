import { Prisma } from '../../../platform/db/generated/client.ts';
import type { OrderStatus } from '../../../platform/db/generated/client.ts';

/** The last event of a state before `event`, of the same order, as `since`. */
export function sinceEvent(status: OrderStatus): Prisma.Sql {
  return Prisma.sql`LATERAL (
    SELECT earlier.created_at, earlier.rider_id FROM order_events earlier
    WHERE earlier.order_id = event.order_id AND earlier.status = ${status}::order_status AND earlier.id < event.id
    ORDER BY earlier.id DESC LIMIT 1
  ) since`;
}
