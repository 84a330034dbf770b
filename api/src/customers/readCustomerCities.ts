import { db } from '../db/client.ts';

/** The city of each shopper: of the address that was saved last, else of the last order. */
export async function readCustomerCities(userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.$queryRaw<{ id: string; city: string | null }[]>`
    SELECT customer.id::text, COALESCE(
      (SELECT city FROM addresses WHERE user_id = customer.id AND is_active ORDER BY id DESC LIMIT 1),
      (SELECT city FROM orders WHERE user_id = customer.id ORDER BY id DESC LIMIT 1)) AS city
    FROM unnest(${userIds}::uuid[]) AS customer (id)`;
  return new Map(rows.flatMap(({ id, city }) => (city === null ? [] : [[id, city]])));
}
