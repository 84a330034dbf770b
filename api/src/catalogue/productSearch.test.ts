import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { makeProduct, makeSubCategory } from '../testing/fixtures.ts';
import { executeGraphql } from '../testing/graphql/executeGraphql.ts';

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
    'without a result it has the sub-categories of what is spelled alike, then the first of each category: %s',
    async (text) => {
      const { totalCount, nearestSubCategories } = await search(text);
      expect(totalCount).toBe(0);
      expect(namesIn(nearestSubCategories as { name: string }[])).toEqual([
        'Curd',
        'Fresh Vegetables',
        'Milk',
        'Cream Biscuits',
      ]);
    },
  );

  it('has a sub-category of two categories once', async () => {
    const categoryId = (await db.category.findFirstOrThrow({ where: { name: 'Dairy & Eggs' } })).id;
    const { id } = await db.subCategory.findFirstOrThrow({ where: { name: 'Fresh Vegetables' } });
    await db.subCategory.update({ where: { id }, data: { categories: { create: { categoryId } } } });
    const names = namesIn((await search('qwrtzpx')).nearestSubCategories as { name: string }[]);
    expect(names).toEqual(['Fresh Vegetables', 'Cream Biscuits']);
    await db.subCategory.update({ where: { id }, data: { categories: { deleteMany: { categoryId } } } });
  });

  it('has the sub-categories of the department of what it names', async () => {
    const { totalCount, nearestSubCategories } = await search('khoya');
    expect(totalCount).toBe(0);
    expect(namesIn(nearestSubCategories as { name: string }[])[0]).toBe('Milk');
  });

  it.each(['iphone', 'qwrtzpx', '', '!!!', 'x'.repeat(10_000)])(
    'has the first of each category for %j',
    async (text) => {
      const { nearestSubCategories, popularProducts } = await search(text);
      expect(namesIn(nearestSubCategories as { name: string }[])).toEqual([
        'Fresh Vegetables',
        'Milk',
        'Cream Biscuits',
      ]);
      expect(namesIn(popularProducts as { name: string }[]).slice(0, 3)).toEqual([
        expect.stringMatching(/Onion|Tomato/),
        expect.stringMatching(/Milk/),
        'Orange Cream Biscuits',
      ]);
    },
  );

  it('suggests no product that is sold out or hidden', async () => {
    const onion = await db.product.findFirstOrThrow({ where: { name: 'Onion' } });
    const tomato = await db.product.findFirstOrThrow({ where: { name: 'Tomato' } });
    await db.product.update({ where: { id: onion.id }, data: { stock: 0 } });
    await db.product.update({ where: { id: tomato.id }, data: { isPublished: false } });
    const names = namesIn((await search('qwrtzpx')).popularProducts as { name: string }[]);
    expect(names).not.toContain('Onion');
    expect(names).not.toContain('Tomato');
    expect(names).toContain('Orange Cream Biscuits');
  });
});
