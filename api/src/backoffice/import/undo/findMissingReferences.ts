import type { Transaction } from '../../../platform/db/client.ts';
import type { ProductState } from '../../catalogue/products/productState.ts';
import type { ImportedProduct } from './readImportedProducts.ts';

/** What former states of products refer to and is no longer there. */
export interface MissingReferences {
  /** Why a former state can't be restored; null when it can. */
  reasonOf: (before: Partial<ProductState>) => string | null;
}

/** Finds the categories and pictures that former states refer to and that were deleted since; locks those that are left. */
export async function findMissingReferences(
  tx: Transaction,
  products: readonly ImportedProduct[],
): Promise<MissingReferences> {
  const states = products.filter(({ isCreated }) => !isCreated).map(({ before }) => before);
  const idsOf = (field: 'categories' | 'subCategories') =>
    states.flatMap((state) => state[field]?.map(({ id }) => id) ?? []);
  const categories = await findIds(
    idsOf('categories'),
    (ids) => tx.$queryRaw`
    SELECT id::text FROM categories WHERE id = ANY (${ids}::uuid[]) ORDER BY categories.id FOR KEY SHARE`,
  );
  const subCategories = await findIds(
    idsOf('subCategories'),
    (ids) => tx.$queryRaw`
    SELECT id::text FROM sub_categories WHERE id = ANY (${ids}::uuid[]) ORDER BY sub_categories.id FOR KEY SHARE`,
  );
  const pictures = await findIds(
    states.flatMap(({ pictureIds = [] }) => pictureIds),
    (ids) => tx.$queryRaw`
    SELECT id::text FROM pictures WHERE id = ANY (${ids}::uuid[]) ORDER BY pictures.id FOR KEY SHARE`,
  );
  return {
    reasonOf: (before) => {
      if (before.categories?.some(({ id }) => !categories.has(id))) return 'A former category of it was deleted since';
      if (before.subCategories?.some(({ id }) => !subCategories.has(id)))
        return 'A former sub-category of it was deleted since';
      return before.pictureIds?.some((id) => !pictures.has(id)) ? 'A former picture of it was deleted since' : null;
    },
  };
}

async function findIds(ids: string[], find: (ids: string[]) => Promise<{ id: string }[]>): Promise<Set<string>> {
  const found = ids.length === 0 ? [] : await find([...new Set(ids)]);
  return new Set(found.map(({ id }) => id));
}
