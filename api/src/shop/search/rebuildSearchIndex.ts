import { db } from '../../platform/db/client.ts';

const BATCH_SIZE = 1000;
const TIMEOUT_MS = 60_000;

/** Indexes all products again, in transactions of a thousand each. Returns their number. */
export async function rebuildSearchIndex(): Promise<number> {
  await db.$executeRaw`
    SELECT search_index_categories(array(SELECT id FROM sub_categories UNION ALL SELECT id FROM categories))`;
  await db.$executeRaw`TRUNCATE search_documents`;
  let count = 0;
  let ids = await productIdsAfter(null);
  while (ids.length > 0) {
    const batch = ids;
    await db.$transaction((tx) => tx.$executeRaw`SELECT search_index(${batch}::uuid[])`, { timeout: TIMEOUT_MS });
    count += batch.length;
    ids = await productIdsAfter(batch.at(-1) ?? null);
  }
  return count;
}

async function productIdsAfter(id: string | null): Promise<string[]> {
  const products = await db.product.findMany({
    where: { deletedAt: null, ...(id !== null && { id: { gt: id } }) },
    orderBy: { id: 'asc' },
    take: BATCH_SIZE,
    select: { id: true },
  });
  return products.map((product) => product.id);
}

/** Makes all processes work searches out again, because pins and buries start and end with a day and popular searches change. */
export async function refreshSearches(): Promise<void> {
  await db.$executeRaw`SELECT pg_notify('kirana_changes', 'search')`;
}
