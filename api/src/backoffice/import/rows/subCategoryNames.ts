import type { RowValues } from '../csv/readCells.ts';

/**
 * The sub-categories that a row names. A new product of a file without that column goes into one with the name of its first category:
 * other programs know one level alone, and shoppers browse by the second.
 */
export function subCategoryNames({ sub_categories, categories }: RowValues): string[] {
  return sub_categories === undefined ? (categories ?? []).slice(0, 1) : (sub_categories ?? []);
}
