import { db } from '../../../platform/db/client.ts';
import { readCategoryMapping } from './categoryMapping.ts';

/** A category or sub-category of the shop. */
interface Named {
  id: string;
  name: string;
}

/** What happens to the categories of a file that the shop has not. */
export interface MappedCategories {
  categories: { name: string; category: Named | null; gstPercent: number | null }[];
  subCategories: { name: string; subCategory: Named | null }[];
}

interface MappedImport {
  newCategories: string[];
  newSubCategories: string[];
  categoryMapping: unknown;
}

/** The mapped and the new categories of an import. */
export async function findMappedCategories(catalogueImport: MappedImport): Promise<MappedCategories> {
  const mapping = readCategoryMapping(catalogueImport.categoryMapping);
  const categories = mapping.categories.filter(({ isUsed }) => isUsed);
  const subCategories = mapping.subCategories.filter(({ isUsed }) => isUsed);
  const [found, foundSubs] = await Promise.all([
    findNamed(
      categories.flatMap(({ id }) => id ?? []),
      (ids) => db.category.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
    ),
    findNamed(
      subCategories.map(({ id }) => id),
      (ids) => db.subCategory.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
    ),
  ]);
  const gsts = new Map(categories.map(({ name, gstPercent }) => [name.toLowerCase(), gstPercent]));
  return {
    categories: [
      ...categories.flatMap(({ name, id }) => {
        const category = id === null ? undefined : found.get(id);
        return category ? [{ name, category, gstPercent: null }] : [];
      }),
      ...catalogueImport.newCategories.map((name) => {
        return { name, category: null, gstPercent: gsts.get(name.toLowerCase()) ?? null };
      }),
    ],
    subCategories: [
      ...subCategories.flatMap(({ name, id }) => {
        const subCategory = foundSubs.get(id);
        return subCategory ? [{ name, subCategory }] : [];
      }),
      ...catalogueImport.newSubCategories.map((name) => ({ name, subCategory: null })),
    ],
  };
}

async function findNamed(ids: string[], find: (ids: string[]) => Promise<Named[]>): Promise<Map<string, Named>> {
  const found = ids.length === 0 ? [] : await find(ids);
  return new Map(found.map((each) => [each.id, each]));
}
