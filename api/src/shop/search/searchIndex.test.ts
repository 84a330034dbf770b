import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { emptyTables } from '../../testing/emptyTables.ts';
import { makeProduct, makeProducts, makeSubCategory } from '../../testing/fixtures.ts';
import { seededNumbers } from '../../testing/fuzzTexts.ts';

interface Line {
  line: string;
}

const linesOf = (rows: readonly Line[]) => rows.map(({ line }) => line).toSorted();

/** All that the index holds, as lines of text. Terms that no product has any more do not count. */
async function readIndex() {
  const documents = await db.$queryRaw<Line[]>`
    SELECT concat_ws(' ', product_id, term, score, is_published, in_stock) AS line
    FROM search_documents, unnest(terms, scores) AS entry (term, score)`;
  const postings = await db.$queryRaw<Line[]>`
    SELECT concat_ws(' ', product_id, term, score, is_published, in_stock) AS line FROM search_postings`;
  const vocabulary = await db.$queryRaw<Line[]>`
    SELECT concat_ws(' ', term, product_count) AS line FROM search_terms WHERE product_count > 0`;
  const sums = await db.$queryRaw<
    Line[]
  >`SELECT concat_ws(' ', term, score_sum) AS line FROM search_terms WHERE score_sum <> 0`;
  return {
    ...{ documents: linesOf(documents), postings: linesOf(postings) },
    ...{ vocabulary: linesOf(vocabulary), sums: linesOf(sums) },
  };
}

const documentOf = (productId: string) => db.searchDocument.findUnique({ where: { productId } });
const termsOf = async (productId: string) => (await documentOf(productId))?.terms.toSorted() ?? [];
const stateOf = async (productId: string) => {
  const { isPublished, inStock } = (await documentOf(productId)) ?? {};
  return { isPublished, inStock };
};
const makeGroup = (handle: string, names: readonly string[], department = 'tests') =>
  db.synonymGroup.create({
    data: { handle, department, synonyms: { create: names.map((term) => ({ language: 'en', term })) } },
  });

beforeAll(async () => {
  await db.synonymGroup.deleteMany();
});

// After each change the index is what it would be if the shop were indexed again.
afterEach(async () => {
  const index = await readIndex();
  expect(index.postings).toEqual(index.documents);
  const counted = await db.$queryRaw<Line[]>`
    SELECT concat_ws(' ', term, count(*)) AS line FROM search_postings WHERE is_published GROUP BY term`;
  expect(index.vocabulary).toEqual(linesOf(counted));
  expect(await db.$queryRaw`SELECT id FROM search_queue`).toEqual([]);
  await db.$executeRaw`
    SELECT search_index_categories(array_agg(id)) FROM (SELECT id FROM sub_categories UNION ALL SELECT id FROM categories)`;
  await db.$executeRaw`SELECT search_index(array_agg(id)) FROM products`;
  expect(await readIndex()).toEqual(index);
});

