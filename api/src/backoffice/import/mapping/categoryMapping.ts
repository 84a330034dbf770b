import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import type { CatalogueImport } from '../../../platform/db/generated/client.ts';
import type { Link } from '../../catalogue/products/productState.ts';

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

/** What happens to the categories of a file that the shop has not. */
export interface MappedCategories {
  categories: { name: string; category: Link | null; gstPercent: number | null }[];
  subCategories: { name: string; subCategory: Link | null }[];
}

type MappedImport = Pick<CatalogueImport, 'newCategories' | 'newSubCategories' | 'categoryMapping'>;

/** The mapped and the new categories of an import. */
export async function findMappedCategories(catalogueImport: MappedImport): Promise<MappedCategories> {
  const mapping = readCategoryMapping(catalogueImport.categoryMapping);
  const used = mapping.categories.filter(({ isUsed }) => isUsed);
  const gsts = new Map(used.map(({ name, gstPercent }) => [name.toLowerCase(), gstPercent]));
  const select = { id: true, name: true } as const;
  const [categories, subCategories] = await Promise.all([
    findTargets(mapping.categories, (id) => db.category.findMany({ where: { id }, select })),
    findTargets(mapping.subCategories, (id) => db.subCategory.findMany({ where: { id }, select })),
  ]);
  return {
    categories: [
      ...categories.map(({ name, target }) => ({ name, category: target, gstPercent: null })),
      ...catalogueImport.newCategories.map((name) => {
        return { name, category: null, gstPercent: gsts.get(name.toLowerCase()) ?? null };
      }),
    ],
    subCategories: [
      ...subCategories.map(({ name, target }) => ({ name, subCategory: target })),
      ...catalogueImport.newSubCategories.map((name) => ({ name, subCategory: null })),
    ],
  };
}

/** The used names that are mapped to a row of the shop which still exists. */
async function findTargets(
  mapped: readonly { name: string; id: string | null; isUsed: boolean }[],
  find: (id: { in: string[] }) => PromiseLike<Link[]>,
): Promise<{ name: string; target: Link }[]> {
  const used = mapped.filter(({ isUsed }) => isUsed);
  const ids = used.flatMap(({ id }) => id ?? []);
  const found = new Map(ids.length === 0 ? [] : (await find({ in: ids })).map((row) => [row.id, row]));
  return used.flatMap(({ name, id }) => {
    const target = found.get(id ?? '');
    return target ? [{ name, target }] : [];
  });
}
