import type { CatalogueSnapshot } from './catalogueSnapshot.ts';

/** The GST of a new product that its row gives none. */
export interface GstDefault {
  percent: number;
  /** The name of the category that it comes from; null where no category of the product has one. */
  category: string | null;
}

/** The GST of the first of the named categories that has one; 0 % where none has. */
export function defaultGst(categoryNames: readonly string[], { categories }: CatalogueSnapshot): GstDefault {
  for (const name of categoryNames) {
    const category = categories.get(name);
    if (category?.gstPercent != null) return { percent: category.gstPercent, category: category.name };
  }
  return { percent: 0, category: null };
}
