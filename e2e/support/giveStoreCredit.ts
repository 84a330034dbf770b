import type { Database } from './database.ts';
import type { Shopper } from './shopper.ts';

/** Adds store credit to a shopper's account as staff do, in paise. */
export async function giveStoreCredit(
  database: Database,
  { email }: Pick<Shopper, 'email'>,
  amount: number,
): Promise<void> {
  await database.rows(
    `INSERT INTO store_credit_transactions (id, user_id, event, amount_paise, note)
     SELECT uuidv7(), id, 'ADJUSTMENT', $2, 'Sorry for the wait' FROM users WHERE email = $1`,
    [email, amount],
  );
}
