import { slugOf } from '@kirana/shared/slug.ts';
import { db } from '../../../platform/db/client.ts';
import type { CollectionSort, Prisma } from '../../../platform/db/generated/client.ts';
import type { ProductFilter } from '../filters/productFilter.ts';
import type { ProductSort } from '../filters/productSort.ts';
import { listedAt } from '../listedDays.ts';
import type { ProductList } from '../productPages.ts';

/** The columns that every loaded collection has. */
export const COLLECTION_BASE = { id: true, title: true, handle: true, filter: true, sort: true } as const;

/** A loaded collection. */
export type CollectionRow = Prisma.CollectionGetPayload<{ select: typeof COLLECTION_BASE }>;

/** The collections that shoppers see at a moment, as Prisma's `where`. */
export function visibleAt(now: Date) {
  return { isPublished: true, ...listedAt(now) };
}

/** The handle that a text gives: what an address may contain of it, in lower case. */
export function handleOf(text: string): string {
  return slugOf(text);
}

/**
 * The collection that shoppers see at a handle: the one that has it, else the one that had it before, so that links survive a
 * renaming. Null when there is none.
 */
export async function findVisibleCollection<Row extends { handle: string }>(
  text: string,
  find: (where: Prisma.CollectionWhereInput) => Promise<Row[]>,
  now: Date,
): Promise<Row | null> {
  const handle = handleOf(text) === text ? text : ''; // PostgreSQL can't compare every text
  const found = await find({ ...visibleAt(now), OR: [{ handle }, { formerHandles: { has: handle } }] });
  return found.find((row) => row.handle === handle) ?? found[0] ?? null;
}

const SORTS: Record<CollectionSort, ProductSort> = {
  MANUAL: 'POSITION',
  NEWEST: 'BEST_MATCH',
  POPULARITY: 'POPULARITY',
  PRICE_ASC: 'PRICE_ASC',
  PRICE_DESC: 'PRICE_DESC',
  DISCOUNT: 'DISCOUNT',
};

/** A list within a collection, in the collection's own order unless another one is asked for. */
export function listIn(
  collection: Pick<CollectionRow, 'id' | 'filter' | 'sort'>,
  { filter, sort }: ProductList,
): ProductList {
  return {
    filter: { ...filter, collection: { id: collection.id, rules: rulesOf(collection) } },
    sort: sort === 'BEST_MATCH' ? SORTS[collection.sort] : sort,
  };
}

/** The filter of a collection; null when its products are picked by hand. */
export function rulesOf({ filter }: Pick<CollectionRow, 'filter'>): ProductFilter | null {
  return filter as ProductFilter | null; // writeCollection.ts alone stores it
}

/** The list within the collection at a handle; an empty one when shoppers see no collection there. */
export async function listAtHandle(handle: string, list: ProductList, now: Date): Promise<ProductList> {
  const collection = await findVisibleCollection(
    handle,
    (where) => db.collection.findMany({ where, select: COLLECTION_BASE }),
    now,
  );
  return collection ? listIn(collection, list) : { ...list, filter: { ...list.filter, categoryIds: [] } };
}
