import { TypeID } from 'typeid-js';
import type { Database } from './database.ts';

/** Delivers an order, and reports a problem with one piece of each of its lines. Returns the order's id. */
export async function reportProblem(database: Database, orderId: string): Promise<string> {
  const parameters = [TypeID.fromString(orderId).toUUID()];
  await database.row(
    `UPDATE orders SET status = 'DELIVERED', delivered_at = now() WHERE id = $1 RETURNING id`,
    parameters,
  );
  await database.row(
    `UPDATE payments SET status = 'PAID', paid_at = now() WHERE order_id = $1 RETURNING id`,
    parameters,
  );
  await database.rows(
    `WITH request AS (
       INSERT INTO refund_requests (id, order_id, reason, note)
       VALUES (gen_random_uuid(), $1, 'DAMAGED', 'The packet was torn at one side, and half of it was gone') RETURNING id
     )
     INSERT INTO refund_request_lines
     SELECT request.id, line.id, 1 FROM request, order_lines line WHERE line.order_id = $1 RETURNING order_line_id`,
    parameters,
  );
  return orderId;
}
