import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeSubCategory } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';

const LIST = `query ($search: String, $filter: ProductFilter, $sort: ProductSort, $first: Int) {
  products(search: $search, filter: $filter, sort: $sort, first: $first) { totalCount edges { node { name } } } }`;

/** Products by name: brand, unit, maximum retail price, discount, diet and stock. */
const PRODUCTS: Record<string, [string | null, string, number, number, string | null, number]> = {
  'Cheap Milk': ['Amul', '500 ml', 3_000, 0, 'Vegetarian', 10],
  'Full Milk': ['amul', '1 L', 6_600, 10, 'Vegetarian, Gluten free', 10],
  'Sold Out Milk': ['Mother Dairy', '1 L', 2_000, 50, 'vegetarian', 0],
  'Oat Milk': ['Oatly', '1 L', 30_000, 20, 'Vegan,  , Vegan', 10],
  'Egg Milk': [null, '6 pcs', 9_000, 5, 'Contains egg', 10],
  'Dry Milk': ['Amul', '0.5 kg', 50_000, 30, null, 10],
  'Bunch Milk': ['Amul', '1 bunch', 100, 0, null, 10],
};

/** The number of orders and the score of those that were ordered. */
const ORDERED: Record<string, [number, number]> = {
  'Cheap Milk': [5, 2],
  'Sold Out Milk': [900, 9],
  'Oat Milk': [8, 2],
  'Egg Milk': [4, 3],
};

let subCategoryId: string;

async function list(filter: Record<string, unknown>, sort?: string, search?: string) {
  const scoped = search === undefined ? { subCategoryIds: [subCategoryId], ...filter } : filter;
  const { data, errors } = await executeGraphql(LIST, { filter: scoped, sort, search, first: 100 });
  expect(errors).toEqual([]);
  const names: string[] = data.products.edges.map(({ node }: { node: { name: string } }) => node.name);
  expect(data.products.totalCount).toBe(names.length);
  return names;
}

beforeAll(async () => {
  const ids: string[] = [];
  for (const [name, [brand, unit, mrpPaise, discountPercent, diet, stock]] of Object.entries(PRODUCTS)) {
    const details = diet === null ? {} : { Storage: 'Cold', Diet: diet };
    const { id: productId } = await makeProduct({ name, brand, unit, mrpPaise, discountPercent, details, stock });
    ids.push(productId);
    const [orderCount, score] = ORDERED[name] ?? [0, 0];
    if (score > 0) await db.productPopularity.create({ data: { productId, orderCount, score } });
  }
  subCategoryId = encodeId('SubCategory', (await makeSubCategory(ids)).subCategoryId);
  await makeProduct({ name: 'Elsewhere', brand: 'Amul', mrpPaise: 3_000 });
});

const all = Object.keys(PRODUCTS);
const allBut = (...names: string[]) => all.filter((name) => !names.includes(name));

describe.each([
  ['a sub-category', undefined],
  ['a search', 'milk'],
])('the filters of %s', (_list, search) => {
  it.each<[Record<string, unknown>, string[]]>([
    [{}, all],
    [{ brands: ['AMUL'] }, ['Cheap Milk', 'Full Milk', 'Dry Milk', 'Bunch Milk']],
    [{ brands: ['Oatly', 'Mother Dairy'] }, ['Oat Milk', 'Sold Out Milk']],
    [{ brands: ['Nobody'] }, []],
    [{ brands: [] }, all],
    [{ brands: null, diets: null, packSizes: null, price: null, minDiscountPercent: null, inStock: null }, all],
    [{ price: { min: 3_000, max: 5_900 } }, ['Cheap Milk', 'Full Milk']],
    [{ price: { max: 1_000 } }, ['Bunch Milk', 'Sold Out Milk']],
    [{ price: { min: 24_001 } }, ['Dry Milk']],
    [{ price: { min: null, max: null } }, all],
    [{ minDiscountPercent: 20 }, ['Sold Out Milk', 'Oat Milk', 'Dry Milk']],
    [{ diets: ['Vegetarian'] }, ['Cheap Milk', 'Full Milk', 'Sold Out Milk']],
    [{ diets: ['gluten FREE', 'Vegan'] }, ['Full Milk', 'Oat Milk']],
    [{ packSizes: ['500 g'] }, ['Dry Milk']],
    [{ packSizes: ['1000 ml', '6 pcs', 'a lot'] }, ['Full Milk', 'Sold Out Milk', 'Oat Milk', 'Egg Milk']],
    [{ packSizes: ['a lot'] }, []],
    [{ inStock: true }, allBut('Sold Out Milk')],
    [{ inStock: false }, all],
    [
      { brands: ['Amul'], minDiscountPercent: 10, packSizes: ['1 L'], diets: ['Vegetarian'], inStock: true },
      ['Full Milk'],
    ],
  ])('%j', async (filter, expected) => {
    expect((await list(filter, undefined, search)).toSorted()).toEqual(expected.toSorted());
  });

  it.each<[string, string[]]>([
    ['PRICE_ASC', ['Bunch Milk', 'Cheap Milk', 'Full Milk', 'Egg Milk', 'Oat Milk', 'Dry Milk', 'Sold Out Milk']],
    ['PRICE_DESC', ['Dry Milk', 'Oat Milk', 'Egg Milk', 'Full Milk', 'Cheap Milk', 'Bunch Milk', 'Sold Out Milk']],
    ['UNIT_PRICE', ['Full Milk', 'Cheap Milk', 'Egg Milk', 'Oat Milk', 'Dry Milk', 'Bunch Milk', 'Sold Out Milk']],
    ['NEWEST', all.toReversed()],
    ['POPULARITY', ['Egg Milk', 'Oat Milk', 'Cheap Milk', 'Bunch Milk', 'Dry Milk', 'Full Milk', 'Sold Out Milk']],
  ])('are sorted by %s', async (sort, expected) => {
    expect(await list({}, sort, search)).toEqual(expected);
    expect(await list({ inStock: true }, sort, search)).toEqual(expected.filter((name) => name !== 'Sold Out Milk'));
  });

  it('are sorted by discount', async () => {
    const sorted = await list({}, 'DISCOUNT', search);
    expect(sorted.slice(0, 4)).toEqual(['Dry Milk', 'Oat Milk', 'Full Milk', 'Egg Milk']);
    expect(sorted.at(-1)).toBe('Sold Out Milk');
  });
});

