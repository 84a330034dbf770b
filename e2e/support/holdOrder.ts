import { TypeID } from 'typeid-js';
import type { Database } from './database.ts';

/** Puts a placed order on hold, which the shop of the journeys does with none. */
export async function holdOrder(database: Database, orderId: string): Promise<void> {
  await database.row(
    `UPDATE orders SET hold_reason = 'HIGH_RISK_OF_FRAUD', estimated_delivery_at = NULL WHERE id = $1 RETURNING id`,
    [TypeID.fromString(orderId).toUUID()],
  );
}
