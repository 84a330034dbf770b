import { TypeID } from 'typeid-js';
import type { Database } from './database.ts';

/** The number that people say of the order with an id. */
export async function orderNumber(database: Database, orderId: string): Promise<number> {
  const { number } = await database.row<{ number: number }>('SELECT number FROM orders WHERE id = $1', [
    TypeID.fromString(orderId).toUUID(),
  ]);
  return number;
}