describe('the products of a sub-category', () => {
  it.each([[null], ['BEST_MATCH'], ['NEWEST'], ['POPULARITY'], ['PRICE_ASC']])(
    'are in the order of its filtered list: %s',
    async (sort) => {
      const query = `query ($id: ID!, $sort: ProductSort) {
        subCategory(id: $id) { products(sort: $sort) { edges { node { name } } } } }`;
      const { data, errors } = await executeGraphql(query, { id: subCategoryId, sort });
      expect(errors).toEqual([]);
      const names = data.subCategory.products.edges.map(({ node }: { node: { name: string } }) => node.name);
      expect(names).toEqual(await list({}, sort ?? 'BEST_MATCH'));
    },
  );
});

describe('an order by value of a search', () => {
  it.each(['PRICE_ASC', 'UNIT_PRICE', 'DISCOUNT'])(
    'has what was searched for before what only has the word, and what is sold out last: %s',
    async (sort) => {
      const made = { mrpPaise: 100, discountPercent: 90, unit: '1 kg', description: 'Baked with milk.' };
      const { subCategoryId: ofBiscuits } = await makeSubCategory([
        (await makeProduct({ ...made, name: 'Biscuits' })).id,
      ]);
      const filter = { subCategoryIds: [subCategoryId, encodeId('SubCategory', ofBiscuits)] };
      expect((await list(filter, sort, 'milk')).slice(-2)).toEqual(['Biscuits', 'Sold Out Milk']);
    },
  );
});

describe('the filter of a list', () => {
  it('is of the whole shop without a group', async () => {
    const names = await list({ subCategoryIds: null, brands: ['Amul'], price: { max: 3_000 } }, 'PRICE_DESC');
    expect(names).toEqual(['Elsewhere', 'Cheap Milk', 'Bunch Milk']);
  });

  it('has what is sold out last in the order of a search', async () => {
    expect((await list({ diets: ['Vegetarian'] }, 'BEST_MATCH', 'milk')).at(-1)).toBe('Sold Out Milk');
  });

  it.each<[Record<string, unknown>, string]>([
    [{ brands: Array.from({ length: 51 }, (_none, number) => `Brand ${number}`) }, 'Name at most 50 brands'],
    [{ brands: ['x'.repeat(101)] }, 'A brand can have at most 100 characters'],
    [{ brands: ['a\0b'] }, 'A brand must be plain text'],
    [{ diets: ['\ud800'] }, 'A dietary fact must be plain text'],
    [{ packSizes: [' '] }, 'A pack size is required'],
    [{ minDiscountPercent: 0 }, 'The discount must be at least 1 percent'],
    [{ minDiscountPercent: 101 }, 'The discount must be at most 100 percent'],
    [{ price: { min: -1 } }, 'A price must not be negative'],
    [{ price: { max: 100_000_001 } }, 'A price must be at most 100000000 paise'],
    [{ price: { min: 2, max: 1 } }, 'The lowest price must not be above the highest'],
  ])('is refused: %j', async (filter, message) => {
    for (const search of [undefined, 'milk']) {
      const { data, errors } = await executeGraphql(LIST, { filter, search });
      expect(data?.products ?? null).toBeNull();
      expect(errors.map((error) => error.message).join(' ')).toContain(message);
    }
  });

  it.each(['%', '_', "'; DROP TABLE products; --", '{}', '\\', '🥛', 'amul\u0301'])(
    'finds nothing for %j',
    async (value) => {
      for (const name of ['brands', 'diets', 'packSizes']) expect(await list({ [name]: [value] })).toEqual([]);
    },
  );

  it('reads the dietary facts of a product from its details, each once', async () => {
    const dietsOf = async (details: Record<string, string>) => {
      const { id } = await makeProduct({ details, isPublished: false });
      return (await db.product.findUniqueOrThrow({ where: { id } })).diets;
    };
    expect(await dietsOf({ Diet: ' Vegetarian,Gluten free , VEGETARIAN' })).toEqual(['Vegetarian', 'Gluten free']);
    expect(await dietsOf({ diet: 'Vegan' })).toEqual(['Vegan']);
    expect(await dietsOf({ Diet: `, ,${'x'.repeat(101)}`, Dietary: 'Vegan' })).toEqual([]);
    expect(await dietsOf({})).toEqual([]);
  });
});
