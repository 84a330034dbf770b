import type { CatalogueProduct, Named } from './catalogueProduct.ts';

/** A file that makes more has something else in their column, such as descriptions. */
export const MAX_NEW_NAMES = 1000;

/** The names of categories and sub-categories that an import makes, each as it was written first. */
export class NewNames {
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

  /** Answers false, and learns nothing, when it would be more than a file may make. */
  learn(product: CatalogueProduct): boolean {
    const categories = unknownOf(product.categories, this.#categories);
    const subCategories = unknownOf(product.subCategories, this.#subCategories);
    const added = categories.length + subCategories.length;
    if (added > 0 && this.#categories.size + this.#subCategories.size + added > MAX_NEW_NAMES) return false;
    for (const { name } of categories) add(name, this.#categories);
    for (const { name } of subCategories) add(name, this.#subCategories);
    return true;
  }
}

function unknownOf(named: readonly Named[], names: ReadonlyMap<string, string>): Named[] {
  return named.filter(({ id, name }) => id === null && !names.has(name.toLowerCase()));
}

/** As it was written first. */
function add(name: string, names: Map<string, string>): void {
  if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
}
