import type { CatalogueCache } from '../../platform/cache/catalogueCache.ts';
import { db } from '../../platform/db/client.ts';
import type { CategoryPlaces } from './listedCategory.ts';

/** The number of the shop's categories, or of those of a place. */
export async function countCategories(cache: CatalogueCache, places: CategoryPlaces): Promise<number> {
  const slot = await cache.open<number>(`countCategories ${JSON.stringify(places)}`);
  const count = slot.result ?? (await db.category.count({ where: places }));
  if (slot.result === undefined) slot.store(count);
  return count;
}
