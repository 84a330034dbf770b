import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';

/** Whether a row of the file has the name; remembered mappings of other files are in a mapping, too. */
const isUsed = z.boolean();

const categoryMappingShape = z.object({
  categories: z.array(
    z.object({ name: z.string(), id: z.string().nullable(), gstPercent: z.int().nullable(), isUsed }),
  ),
  subCategories: z.array(z.object({ name: z.string(), id: z.string(), isUsed })),
});

/**
 * What happens to the categories of a file that the shop has not: the id of the category that is used instead, or, for one that
 * the import creates, its GST.
 */
export type CategoryMapping = z.output<typeof categoryMappingShape>;

/** The names of a file's rows. */
interface NamesOfRows {
  categories: readonly string[];
  subCategories: readonly string[];
}

/** The mapping with what the names use of it, in the spelling of the file; null when that is marked already. */
export function markUsed({ categories, subCategories }: CategoryMapping, names: NamesOfRows): CategoryMapping | null {
  const marked = {
    categories: markNames(categories, names.categories),
    subCategories: markNames(subCategories, names.subCategories),
  };
  return marked.categories || marked.subCategories
    ? { categories: marked.categories ?? categories, subCategories: marked.subCategories ?? subCategories }
    : null;
}

function markNames<Named extends { name: string; isUsed: boolean }>(
  mapped: Named[],
  names: readonly string[],
): Named[] | null {
  if (mapped.every((each) => each.isUsed)) return null;
  const spellings = new Map(names.map((name) => [name.toLowerCase(), name]));
  const isNew = ({ name, isUsed }: Named) => !isUsed && spellings.has(name.toLowerCase());
  if (!mapped.some(isNew)) return null;
  return mapped.map((each) =>
    isNew(each) ? { ...each, name: spellings.get(each.name.toLowerCase()) ?? each.name, isUsed: true } : each,
  );
}

/** The mapping of a stored import. */
export function readCategoryMapping(json: unknown): CategoryMapping {
  return categoryMappingShape.parse(json);
}

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
