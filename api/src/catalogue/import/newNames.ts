import type { CatalogueProduct, Named } from './catalogueProduct.ts';

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

  learn(product: CatalogueProduct): void {
    learnFrom(product.categories, this.#categories);
    learnFrom(product.subCategories, this.#subCategories);
  }
}

function learnFrom(named: readonly Named[], names: Map<string, string>): void {
  for (const { id, name } of named) {
    if (id === null && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
}
