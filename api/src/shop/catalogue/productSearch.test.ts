import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeProduct, makeSubCategory } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';

const GROUPS = [
  {
    handle: 'milk',
    department: 'dairy',
    synonyms: {
      create: [
        { language: 'hi-Latn', term: 'doodh' },
        { language: 'en', term: 'milk' },
      ],
    },
  },
  { handle: 'khoya', department: 'dairy', synonyms: { create: [{ language: 'hi-Latn', term: 'khoya' }] } },
  { handle: 'iphone', department: 'notSold', synonyms: { create: [{ language: 'en', term: 'iphone' }] } },
];
/** The products of each sub-category of each category. */
const CATALOGUE: Record<string, Record<string, string[]>> = {
  'Fruits & Vegetables': { 'Fresh Vegetables': ['Onion', 'Tomato'] },
  'Dairy & Eggs': { Milk: ['Toned Milk', 'Cow Milk'], Curd: ['Thick Curd'] },
  'Biscuits & Cakes': { 'Cream Biscuits': ['Orange Cream Biscuits'], Cakes: ['Fruit Cake'] },
};

const QUERY = `query ($text: String!) {
  products(search: $text) {
    totalCount
    search {
      subCategory { id name picture { id } categories { id name } }
      category { id name subCategories(first: 1) { edges { node { id name } } } }
      nearestSubCategories { id name categories { id name } }
      popularProducts { id name isSoldOut }
    }
  }
}`;

async function search(text: string) {
  const { data, errors } = await executeGraphql(QUERY, { text });
  expect(errors).toEqual([]);
  return { totalCount: data.products.totalCount as number, ...data.products.search };
}

const namesIn = (rows: { name: string }[]) => rows.map(({ name }) => name);

beforeAll(async () => {
  await db.synonymGroup.deleteMany();
  for (const data of GROUPS) await db.synonymGroup.create({ data });
  for (const [title, subCategories] of Object.entries(CATALOGUE)) {
    const [first, ...others] = Object.entries(subCategories);
    const ids = await Promise.all((first?.[1] ?? []).map(async (name) => (await makeProduct({ name })).id));
    const { categoryId, subCategoryId } = await makeSubCategory(ids);
    await db.category.update({ where: { id: categoryId }, data: { name: title } });
    const { pictureId } = await db.subCategory.update({
      where: { id: subCategoryId },
      data: { name: first?.[0] ?? '' },
    });
    for (const [name, products] of others) {
      const productIds = await Promise.all(products.map(async (each) => (await makeProduct({ name: each })).id));
      await db.subCategory.create({
        data: {
          name,
          pictureId,
          categories: { create: { categoryId } },
          products: { create: productIds.map((productId) => ({ productId })) },
        },
      });
      await db.productCategory.createMany({ data: productIds.map((productId) => ({ categoryId, productId })) });
    }
  }
});

describe('the search of a list of products', () => {
  it.each(['milk', 'Milk', 'doodh', 'mlik'])('has the sub-category that it names: %s', async (text) => {
    const { subCategory, category } = await search(text);
    expect(subCategory).toMatchObject({ name: 'Milk', categories: [{ name: 'Dairy & Eggs' }] });
    expect(category).toBeNull();
  });

  it('has the category that it names, also when that has a sub-category of one kind of it', async () => {
    expect(await search('dairy')).toMatchObject({ subCategory: null, category: { name: 'Dairy & Eggs' } });
    expect(await search('biscuit')).toMatchObject({
      category: { name: 'Biscuits & Cakes', subCategories: { edges: [{ node: { name: 'Cream Biscuits' } }] } },
    });
    expect(await search('cream biscuits')).toMatchObject({ subCategory: { name: 'Cream Biscuits' } });
  });

  it.each(['onion', 'toned milk', 'mil'])('names none: %s', async (text) => {
    expect(await search(text)).toMatchObject({ subCategory: null, category: null });
  });

  it('has nothing instead of the products that it finds', async () => {
    expect(await search('milk')).toMatchObject({ nearestSubCategories: [], popularProducts: [] });
  });

  it.each(['curdxyz', 'qwrtz plkjh curdxyz vbnmk gfdsq'])(
    'without a result it has the sub-categories of what is spelled alike: %s',
    async (text) => {
      const { totalCount, nearestSubCategories, popularProducts } = await search(text);
      expect(totalCount).toBe(0);
      expect(namesIn(nearestSubCategories as { name: string }[])).toEqual(['Curd']);
      expect(namesIn(popularProducts as { name: string }[])).toEqual(['Thick Curd']);
    },
  );

  it('has the sub-categories of the department of what it names', async () => {
    const { totalCount, nearestSubCategories } = await search('khoya');
    expect(totalCount).toBe(0);
    expect(namesIn(nearestSubCategories as { name: string }[])[0]).toBe('Milk');
  });

  it.each(['iphone', 'iphone milk', 'qwrtzpx', '', '!!!', '%', '_', '½', 'x'.repeat(10_000)])(
    'has nothing instead of what is near to nothing: %j',
    async (text) => {
      expect(await search(text)).toMatchObject({ totalCount: 0, nearestSubCategories: [], popularProducts: [] });
    },
  );

  it('suggests no product that is sold out or hidden', async () => {
    const names = async () => namesIn((await search('khoya')).popularProducts as { name: string }[]);
    const toned = await db.product.findFirstOrThrow({ where: { name: 'Toned Milk' } });
    const cow = await db.product.findFirstOrThrow({ where: { name: 'Cow Milk' } });
    await db.product.update({ where: { id: toned.id }, data: { stock: 0 } });
    expect(await names()).toEqual(['Cow Milk']);
    await db.product.update({ where: { id: cow.id }, data: { isPublished: false } });
    expect(await names()).toEqual([]);
  });
});
