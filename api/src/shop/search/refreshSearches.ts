import { db } from '../../platform/db/client.ts';

/** Makes all processes work searches out again, because pins and buries start and end with a day and popular searches change. */
export async function refreshSearches(): Promise<void> {
  await db.$executeRaw`SELECT pg_notify('kirana_changes', 'search')`;
}
