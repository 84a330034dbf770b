import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../platform/core/shopCalendar.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeStaff, makeSubCategory, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../../testing/graphql/executeMutation.ts';
import { standAtNoon } from '../../../testing/standAtNoon.ts';

let admin: Viewer;
beforeEach(async () => {
  await db.collection.deleteMany();
  admin = await makeStaff('CATALOGUE');
});

const ERRORS = `... on InvalidInputError { issues { path message } } ... on Error { message }
  ... on CollectionChangedError { collection { id version } }`;
const VALUES = `collection { id title handle html description sort status version startDate endDate
  rules { categories { name } brands price { min max } inStock } pickedProducts { name } }`;
const fields = { title: 'Diwali offers', sort: 'MANUAL', isPublished: true, productIds: [] as string[] };
const create = (input: object) =>
  executeMutation(admin, {
    name: 'collectionCreate',
    selection: `... on CollectionCreatePayload { ${VALUES} } ${ERRORS.replace(/\.\.\. on CollectionChanged.*/, '')}`,
    input: { ...fields, ...input },
  });
const update = (input: object) =>
  executeMutation(admin, {
    name: 'collectionUpdate',
    selection: `... on CollectionUpdatePayload { ${VALUES} } ${ERRORS}`,
    input: { ...fields, ...input },
  });
const productIds = async (...names: string[]) => {
  const products = [];
  for (const name of names) products.push(await makeProduct({ name }));
  return products.map(({ id }) => encodeId('Product', id));
};

const SHOWN = `query ($handle: String!) { collection(handle: $handle) {
  handle products(first: 10) { totalCount edges { node { name } } } } }`;
async function shown(handle: string) {
  const { data, errors } = await executeGraphql(SHOWN, { handle });
  expect(errors).toEqual([]);
  return data.collection;
}
const namesOf = (connection: { edges: { node: { name: string } }[] }) => connection.edges.map(({ node }) => node.name);

describe('a collection by hand', () => {
  it('shows its products in their order, what is sold out last and hidden ones never', async () => {
    const ids = await productIds('Atta', 'Rice', 'Salt', 'Dal');
    await db.product.updateMany({ where: { name: 'Rice' }, data: { isPublished: false } });
    await db.product.updateMany({ where: { name: 'Salt' }, data: { stock: 0 } });
    const { collection } = await create({ productIds: [ids[3], ids[2], ids[0], ids[1], ids[3]] });
    expect(collection).toMatchObject({ handle: 'diwali-offers', status: 'VISIBLE', version: 1, rules: null });
    expect(collection.pickedProducts.map(({ name }: { name: string }) => name)).toEqual([
      'Dal',
      'Salt',
      'Atta',
      'Rice',
    ]);
    const { products } = await shown('diwali-offers');
    expect(products.totalCount).toBe(3);
    expect(namesOf(products)).toEqual(['Dal', 'Atta', 'Salt']);
  });

  it('is a filter of lists with facets, sorted and paged', async () => {
    await create({ productIds: await productIds('One', 'Two', 'Three') });
    await db.product.updateMany({ where: { name: 'Two' }, data: { brand: 'Amul' } });
    const list = `query ($after: String, $filter: ProductFilter!) { products(first: 2, after: $after, filter: $filter) {
      totalCount facets { brands { value count } } pageInfo { endCursor hasNextPage } edges { node { name } } } }`;
    const filter = { collectionHandle: 'diwali-offers' };
    const { data } = await executeGraphql(list, { filter });
    expect(namesOf(data.products)).toEqual(['One', 'Two']);
    expect(data.products).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(data.products.facets.brands).toContainEqual({ value: 'Amul', count: 1 });
    const next = await executeGraphql(list, { filter, after: data.products.pageInfo.endCursor });
    expect(namesOf(next.data.products)).toEqual(['Three']);
    const { data: filtered } = await executeGraphql(list, { filter: { ...filter, brands: ['amul'] } });
    expect(namesOf(filtered.products)).toEqual(['Two']);
    const { data: none } = await executeGraphql(list, { filter: { collectionHandle: 'unknown' } });
    expect(none.products).toMatchObject({ totalCount: 0, edges: [] });
  });

  it('leaves out products that were deleted, and refuses more than 500', async () => {
    const [kept, deleted] = await productIds('Kept', 'Deleted');
    await db.product.updateMany({ where: { name: 'Deleted' }, data: { deletedAt: new Date(), isPublished: false } });
    const { collection } = await create({ productIds: [deleted, kept, encodeId('Product', newId())] });
    expect(collection.pickedProducts).toEqual([{ name: 'Kept' }]);
    const many = Array.from({ length: 10_000 }, () => encodeId('Product', newId()));
    expect((await create({ productIds: many })).issues).toEqual([
      { path: 'productIds', message: 'Pick at most 500 products, or use rules' },
    ]);
  });
});

