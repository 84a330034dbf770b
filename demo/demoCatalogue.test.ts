import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './demoCatalogue.ts';
import type { DemoProduct } from './demoCatalogue.ts';

const catalogue = demoCatalogue();
const { categories, subCategories, products, pictures } = catalogue;

function productsOf(subCategoryKey: string): DemoProduct[] {
  return products.filter((product) => product.subCategoryKeys.includes(subCategoryKey));
}

function unique<Value>(values: Value[]): number {
  return new Set(values).size;
}

describe('demoCatalogue', () => {
  it('has at least 5,000 products in 120 sub-categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(5000);
    expect(categories.length).toBeGreaterThanOrEqual(18);
    expect(subCategories.length).toBeGreaterThanOrEqual(120);
  });

  it('is the same at every call', () => {
    expect(demoCatalogue()).toEqual(catalogue);
  });

  it('has no duplicate products', () => {
    expect(unique(products.map(({ name, unit }) => `${name} ${unit}`))).toBe(products.length);
    expect(unique(products.map(({ sku }) => sku))).toBe(products.length);
  });

  it('has distinct keys for categories, sub-categories and pictures', () => {
    for (const list of [categories, subCategories, pictures]) {
      expect(unique(list.map(({ key }) => key))).toBe(list.length);
      expect(list.every(({ key }) => /^[a-z0-9-]+$/.test(key))).toBe(true);
    }
  });

  it('has no dangling references', () => {
    const categoryKeys = new Set(categories.map(({ key }) => key));
    const subCategoryKeys = new Set(subCategories.map(({ key }) => key));
    const pictureKeys = new Set(pictures.map(({ key }) => key));
    const shown = [...categories, ...subCategories].map(({ pictureKey }) => pictureKey);
    expect(shown.filter((key) => !pictureKeys.has(key))).toEqual([]);
    expect(subCategories.flatMap((sub) => sub.categoryKeys).filter((key) => !categoryKeys.has(key))).toEqual([]);
    expect(products.flatMap((product) => product.categoryKeys).filter((key) => !categoryKeys.has(key))).toEqual([]);
    expect(products.flatMap((product) => product.subCategoryKeys).filter((key) => !subCategoryKeys.has(key))).toEqual(
      [],
    );
    expect(products.flatMap((product) => product.pictureKeys).filter((key) => !pictureKeys.has(key))).toEqual([]);
  });

  it('puts a product in every category of its sub-categories', () => {
    const categoriesOf = new Map(subCategories.map((sub) => [sub.key, sub.categoryKeys]));
    for (const product of products) {
      const wanted = product.subCategoryKeys.flatMap((key) => categoriesOf.get(key) ?? []);
      expect(product.categoryKeys).toEqual([...new Set(wanted)]);
    }
    expect(subCategories.some((sub) => sub.categoryKeys.length > 1)).toBe(true);
  });

  it('fills every sub-category with at least fifteen products', () => {
    expect(subCategories.filter((sub) => productsOf(sub.key).length < 15).map(({ key }) => key)).toEqual([]);
  });

  it('gives every product two to four pictures', () => {
    const counts = new Set(products.map((product) => unique(product.pictureKeys)));
    expect([...counts].every((count) => count >= 2 && count <= 4)).toBe(true);
  });

  it('shows no picture for three of the first twelve products of a row', () => {
    const rows = [
      ...categories.map(({ key }) => products.filter(({ categoryKeys }) => categoryKeys.includes(key))),
      ...subCategories.map(({ key }) => productsOf(key)),
    ];
    for (const row of rows) {
      const shown = row.slice(0, 12).map(({ pictureKeys }) => pictureKeys[0]);
      expect(shown.filter((key) => shown.filter((other) => other === key).length > 2)).toEqual([]);
    }
  });

  it('gives each category a colour of its own that is not grey', () => {
    const tints = categories.map(({ pictureKey }) => pictures.find(({ key }) => key === pictureKey)?.tint ?? '');
    expect(unique(tints)).toBe(categories.length);
    for (const tint of tints) {
      const channels = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
      expect(Math.max(...channels) - Math.min(...channels), tint).toBeGreaterThan(20);
    }
  });

  it('has a picture of its own for each size', () => {
    expect(unique(products.map(({ pictureKeys }) => pictureKeys[0]))).toBe(products.length);
  });

  it('limits a few offers of staples per order', () => {
    const limited = products.filter(({ maxPerOrder }) => maxPerOrder !== null);
    expect(limited.length).toBeGreaterThan(20);
    expect(limited.length).toBeLessThan(100);
    expect(limited.every(({ maxPerOrder }) => Number(maxPerOrder) >= 4)).toBe(true);
    expect(unique(limited.map(({ subCategoryKeys }) => subCategoryKeys[0]))).toBe(3);
  });

  it('has prices in whole rupees', () => {
    expect(
      products.every(({ pricePaise }) => pricePaise % 100 === 0 && pricePaise >= 200 && pricePaise <= 1_000_000),
    ).toBe(true);
  });

  it('leaves a little under half without a discount, and keeps the others between 3 and 40 percent', () => {
    const reduced = products.filter(({ discountPercent }) => discountPercent > 0);
    const plainShare = 1 - reduced.length / products.length;
    expect(plainShare).toBeGreaterThan(0.4);
    expect(plainShare).toBeLessThan(0.5);
    const percents = reduced.map(({ discountPercent }) => discountPercent);
    expect(percents.every((percent) => Number.isInteger(percent) && percent >= 3 && percent <= 40)).toBe(true);
  });

  it('has some sold out, some nearly so and the rest in stock', () => {
    const share = (from: number, to: number) =>
      products.filter(({ stock }) => stock >= from && stock <= to).length / products.length;
    expect(share(0, 0)).toBeGreaterThan(0.02);
    expect(share(0, 0)).toBeLessThan(0.045);
    expect(share(1, 4)).toBeGreaterThan(0.03);
    expect(share(5, 250)).toBeGreaterThan(0.9);
    expect(share(0, 250)).toBe(1);
  });

  it('charges less for the same amount in a larger pack of milk', () => {
    const priceOf = (unit: string) =>
      products.find(({ name, unit: each }) => name === 'Gauvana Toned Milk' && each === unit)?.pricePaise ?? 0;
    expect(priceOf('1 L')).toBeGreaterThan(priceOf('500 ml'));
    expect(priceOf('1 L')).toBeLessThan(2 * priceOf('500 ml'));
  });

  it('taxes every product at one of the four rates, with the exceptions of some kinds', () => {
    expect([...new Set(products.map(({ gstPercent }) => gstPercent))].toSorted((one, other) => one - other)).toEqual([
      0, 5, 18, 40,
    ]);
    expect(products.every(({ hsnCode }) => hsnCode === null || /^\d{4}$/.test(hsnCode))).toBe(true);
    const taxOf = (name: string) => products.find((product) => product.name.endsWith(name))?.gstPercent;
    expect(
      ['Tomato', 'Gauvana Toned Milk', 'Malai Paneer', 'Cheddar Block', 'Dishwash Bar', ' Cola', 'Club Soda'].map(
        taxOf,
      ),
    ).toEqual([0, 0, 0, 5, 18, 40, 5]);
  });

  it('describes every product in two sentences and three to six further facts', () => {
    for (const { description, details } of products) {
      expect(description).toMatch(/^[A-Z\d].+\. .+\.$/);
      const facts = Object.entries(details);
      expect(facts.length).toBeGreaterThanOrEqual(3);
      expect(facts.length).toBeLessThanOrEqual(6);
      expect(facts.every(([label, text]) => label !== '' && text !== '')).toBe(true);
    }
  });

  it('has products for the most frequent searches', () => {
    const wanted = 'milk bread sugar paneer chocolate curd rice egg chips atta dal'.split(' ');
    for (const word of wanted) {
      const found = products.filter(({ name }) => name.toLowerCase().includes(word));
      expect(found.length, word).toBeGreaterThanOrEqual(10);
    }
  });

  it('starts the milk sub-category with toned milk in the usual pouch', () => {
    const [first] = productsOf('milk');
    expect(first).toMatchObject({ name: 'Gauvana Toned Milk', unit: '500 ml' });
  });

  it('starts every category with a sub-category and products of its own', () => {
    for (const { key } of categories) {
      expect(subCategories.find((sub) => sub.categoryKeys.includes(key))?.categoryKeys[0]).toBe(key);
      expect(products.find((product) => product.categoryKeys.includes(key))?.categoryKeys[0]).toBe(key);
    }
  });

  it('mixes brands and sub-categories', () => {
    for (const sub of subCategories) {
      const leaders = productsOf(sub.key).slice(0, 6);
      expect(unique(leaders.map(({ name }) => name)), sub.key).toBeGreaterThanOrEqual(4);
    }
    expect(unique(products.slice(0, 6).map((product) => product.subCategoryKeys[0]))).toBe(6);
  });
});
