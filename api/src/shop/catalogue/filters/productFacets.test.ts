import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeSubCategory, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';

const SUB_CATEGORIES = 'subCategories { subCategory { id name } count }';
const OTHERS = `brands { value count } prices { min max count } discounts { minPercent count } diets { value count }
  packSizes { value count } inStockCount`;
const listWith = (selection: string) =>
  `query ($search: String, $filter: ProductFilter) { products(search: $search, filter: $filter, first: 1) { totalCount ${selection} } }`;
const FACETS = listWith(`facets { ${SUB_CATEGORIES} ${OTHERS} }`);

/** Products of two sub-categories: brand, unit, maximum retail price, discount, diet and stock. */
const FRESH: [string | null, string, number, number, string | null, number][] = [
  ['Amul', '500 ml', 3_000, 0, 'Vegetarian', 10],
  ['Amul', '1 L', 6_600, 10, 'Vegetarian, Gluten free', 10],
  ['amul', '1 L', 7_000, 20, 'vegetarian', 0],
  [null, '2 x 500 ml', 20_000, 50, null, 10],
];
const DRY: typeof FRESH = [
  ['Nestle', '1.5 kg', 60_000, 0, 'Vegetarian', 10],
  ['Nestle', '100 g', 5_000, 0, null, 10],
  ['Nestle', '6 pcs', 4_999, 30, null, 0],
];

const ids = { category: '', fresh: '', dry: '' };

async function facets(filter: Record<string, unknown> | undefined, search?: string) {
  const { data, errors } = await executeGraphql(FACETS, { filter, search });
  expect(errors).toEqual([]);
  return data.products.facets;
}

const pairs = (values: { value: string; count: number }[]) => values.map(({ value, count }) => `${value}: ${count}`);

beforeAll(async () => {
  const make = async (rows: typeof FRESH) => {
    const made: string[] = [];
    for (const [brand, unit, mrpPaise, discountPercent, diet, stock] of rows) {
      const details = diet === null ? {} : { Diet: diet };
      const fields = { name: 'Facet Milk', brand, unit, mrpPaise, discountPercent, details, stock };
      made.push((await makeProduct(fields)).id);
    }
    return made;
  };
  const [fresh, dry] = [await make(FRESH), await make(DRY)];
  const first = await makeSubCategory(fresh);
  const second = await makeSubCategory(dry);
  await db.productCategory.createMany({ data: dry.map((productId) => ({ productId, categoryId: first.categoryId })) });
  ids.category = encodeId('Category', first.categoryId);
  ids.fresh = encodeId('SubCategory', first.subCategoryId);
  ids.dry = encodeId('SubCategory', second.subCategoryId);
  await makeProduct({ name: 'Hidden Facet Milk', brand: 'Hidden', isPublished: false });
  await makeProduct({ name: 'Elsewhere', brand: 'Elsewhere' });
});

describe.each([
  ['a category', () => ({ categoryIds: [ids.category] }), undefined],
  ['a search', () => ({}), 'facet milk'],
])('the facets of %s', (_list, scopeOf, search) => {
  const of = (filter: Record<string, unknown> = {}) => facets({ ...scopeOf(), ...filter }, search);

  it('count the values of its products', async () => {
    const { subCategories, brands, prices, discounts, diets, packSizes, inStockCount } = await of();
    expect(
      subCategories.map(({ subCategory, count }: { subCategory: { id: string }; count: number }) => [
        subCategory.id,
        count,
      ]),
    ).toEqual([
      [ids.fresh, 4],
      [ids.dry, 3],
    ]);
    expect(pairs(brands)).toEqual(['Amul: 3', 'Nestle: 3']);
    expect(prices).toEqual([
      { min: 0, max: 4_999, count: 2 },
      { min: 5_000, max: 9_999, count: 3 },
      { min: 10_000, max: 19_999, count: 1 },
      { min: 50_000, max: null, count: 1 },
    ]);
    expect(discounts).toEqual([
      { minPercent: 10, count: 4 },
      { minPercent: 20, count: 3 },
      { minPercent: 30, count: 2 },
      { minPercent: 50, count: 1 },
    ]);
    expect(pairs(diets)).toEqual(['Vegetarian: 4', 'Gluten free: 1']);
    expect(pairs(packSizes)).toEqual(['100 g: 1', '1.5 kg: 1', '500 ml: 1', '1 L: 3', '6 pcs: 1']);
    expect(inStockCount).toBe(5);
  });

  it('count each value with all filters but those of its kind', async () => {
    const found = await of({ brands: ['Amul'], inStock: true, packSizes: ['1 L'] });
    expect(pairs(found.brands)).toEqual(['Amul: 1']);
    expect(pairs(found.packSizes)).toEqual(['500 ml: 1', '1 L: 1']);
    expect(found.inStockCount).toBe(1);
    expect(found.subCategories).toEqual([{ subCategory: expect.objectContaining({ id: ids.fresh }), count: 1 }]);
    expect(found.prices).toEqual([{ min: 5_000, max: 9_999, count: 1 }]);
    expect(pairs((await of({ brands: ['Nestle'], packSizes: ['1 L'] })).brands)).toEqual(['Amul: 2', 'Nestle: 0']);
    expect((await of({ inStock: true, packSizes: ['1 L'] })).inStockCount).toBe(2);
  });

  it('list what is selected although no product has it', async () => {
    const found = await of({
      subCategoryIds: [ids.dry],
      brands: ['Amul', 'nobody', 'NOBODY'],
      price: { min: 20_000, max: 49_999 },
      minDiscountPercent: 50,
      diets: ['Vegan'],
      packSizes: ['2 kg', 'a lot', '0.1 kg'],
    });
    expect(found.subCategories).toEqual([{ subCategory: expect.objectContaining({ id: ids.dry }), count: 0 }]);
    expect(pairs(found.brands).toSorted()).toEqual(['Amul: 0', 'NOBODY: 0']);
    expect(found.prices).toEqual([{ min: 20_000, max: 49_999, count: 0 }]);
    expect(found.discounts).toEqual([{ minPercent: 50, count: 0 }]);
    expect(pairs(found.diets)).toEqual(['Vegan: 0']);
    expect(pairs(found.packSizes)).toEqual(['100 g: 0', '2 kg: 0', 'a lot: 0']);
    const unlisted = await of({ price: { min: 1, max: 2 }, minDiscountPercent: 99 });
    expect([unlisted.prices, unlisted.discounts]).toEqual([[], []]);
  });
});

