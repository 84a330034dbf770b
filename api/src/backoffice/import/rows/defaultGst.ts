import type { CategoryMapping } from '../mapping/categoryMapping.ts';
import type { CatalogueSnapshot } from './catalogueSnapshot.ts';

/** The GST of a new product that its row gives none. */
export interface GstDefault {
  percent: number;
  /** The name of the category that it comes from; null where no category of the product has one. */
  category: string | null;
}

/** The GST of the first of the named categories that has one, or that the import creates with one; 0 % where none has. */
export function defaultGst(
  categoryNames: readonly string[],
  { snapshot, categoryMapping }: { snapshot: CatalogueSnapshot; categoryMapping: CategoryMapping },
): GstDefault {
  for (const name of categoryNames) {
    const found = snapshot.categories.get(name) ?? newCategory(name, categoryMapping);
    if (found?.gstPercent != null) return { percent: found.gstPercent, category: found.name };
  }
  return { percent: 0, category: null };
}

function newCategory(name: string, { categories }: CategoryMapping) {
  const bare = name.toLowerCase();
  return categories.find((each) => each.id === null && each.name.toLowerCase() === bare);
}