describe('a collection by rules', () => {
  const smart = (rules: object, input: object = {}) =>
    create({ productIds: undefined, sort: 'PRICE_ASC', rules, ...input });

  it('shows what matches now, within the filters of a shopper', async () => {
    const inside = await makeProduct({ name: 'Butter', mrpPaise: 5_000, brand: 'Rule' });
    await makeProduct({ name: 'Ghee', mrpPaise: 90_000, brand: 'Rule' });
    await makeProduct({ name: 'Curd', mrpPaise: 3_000, brand: 'Rule' });
    const { collection } = await smart({ brands: ['rule'], price: { max: 10_000 } });
    expect(collection.rules).toMatchObject({ brands: ['rule'], price: { min: null, max: 10_000 }, inStock: false });
    expect(namesOf((await shown('diwali-offers')).products)).toEqual(['Curd', 'Butter']);
    await db.product.update({ where: { id: inside.id }, data: { mrpPaise: 20_000 } });
    expect(namesOf((await shown('diwali-offers')).products)).toEqual(['Curd']);
    const filter = { collectionHandle: 'diwali-offers', price: { min: 4_000 } };
    const { data } = await executeGraphql(
      'query ($filter: ProductFilter!) { products(filter: $filter) { totalCount } }',
      { filter },
    );
    expect(data.products.totalCount).toBe(0);
  });

  it('keeps to its category within another one', async () => {
    const [both, one] = [await makeProduct({ name: 'Both' }), await makeProduct({ name: 'One only' })];
    const { categoryId: first } = await makeSubCategory([both.id, one.id]);
    const { categoryId: second } = await makeSubCategory([both.id]);
    await smart({ categoryIds: [encodeId('Category', first)] });
    expect((await shown('diwali-offers')).products.totalCount).toBe(2);
    const filter = { collectionHandle: 'diwali-offers', categoryIds: [encodeId('Category', second)] };
    const { data } = await executeGraphql(
      'query ($filter: ProductFilter!) { products(filter: $filter) { facets { inStockCount } edges { node { name } } } }',
      { filter },
    );
    expect(namesOf(data.products)).toEqual(['Both']);
    expect(data.products.facets.inStockCount).toBe(1);
  });

  it('keeps its category from being deleted, and survives one that is gone', async () => {
    const { categoryId, subCategoryId } = await makeSubCategory();
    await db.subCategory.delete({ where: { id: subCategoryId } });
    const rules = { categoryIds: [encodeId('Category', categoryId)], brands: ['Amul'] };
    const { collection } = await smart(rules);
    const refused = await executeMutation(admin, {
      name: 'categoryDelete',
      selection: '... on CategoryInUseError { message }',
      input: { categoryId: rules.categoryIds[0] },
    });
    expect(refused.message).toMatch(/is in use: 1 collection$/);
    await db.category.delete({ where: { id: categoryId } });
    expect((await shown('diwali-offers')).products.totalCount).toBe(0);
    const { data } = await executeGraphql(
      'query ($id: ID!) { adminCollection(id: $id) { rules { categories { id } brands } } }',
      { id: collection.id },
      admin,
    );
    expect(data.adminCollection.rules).toEqual({ categories: [], brands: ['Amul'] });
  });

  it.each([
    [{ rules: {} }, 'rules', 'Choose at least one rule'],
    [{ rules: { brands: [], price: {} } }, 'rules', 'Choose at least one rule'],
    [{ rules: { brands: ['A'], collectionHandle: 'other' } }, 'rules', 'A rule can’t name a collection'],
    [{ rules: { brands: ['A'] }, productIds: [] }, 'rules', 'Give either rules or products'],
    [{ productIds: undefined }, 'rules', 'Give either rules or products'],
    [{ rules: { brands: ['A'] }, sort: 'MANUAL' }, 'sort', 'Only products picked by hand have an order of their own'],
  ])('refuses %j', async (input, path, message) => {
    const base = { productIds: undefined, sort: 'NEWEST' };
    expect((await create({ ...base, ...input })).issues).toContainEqual({ path, message });
  });
});

