import type { CatalogueProduct, CategoryLink } from '../csv/catalogueProduct.ts';
import type { RowValues } from '../csv/readCells.ts';

/** A file with more new categories probably has another text in the column, such as descriptions. */
export const MAX_NEW_CATEGORIES = 1000;

/** The names of the categories and sub-categories that an import creates, each in its first spelling. */
export class NewCategoryNames {
  readonly #categories: Map<string, string>;
  readonly #subCategories: Map<string, string>;

  constructor(known: { newCategories: readonly string[]; newSubCategories: readonly string[] }) {
    this.#categories = new Map(known.newCategories.map((name) => [name.toLowerCase(), name]));
    this.#subCategories = new Map(known.newSubCategories.map((name) => [name.toLowerCase(), name]));
  }

  get categories(): string[] {
    return [...this.#categories.values()];
  }

  get subCategories(): string[] {
    return [...this.#subCategories.values()];
  }

  hasSubCategory(name: string): boolean {
    return this.#subCategories.has(name.toLowerCase());
  }

  /** Registers the new names of a product. Returns false and registers nothing when they exceed the limit. */
  register(product: CatalogueProduct): boolean {
    const categories = unknownOf(product.categories, this.#categories);
    const subCategories = unknownOf(product.subCategories, this.#subCategories);
    const isNew = categories.length + subCategories.length > 0;
    if (isNew && this.#countWith([...categories, ...subCategories]) > MAX_NEW_CATEGORIES) return false;
    for (const { name } of categories) add(name, this.#categories);
    for (const { name } of subCategories) add(name, this.#subCategories);
    return true;
  }

  /** The number of names with further ones; a category and a sub-category of the same name count once. */
  #countWith(added: readonly CategoryLink[]): number {
    const names = added.map(({ name }) => name.toLowerCase());
    return new Set([...this.#categories.keys(), ...this.#subCategories.keys(), ...names]).size;
  }
}

function unknownOf(named: readonly CategoryLink[], names: ReadonlyMap<string, string>): CategoryLink[] {
  return named.filter(({ id, name }) => id === null && !names.has(name.toLowerCase()));
}

/** Keeps the first spelling. */
function add(name: string, names: Map<string, string>): void {
  if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
}

/**
 * The sub-categories that a row names. A new product of a file without that column goes into one with the name of its first category:
 * other programs know one level alone, and shoppers browse by the second.
 */
export function subCategoryNames({ sub_categories, categories }: RowValues): string[] {
  return sub_categories === undefined ? (categories ?? []).slice(0, 1) : (sub_categories ?? []);
}
