import type { CatalogueCache } from '../cache/catalogueCache.ts';
import { db } from '../db/client.ts';

/** The number of the shop's categories. */
export async function countCategories(cache: CatalogueCache): Promise<number> {
  const slot = await cache.open<number>('countCategories');
  const count = slot.result ?? (await db.category.count());
  if (slot.result === undefined) slot.store(count);
  return count;
}