describe('the facets', () => {
  it('of a sub-category are those of its products, whose other sub-categories it lists', async () => {
    const found = await facets({ subCategoryIds: [ids.dry], brands: ['Nestle'] });
    expect(pairs(found.brands)).toEqual(['Nestle: 3']);
    expect(found.subCategories).toEqual([{ subCategory: expect.objectContaining({ id: ids.dry }), count: 3 }]);
  });

  it('are null for the whole shop, and for a list that is not Query.products', async () => {
    expect(await facets(undefined)).toBeNull();
    expect(await facets({ brands: ['Amul'] })).toBeNull();
    const query = `query ($id: ID!) { subCategory(id: $id) { products { facets { inStockCount } } } }`;
    const { data } = await executeGraphql(query, { id: ids.fresh });
    expect(data.subCategory.products.facets).toBeNull();
  });

  it('are empty for a search that finds nothing and for an unknown group', async () => {
    const empty = {
      subCategories: [],
      brands: [],
      prices: [],
      discounts: [],
      diets: [],
      packSizes: [],
      inStockCount: 0,
    };
    for (const search of ['', '***', 'zzzzqqqq']) expect(await facets({}, search)).toEqual(empty);
    expect(await facets({ categoryIds: [encodeId('Category', newId())] })).toEqual(empty);
    expect(await facets({ subCategoryIds: [] })).toEqual(empty);
  });

  it('take one statement and one for the sub-categories, and none unless they are selected', async () => {
    const filter = { subCategoryIds: [ids.fresh], brands: ['Amul'] };
    const count = async (query: string) => (await countStatements(() => executeGraphql(query, { filter }))).sent.length;
    const selections = ['', `facets { ${OTHERS} }`, `facets { ${SUB_CATEGORIES} ${OTHERS} }`];
    const counts: number[] = [];
    for (const selection of selections) counts.push(await count(listWith(selection)));
    expect(counts).toEqual([1, 2, 3]);
  });

  it('list at most 50 brands, 30 pack sizes and 20 diets, and the selected ones', async () => {
    const made: string[] = [];
    for (let number = 1; number <= 60; number += 1) {
      const diet = Array.from({ length: 25 }, (_none, each) => `Diet ${each}`).join(',');
      const fields = {
        brand: `Brand ${String(number).padStart(2, '0')}`,
        unit: `${number} g`,
        details: { Diet: diet },
      };
      made.push((await makeProduct(fields)).id);
    }
    const { subCategoryId } = await makeSubCategory(made);
    const scope = { subCategoryIds: [encodeId('SubCategory', subCategoryId)] };
    const found = await facets(scope);
    expect([found.brands.length, found.packSizes.length, found.diets.length]).toEqual([50, 30, 20]);
    const selected = await facets({ ...scope, brands: ['brand 60'], diets: ['Diet 9'] });
    expect(pairs(selected.brands)).toContain('Brand 60: 1');
    expect(pairs(selected.diets)).toContain('Diet 9: 1');
  });
});
