import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { emptyTables } from '../../../testing/emptyTables.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makePicture, makeProduct, makeStaff, makeSubCategory, newId } from '../../../testing/fixtures.ts';

const CATEGORY = 'id name picture { id }';
const SUB_CATEGORY = `${CATEGORY} categories { id name }`;
const ISSUES = '... on InvalidInputError { issues { path message } }';

/** The selection of each mutation besides its type and a failure's message. */
const SELECTIONS = {
  categoryCreate: `... on CategoryCreatePayload { categoryEdge { cursor node { ${CATEGORY} } } } ${ISSUES}`,
  categoryUpdate: `... on CategoryUpdatePayload { category { ${CATEGORY} } } ${ISSUES}`,
  categoryDelete: `... on CategoryDeletePayload { deletedCategoryId }
    ... on CategoryInUseError { subCategoryCount productCount }`,
  subCategoryCreate: `... on SubCategoryCreatePayload { subCategoryEdge { cursor node { ${SUB_CATEGORY} } } } ${ISSUES}`,
  subCategoryUpdate: `... on SubCategoryUpdatePayload { subCategory { ${SUB_CATEGORY} } } ${ISSUES}`,
  subCategoryDelete: `... on SubCategoryDeletePayload { deletedSubCategoryId }
    ... on SubCategoryInUseError { productCount }`,
};

let admin: Viewer;
let pictureId: string;
beforeEach(async () => {
  await emptyTables('categories', 'sub_categories', 'products');
  admin = await makeStaff('CATALOGUE');
  pictureId = encodeId('Picture', await makePicture());
});

function send(name: keyof typeof SELECTIONS, input: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const selection = `__typename ${SELECTIONS[name]} ... on Error { message }`;
  return executeGraphql(`mutation ($input: ${type}) { ${name}(input: $input) { ${selection} } }`, { input }, admin);
}

async function ask(name: keyof typeof SELECTIONS, input: object) {
  const { data, errors } = await send(name, input);
  expect(errors).toEqual([]);
  return data[name];
}

async function read(query: string) {
  const { data, errors } = await executeGraphql(`{ ${query} }`);
  expect(errors).toEqual([]);
  return data;
}

async function makeCategory(name: string): Promise<string> {
  return (await ask('categoryCreate', { name, pictureId })).categoryEdge.node.id;
}

describe('a category', () => {
  it('is the last edge of the list after creation', async () => {
    await makeCategory('Snacks');
    const { __typename, categoryEdge } = await ask('categoryCreate', { name: '  Dairy\n &  eggs ', pictureId });
    expect(__typename).toBe('CategoryCreatePayload');
    expect(categoryEdge.node).toMatchObject({ name: 'Dairy & eggs', picture: { id: pictureId } });
    const list = `categories(last: 1) { edges { cursor node { ${CATEGORY} } } }`;
    expect((await read(list)).categories.edges).toEqual([categoryEdge]);
  });

  it('returns its new fields after an update', async () => {
    const categoryId = await makeCategory('Dairy');
    const other = encodeId('Picture', await makePicture());
    expect(await ask('categoryUpdate', { categoryId, name: 'Milk', pictureId: other })).toEqual({
      __typename: 'CategoryUpdatePayload',
      category: { id: categoryId, name: 'Milk', picture: { id: other } },
    });
  });

  it('is deleted once', async () => {
    const categoryId = await makeCategory('Dairy');
    expect(await ask('categoryDelete', { categoryId })).toEqual({
      __typename: 'CategoryDeletePayload',
      deletedCategoryId: categoryId,
    });
    const notFound = { __typename: 'CategoryNotFoundError', message: 'This category no longer exists' };
    expect(await ask('categoryDelete', { categoryId })).toEqual(notFound);
    expect(await ask('categoryUpdate', { categoryId, name: 'Dairy', pictureId })).toEqual(notFound);
  });

  it('returns the counts that prevent its deletion', async () => {
    const { categoryId } = await makeSubCategory([(await makeProduct()).id]);
    const { name } = await db.category.findUniqueOrThrow({ where: { id: categoryId } });
    expect(await ask('categoryDelete', { categoryId: encodeId('Category', categoryId) })).toEqual({
      __typename: 'CategoryInUseError',
      message: `${name} is in use: 1 sub-category, 1 product`,
      subCategoryCount: 1,
      productCount: 1,
    });
  });

  it('needs a free name and an existing picture', async () => {
    await makeCategory('Dairy');
    expect(await ask('categoryCreate', { name: ' DAIRY ', pictureId })).toEqual({
      __typename: 'NameTakenError',
      message: 'The name DAIRY is already taken',
    });
    expect(await ask('categoryCreate', { name: 'Snacks', pictureId: encodeId('Picture', newId()) })).toEqual({
      __typename: 'PictureNotFoundError',
      message: 'This picture no longer exists. Please upload it again.',
    });
  });

  it('has a name without invisible characters', async () => {
    await makeCategory('Dairy');
    const { __typename } = await ask('categoryCreate', { name: '\u200bDai\u00adry\u200e', pictureId });
    expect(__typename).toBe('NameTakenError');
  });

  it('compares names after Unicode normalisation', async () => {
    await makeCategory('Cr\u00e8me');
    expect(await ask('categoryCreate', { name: 'Cre\u0300me', pictureId })).toMatchObject({
      __typename: 'NameTakenError',
    });
  });

  it.each([
    ['', 'Name is required'],
    [' \n ', 'Name is required'],
    ['x'.repeat(61), 'Name can have at most 60 characters'],
    ['Da\0iry', 'Name must be plain text'],
  ])('rejects the name %j', async (name, message) => {
    const refusal = { __typename: 'InvalidInputError', message, issues: [{ path: 'name', message }] };
    expect(await ask('categoryCreate', { name, pictureId })).toEqual(refusal);
    const categoryId = await makeCategory('x'.repeat(60));
    expect(await ask('categoryUpdate', { categoryId, name, pictureId })).toEqual(refusal);
  });
});

