import { db } from '../../platform/db/client.ts';

/** Where a shopper lives, and is called by riders. */
export interface CustomerContact {
  city: string | null;
  mobile: string | null;
}

/** The contact of each shopper: of the address that was saved last, else of the last order. */
export async function readCustomerContacts(userIds: readonly string[]): Promise<Map<string, CustomerContact>> {
  const rows = await db.$queryRaw<(CustomerContact & { id: string })[]>`
    SELECT customer.id::text, COALESCE(saved.city, placed.city) AS city, COALESCE(saved.mobile, placed.mobile) AS mobile
    FROM unnest(${userIds}::uuid[]) AS customer (id)
    LEFT JOIN LATERAL (
      SELECT city, mobile FROM addresses WHERE user_id = customer.id AND is_active ORDER BY id DESC LIMIT 1
    ) saved ON true
    LEFT JOIN LATERAL (
      SELECT city, mobile FROM orders WHERE user_id = customer.id ORDER BY id DESC LIMIT 1
    ) placed ON true`;
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}