describe('the handle', () => {
  it.each([
    [{ title: 'Diwali / Offers…' }, 'diwali-offers'],
    [{ title: 'दिवाली के ऑफर' }, 'दिवाली-के-ऑफर'],
    [{ title: 'x', handle: '../Dashboard?a=1#b' }, 'dashboard-a-1-b'],
    [{ title: 'New' }, 'new'],
    [{ title: '%2e%2e' }, '2e-2e'],
  ])('of %j is %s', async (input, handle) => {
    expect((await create(input)).collection.handle).toBe(handle);
    expect(await shown(handle)).toMatchObject({ handle });
  });

  it.each([
    [{ title: '🎉' }, 'Enter an address, such as diwali-offers'],
    [{ handle: '/.' }, 'The address needs a letter or a digit'],
  ])('is needed: %j', async (input, message) => {
    expect((await create(input)).issues).toEqual([{ path: 'handle', message }]);
  });

  it.each(['\0', '\ud800', 'DIWALI-OFFERS', '/', 'x'.repeat(101)])('%j leads nowhere', async (handle) => {
    await create({});
    expect(await shown(handle)).toBeNull();
  });

  it('belongs to one collection', async () => {
    await create({});
    expect(await create({ title: 'DIWALI  offers' })).toMatchObject({ __typename: 'HandleTakenError' });
  });

  it('still leads to a renamed collection, until another one takes it', async () => {
    const { collection } = await create({});
    await update({ collectionId: collection.id, version: 1, handle: 'Festival' });
    expect(await shown('diwali-offers')).toMatchObject({ handle: 'festival' });
    expect(await shown('festival')).toMatchObject({ handle: 'festival' });
    await create({ title: 'Next', handle: 'diwali-offers' });
    expect(await shown('diwali-offers')).toMatchObject({ handle: 'diwali-offers' });
  });
});

describe('what shoppers see', () => {
  const today = '2024-03-11';
  standAtNoon(today);

  it.each([
    [{ isPublished: false }, 'HIDDEN'],
    [{ startDate: addDays(today, 1) }, 'SCHEDULED'],
    [{ endDate: addDays(today, -1) }, 'ENDED'],
    [{ startDate: today, endDate: today }, 'VISIBLE'],
  ])('of %j is %s', async (input, status) => {
    const { collection } = await create({ productIds: await productIds('Atta'), ...input });
    expect(collection.status).toBe(status);
    const isVisible = status === 'VISIBLE';
    expect((await shown('diwali-offers')) !== null).toBe(isVisible);
    const { data } = await executeGraphql('query ($id: ID!) { node(id: $id) { id } }', { id: collection.id });
    expect(data.node !== null).toBe(isVisible);
    const filter = { collectionHandle: 'diwali-offers' };
    const found = await executeGraphql('query ($filter: ProductFilter!) { products(filter: $filter) { totalCount } }', {
      filter,
    });
    expect(found.data.products.totalCount).toBe(isVisible ? 1 : 0);
    const listed = await executeGraphql(
      'query ($status: CollectionStatus) { adminCollections(search: "DIWALI", status: $status) { totalCount } }',
      { status },
      admin,
    );
    expect(listed.data.adminCollections.totalCount).toBe(1);
  });

  it('is a description without HTML', async () => {
    const { collection } = await create({ description: '**Sweets** <script>alert(1)</script>' });
    expect(collection.html).toContain('<strong>Sweets</strong>');
    expect(collection.html).not.toContain('<script>');
  });

  it('refuses days in the wrong order', async () => {
    expect((await create({ startDate: '2026-02-02', endDate: '2026-02-01' })).issues).toEqual([
      { path: 'endDate', message: 'The last day can’t be before the first one' },
    ]);
  });
});

describe('two editors', () => {
  it('do not overwrite each other', async () => {
    const { collection } = await create({});
    const first = await update({ collectionId: collection.id, version: 1, title: 'First' });
    expect(first.collection).toMatchObject({ title: 'First', version: 2, handle: 'diwali-offers' });
    expect(await update({ collectionId: collection.id, version: 1, title: 'Second' })).toMatchObject({
      __typename: 'CollectionChangedError',
      collection: { version: 2 },
    });
  });

  it('find no deleted collection, of which the audit log tells', async () => {
    const { collection } = await create({});
    const remove = () =>
      executeMutation(admin, {
        name: 'collectionDelete',
        selection: '... on CollectionDeletePayload { deletedCollectionId }',
        input: { collectionId: collection.id },
      });
    expect(await remove()).toMatchObject({ deletedCollectionId: collection.id });
    expect(await remove()).toMatchObject({ __typename: 'CollectionNotFoundError' });
    expect(await update({ collectionId: collection.id, version: 1 })).toMatchObject({
      __typename: 'CollectionNotFoundError',
    });
    const entries = await db.auditEntry.findMany({ where: { subjectType: 'COLLECTION', actorId: admin.userId } });
    expect(entries.map(({ action }) => action)).toEqual(['COLLECTION_CREATE', 'COLLECTION_DELETE']);
  });
});