describe('the index of the search', () => {
  it('has the words of the name, the brand, the description and the sub-category of a new product', async () => {
    const { id } = await makeProduct({ name: 'Toned Milk', brand: 'Gauvana', description: 'Boil it well.' });
    expect(await termsOf(id)).toEqual(['boil', 'gauvana', 'milk', 'tone', 'well']);
    const { subCategoryId } = await makeSubCategory([id]);
    await db.subCategory.update({ where: { id: subCategoryId }, data: { name: 'Dairy' } });
    expect(await termsOf(id)).toContain('dairi');
  });

  it.each([
    { before: { name: 'Curd' }, after: { name: 'Paneer' }, term: 'paneer' },
    { before: { brand: 'Oldbrand' }, after: { brand: 'Newbrand' }, term: 'newbrand' },
    { before: { name: 'Kokoa Dark', brand: null }, after: { brand: 'Kokoa' }, term: 'kokoa' },
    { before: { description: 'Old.' }, after: { description: 'Fermented.' }, term: 'ferment' },
  ])('follows the change of a product to $after', async ({ before, after, term }) => {
    const { id } = await makeProduct(before);
    await db.product.update({ where: { id }, data: after });
    expect(await termsOf(id)).toContain(term);
  });

  it('follows a brand that is taken away', async () => {
    const { id } = await makeProduct({ name: 'Butter', brand: 'Gonebrand' });
    await db.product.update({ where: { id }, data: { brand: null } });
    expect(await termsOf(id)).not.toContain('gonebrand');
  });

  it('follows a product that is hidden, shown and deleted', async () => {
    const { id } = await makeProduct({ name: 'Seldomseen' });
    await db.product.update({ where: { id }, data: { isPublished: false } });
    expect(await stateOf(id)).toEqual({ isPublished: false, inStock: true });
    await db.product.update({ where: { id }, data: { isPublished: true } });
    expect(await stateOf(id)).toEqual({ isPublished: true, inStock: true });
    await db.product.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await documentOf(id)).toBeNull();
    await db.product.update({ where: { id }, data: { deletedAt: null } });
    expect(await termsOf(id)).toContain('seldomseen');
  });

  it('follows a product that is sold out and restocked', async () => {
    const { id } = await makeProduct({ stock: 2 });
    for (const [stock, inStock] of [
      [1, true],
      [0, false],
      [5, true],
    ] as const) {
      await db.product.update({ where: { id }, data: { stock } });
      expect(await stateOf(id)).toEqual({ isPublished: true, inStock });
    }
    await db.product.update({ where: { id }, data: { stock: 0, name: 'Both at once' } });
    expect(await stateOf(id)).toEqual({ isPublished: true, inStock: false });
  });

  it('follows a product that moves to another sub-category and category', async () => {
    const [id = '', other = ''] = await makeProducts(2);
    const [from, to] = [await makeSubCategory([id]), await makeSubCategory([other])];
    await db.subCategory.update({ where: { id: to.subCategoryId }, data: { name: 'Sweets' } });
    await db.category.update({ where: { id: to.categoryId }, data: { name: 'Festivals' } });
    await db.productSubCategory.deleteMany({ where: { productId: id } });
    await db.productSubCategory.create({ data: { productId: id, subCategoryId: to.subCategoryId } });
    await db.productCategory.deleteMany({ where: { productId: id } });
    await db.productCategory.create({ data: { productId: id, categoryId: to.categoryId } });
    expect(await termsOf(id)).toEqual(expect.arrayContaining(['sweet', 'festiv']));
    await db.productSubCategory.createMany({ data: [{ productId: other, subCategoryId: from.subCategoryId }] });
  });

  it('follows the names of sub-categories and categories', async () => {
    const ids = await makeProducts(3);
    const { categoryId, subCategoryId } = await makeSubCategory(ids);
    await db.subCategory.update({ where: { id: subCategoryId }, data: { name: 'Pickles & Chutneys' } });
    await db.category.update({ where: { id: categoryId }, data: { name: 'Pantry' } });
    for (const id of ids) expect(await termsOf(id)).toEqual(expect.arrayContaining(['pickl', 'chutney', 'pantri']));
  });

  it.each([
    ['a word', 'haldi', 'Fresh Haldi'],
    ['two words', 'snack bar', 'Snack bars'],
    ['two words that the product has as one', 'ginger ale', 'Gingerale'],
    ['one word that the product has as two', 'buttermilk', 'Spiced Butter Milk'],
    ['three words', 'ready to cook', 'Ready to Cook Idli'],
  ])('follows a synonym that is added and deleted: %s', async (_kind, term, name) => {
    const { id } = await makeProduct({ name });
    const { handle } = await makeGroup(`added-${id.slice(-8)}`, [term]);
    expect(await termsOf(id)).toContain(`#${handle}`);
    await db.synonym.deleteMany({ where: { groupHandle: handle } });
    expect(await termsOf(id)).not.toContain(`#${handle}`);
  });

  it('follows a synonym that is changed', async () => {
    const [before, after] = [await makeProduct({ name: 'Zimikand' }), await makeProduct({ name: 'Suran' })];
    await makeGroup('yam', ['zimikand']);
    await db.synonym.updateMany({ where: { groupHandle: 'yam' }, data: { term: 'suran' } });
    expect(await termsOf(after.id)).toContain('#yam');
    expect(await termsOf(before.id)).not.toContain('#yam');
  });

  it('follows a synonym of the name of a sub-category', async () => {
    const { id } = await makeProduct();
    const { subCategoryId } = await makeSubCategory([id]);
    await db.subCategory.update({ where: { id: subCategoryId }, data: { name: 'Cold Beverages' } });
    await makeGroup('cold-drink', ['cold beverages']);
    expect(await termsOf(id)).toContain('#cold-drink');
    await db.synonymGroup.delete({ where: { handle: 'cold-drink' } });
    expect(await termsOf(id)).not.toContain('#cold-drink');
  });

  it('follows a group that gets another handle, another language or another department', async () => {
    const { id } = await makeProduct({ name: 'Wheat Semolina Fine' });
    const { subCategoryId } = await makeSubCategory([id]);
    await db.subCategory.update({ where: { id: subCategoryId }, data: { name: 'Wheat' } });
    await makeGroup('wheat', ['wheat'], 'flours');
    await makeGroup('suji', ['semolina'], 'others');
    await db.synonymGroup.update({ where: { handle: 'suji' }, data: { handle: 'rava' } });
    expect(await termsOf(id)).toContain('#rava');
    await db.synonym.updateMany({ where: { groupHandle: 'wheat' }, data: { language: 'ta-Latn' } });
    expect(await termsOf(id)).not.toContain('#wheat');
    await db.synonym.updateMany({ where: { groupHandle: 'wheat' }, data: { language: 'en' } });
    await db.synonymGroup.update({ where: { handle: 'rava' }, data: { department: 'flours' } });
  });

  it('adds up the scores of each term of the products on sale', async () => {
    const [first, second] = await makeProducts(2, { name: 'Addend' });
    const sum = async () => Number((await db.searchTerm.findUnique({ where: { term: 'addend' } }))?.scoreSum);
    const each = (await sum()) / 2;
    expect(each).toBeGreaterThan(0);
    await db.product.update({ where: { id: first }, data: { isPublished: false } });
    expect(await sum()).toBe(each);
    await db.product.update({ where: { id: second }, data: { deletedAt: new Date() } });
    expect(await sum()).toBe(0);
  });

  it('follows the deletion of the rows of products, and of all of them', async () => {
    const [first, second] = await makeProducts(2, { name: 'Shortlived' });
    await db.product.delete({ where: { id: first } });
    expect((await readIndex()).vocabulary).toContainEqual(expect.stringMatching(/^shortliv 1$/));
    await db.product.deleteMany({ where: { id: second } });
    expect((await readIndex()).vocabulary).not.toContainEqual(expect.stringMatching(/^shortliv /));
    await emptyTables('products');
    expect(await readIndex()).toEqual({ documents: [], postings: [], vocabulary: [], sums: [] });
  });

  it('does not change with a transaction that is rolled back', async () => {
    const { id } = await makeProduct({ name: 'Constant' });
    const before = await readIndex();
    const change = db.$transaction(async (tx) => {
      await tx.product.update({ where: { id }, data: { name: 'Variable', stock: 0, isPublished: false } });
      await tx.synonymGroup.create({
        data: { handle: 'variable', synonyms: { create: { language: 'en', term: 'constant' } } },
      });
      throw new Error('Roll back');
    });
    await expect(change).rejects.toThrow('Roll back');
    expect(await readIndex()).toEqual(before);
  });

  it('follows several changes of a transaction, and bulk changes of one statement', async () => {
    const [id = '', ...others] = await makeProducts(4, { name: 'Manifold' });
    const { subCategoryId } = await makeSubCategory([id]);
    await db.$transaction(async (tx) => {
      await tx.product.update({ where: { id }, data: { stock: 0 } });
      await tx.product.update({ where: { id }, data: { name: 'Oncechanged' } });
      await tx.product.update({ where: { id }, data: { name: 'Twicechanged', brand: 'Newbrand' } });
      await tx.subCategory.update({ where: { id: subCategoryId }, data: { name: 'Changed things' } });
      await tx.productSubCategory.createMany({ data: others.map((productId) => ({ productId, subCategoryId })) });
      await tx.product.updateMany({ where: { id: { in: others } }, data: { description: 'Bulky.' } });
      await tx.product.update({ where: { id }, data: { stock: 3 } });
    });
    expect(await termsOf(id)).toEqual(expect.arrayContaining(['twicechang', 'newbrand', 'thing']));
    expect(await stateOf(id)).toEqual({ isPublished: true, inStock: true });
    for (const other of others) expect(await termsOf(other)).toEqual(expect.arrayContaining(['bulki', 'thing']));
  });

  it('accepts a product without words, and words of any length', async () => {
    const random = seededNumbers(5);
    const letters = (length: number) => Array.from({ length }, () => Math.floor(random() * 36).toString(36)).join('');
    const { id } = await makeProduct({ name: '!!!', description: '...' });
    expect(await termsOf(id)).toEqual([]);
    await db.product.update({
      where: { id },
      data: { name: letters(200), brand: letters(60), description: letters(5_000) },
    });
    expect(await termsOf(id)).not.toEqual([]);
    await db.product.update({ where: { id }, data: { description: 'शब्द'.repeat(1_000) } });
  });

  it('follows any changes', async () => {
    const random = seededNumbers(11);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const words = [
      'Milk',
      'Coconut',
      'Oil',
      'Rice',
      'Flour',
      'Haldi',
      'Butter',
      'Ice',
      'Cream',
      '&',
      'with',
      '-',
      'Pack',
    ];
    const name = () => Array.from({ length: 4 }, () => pick(words)).join(' ');
    const ids = await makeProducts(12);
    const groups = await Promise.all([ids.slice(0, 6), ids.slice(3), ids.slice(8)].map(makeSubCategory));
    for (const [handle, department] of [
      ['coconut-milk', 'dairy'],
      ['rice-flour', 'flours'],
      ['milk', 'dairy'],
      ['ice-cream', 'frozen'],
      ['butter', 'dairy'],
      ['oil', 'oils'],
    ] as const)
      await makeGroup(`any-${handle}`, [handle.replace('-', ' ')], department);
    const changes = [
      () => db.product.update({ where: { id: pick(ids) }, data: { name: name(), brand: pick([null, ...words]) } }),
      () =>
        db.product.update({ where: { id: pick(ids) }, data: { stock: pick([0, 0, 9]), isPublished: random() > 0.2 } }),
      () =>
        db.subCategory.update({ where: { id: pick(groups).subCategoryId }, data: { name: `${name()} ${random()}` } }),
      () => db.category.update({ where: { id: pick(groups).categoryId }, data: { name: `${name()} ${random()}` } }),
      () => db.productSubCategory.deleteMany({ where: { productId: pick(ids) } }),
      () =>
        db.productSubCategory.createMany({
          data: { productId: pick(ids), subCategoryId: pick(groups).subCategoryId },
          skipDuplicates: true,
        }),
    ];
    for (let step = 0; step < 150; step += 1) await pick(changes)();
    expect((await readIndex()).documents.length).toBeGreaterThan(50);
  });
});
