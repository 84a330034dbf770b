import { db } from '../../db/client.ts';
import type { Subscription } from './unsubscribeToken.ts';

/** Whether the user has unsubscribed from the category. */
export async function isOptedOut({ userId, category }: Subscription): Promise<boolean> {
  return (await db.mailOptOut.count({ where: { userId, category } })) > 0;
}