describe('a sub-category', () => {
  let dairy: string;
  let snacks: string;
  beforeEach(async () => {
    dairy = await makeCategory('Dairy');
    snacks = await makeCategory('Snacks');
  });
  const add = async (name: string, categoryIds: string[]) => ask('subCategoryCreate', { name, pictureId, categoryIds });

  it('is the last edge of the list and of its categories after creation', async () => {
    await add('Chips', [snacks]);
    const { __typename, subCategoryEdge } = await add('Milk', [snacks, dairy, dairy]);
    expect(__typename).toBe('SubCategoryCreatePayload');
    expect(subCategoryEdge.node).toMatchObject({
      name: 'Milk',
      picture: { id: pictureId },
      categories: [
        { id: dairy, name: 'Dairy' },
        { id: snacks, name: 'Snacks' },
      ],
    });
    const edges = `edges { cursor node { ${SUB_CATEGORY} } }`;
    const { subCategories, category } = await read(
      `subCategories(last: 1) { ${edges} } category(id: "${snacks}") { subCategories(last: 1) { ${edges} } }`,
    );
    expect(subCategories.edges).toEqual([subCategoryEdge]);
    expect(category.subCategories.edges).toEqual([subCategoryEdge]);
  });

  it('returns its new fields after an update', async () => {
    const subCategoryId = (await add('Milk', [dairy])).subCategoryEdge.node.id;
    const input = { subCategoryId, name: 'Curd', pictureId, categoryIds: [snacks] };
    expect(await ask('subCategoryUpdate', input)).toEqual({
      __typename: 'SubCategoryUpdatePayload',
      subCategory: {
        id: subCategoryId,
        name: 'Curd',
        picture: { id: pictureId },
        categories: [{ id: snacks, name: 'Snacks' }],
      },
    });
  });

  it('is deleted once', async () => {
    const subCategoryId = (await add('Milk', [dairy])).subCategoryEdge.node.id;
    expect(await ask('subCategoryDelete', { subCategoryId })).toEqual({
      __typename: 'SubCategoryDeletePayload',
      deletedSubCategoryId: subCategoryId,
    });
    const notFound = { __typename: 'SubCategoryNotFoundError', message: 'This sub-category no longer exists' };
    expect(await ask('subCategoryDelete', { subCategoryId })).toEqual(notFound);
    expect(await ask('subCategoryUpdate', { subCategoryId, name: 'Milk', pictureId, categoryIds: [dairy] })).toEqual(
      notFound,
    );
  });

  it('returns the counts that prevent its deletion', async () => {
    const { subCategoryId } = await makeSubCategory([(await makeProduct()).id, (await makeProduct()).id]);
    const { name } = await db.subCategory.findUniqueOrThrow({ where: { id: subCategoryId } });
    expect(await ask('subCategoryDelete', { subCategoryId: encodeId('SubCategory', subCategoryId) })).toEqual({
      __typename: 'SubCategoryInUseError',
      message: `${name} is in use: 2 products`,
      productCount: 2,
    });
  });

  it('needs a free name, an existing picture and existing categories', async () => {
    await add('Milk', [dairy]);
    const unknown = { picture: encodeId('Picture', newId()), category: encodeId('Category', newId()) };
    expect(await add('MILK', [snacks])).toMatchObject({ __typename: 'NameTakenError' });
    expect(await add('Curd', [dairy, unknown.category])).toMatchObject({ __typename: 'CategoryNotFoundError' });
    const input = { name: 'Curd', pictureId: unknown.picture, categoryIds: [dairy] };
    expect(await ask('subCategoryCreate', input)).toMatchObject({ __typename: 'PictureNotFoundError' });
  });

  it('accepts 1 to 50 categories and reports all issues at once', async () => {
    expect((await add(' ', [])).issues).toEqual([
      { path: 'name', message: 'Name is required' },
      { path: 'categoryIds', message: 'Choose at least one category' },
    ]);
    const many = Array.from({ length: 51 }, () => encodeId('Category', newId()));
    expect((await add('Milk', many)).issues).toEqual([
      { path: 'categoryIds', message: 'Choose at most 50 categories' },
    ]);
  });

  it.each([
    ['a product', () => encodeId('Product', newId())],
    ['no id at all', () => 'Dairy'],
  ])('rejects %s as its category', async (_what, id) => {
    const { data, errors } = await send('subCategoryCreate', { name: 'Milk', pictureId, categoryIds: [dairy, id()] });
    expect(data).toBeNull();
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT']);
  });
});
