import { z } from 'zod';
import { absoluteUrl, categoryData, idData, subCategoryData } from '../dataShapes.ts';
import { fetchAllPages, type Connection } from '../executeDocument.ts';
import { EXAMPLE_IDS, EXAMPLE_PICTURE, idOrRow, idsOrRows, text } from '../fields.ts';
import { FAILURE, graphql, mutationOf, queryById, queryPage } from '../restDocument.ts';
import { RestFailure } from '../restFailure.ts';
import { restRoute, type RestCall } from '../restRoute.ts';
import { pictureId } from './pictureIds.ts';

/** A category under the names and in the order of its fields in REST. */
const CATEGORY = graphql(`
  fragment RestCategory on Category @_unmask {
    _id: id
    name
    image: picture {
      id
      url(width: 384)
    }
    createdAt
    updatedAt
  }
`);

const CATEGORIES = graphql(queryPage('RestCategories', 'categories', 'RestCategory'), [CATEGORY]);

const CATEGORY_CREATE = graphql(mutationOf('categoryCreate', 'categoryEdge { node { ...RestCategory } }'), [
  FAILURE,
  CATEGORY,
]);

const CATEGORY_BEFORE_EDIT = graphql(queryById('RestCategoryBeforeEdit', 'category', 'RestCategory'), [CATEGORY]);

const CATEGORY_UPDATE = graphql(mutationOf('categoryUpdate', 'category { ...RestCategory }'), [FAILURE, CATEGORY]);

const CATEGORY_DELETE = graphql(mutationOf('categoryDelete', 'deletedCategoryId'), [FAILURE]);

interface Group {
  name: string;
  image: { id: string; url: string };
}

/** A category or a sub-category in the REST shape. */
function groupView<Row extends Group>(group: Row, publicUrl: string): Omit<Row, 'image'> & { image: string } {
  return { ...group, image: absoluteUrl(group.image.url, publicUrl) };
}

/** All categories or sub-categories, the newest first. */
async function allGroups<Row extends Group>(
  first: Connection<Row>,
  pageAfter: (after: string | null) => Promise<Connection<Row>>,
  publicUrl: string,
) {
  const all = await fetchAllPages(first, pageAfter);
  return { data: all.toReversed().map((group) => groupView(group, publicUrl)) };
}

const editedFields = { _id: idOrRow, name: text('Name').optional(), image: text('Image').optional() };

/** The name and the picture after an edit. */
async function editedGroup(
  { name, image }: Group,
  call: RestCall<{ name?: string | undefined; image?: string | undefined }>,
) {
  const { body } = call;
  return {
    name: body.name ?? name,
    pictureId: body.image === undefined ? image.id : await pictureId(body.image, call),
  };
}

export const categoryRoutes = [
  restRoute({
    method: 'POST',
    path: 'category/add-category',
    summary: 'Add a category',
    body: z.object({ name: text('Name'), image: text('Image') }),
    example: { name: 'Fruits and vegetables', image: EXAMPLE_PICTURE },
    document: CATEGORY_CREATE,
    variables: async (call) => ({ input: { name: call.body.name, pictureId: await pictureId(call.body.image, call) } }),
    message: 'Add Category',
    data: categoryData,
    answer: ({ categoryCreate }, { publicUrl }) => ({ data: groupView(categoryCreate.categoryEdge.node, publicUrl) }),
  }),
  restRoute({
    method: 'GET',
    path: 'category/get',
    summary: 'All categories',
    description: 'Newest first.',
    document: CATEGORIES,
    variables: () => ({ after: null }),
    message: 'Category data',
    data: z.array(categoryData),
    answer: ({ categories }, { execute, publicUrl }) =>
      allGroups(categories, async (after) => (await execute(CATEGORIES, { after })).categories, publicUrl),
  }),
  restRoute({
    method: 'PUT',
    path: 'category/update',
    summary: 'Change a category',
    description: 'What is left out stays.',
    body: z.object(editedFields),
    example: { _id: EXAMPLE_IDS.category, name: 'Fruits' },
    document: CATEGORY_UPDATE,
    variables: async (call) => {
      const { _id: categoryId } = call.body;
      const { category } = await call.execute(CATEGORY_BEFORE_EDIT, { id: categoryId });
      if (!category) throw new RestFailure(404, 'There is no such category');
      return { input: { categoryId, ...(await editedGroup(category, call)) } };
    },
    message: 'Updated Category',
    data: categoryData,
    answer: ({ categoryUpdate }, { publicUrl }) => ({ data: groupView(categoryUpdate.category, publicUrl) }),
  }),
  restRoute({
    method: 'DELETE',
    path: 'category/delete',
    summary: 'Delete a category',
    description: 'Refused with 409 while a sub-category or a product refers to it. The whole row may be sent.',
    body: z.object({ _id: idOrRow }),
    example: { _id: EXAMPLE_IDS.category },
    document: CATEGORY_DELETE,
    variables: ({ body }) => ({ input: { categoryId: body._id } }),
    message: 'Delete category successfully',
    data: idData,
    answer: ({ categoryDelete }) => ({ data: { _id: categoryDelete.deletedCategoryId } }),
  }),
];

const SUB_CATEGORY = graphql(`
  fragment RestSubCategory on SubCategory @_unmask {
    _id: id
    name
    image: picture {
      id
      url(width: 384)
    }
    category: categories {
      _id: id
      name
    }
    createdAt
    updatedAt
  }
`);

const SUB_CATEGORIES = graphql(queryPage('RestSubCategories', 'subCategories', 'RestSubCategory'), [SUB_CATEGORY]);

const SUB_CATEGORY_CREATE = graphql(
  mutationOf('subCategoryCreate', 'subCategoryEdge { node { ...RestSubCategory } }'),
  [FAILURE, SUB_CATEGORY],
);

const SUB_CATEGORY_BEFORE_EDIT = graphql(queryById('RestSubCategoryBeforeEdit', 'subCategory', 'RestSubCategory'), [
  SUB_CATEGORY,
]);

const SUB_CATEGORY_UPDATE = graphql(mutationOf('subCategoryUpdate', 'subCategory { ...RestSubCategory }'), [
  FAILURE,
  SUB_CATEGORY,
]);

const SUB_CATEGORY_DELETE = graphql(mutationOf('subCategoryDelete', 'deletedSubCategoryId'), [FAILURE]);

export const subCategoryRoutes = [
  restRoute({
    method: 'POST',
    path: 'subcategory/create',
    summary: 'Add a sub-category',
    body: z.object({ name: text('Name'), image: text('Image'), category: idsOrRows }),
    example: { name: 'Fresh fruits', image: EXAMPLE_PICTURE, category: [EXAMPLE_IDS.category] },
    document: SUB_CATEGORY_CREATE,
    variables: async (call) => {
      const { name, image, category } = call.body;
      return { input: { name, pictureId: await pictureId(image, call), categoryIds: category } };
    },
    message: 'Sub Category Created',
    data: subCategoryData,
    answer: ({ subCategoryCreate }, { publicUrl }) => ({
      data: groupView(subCategoryCreate.subCategoryEdge.node, publicUrl),
    }),
  }),
  restRoute({
    method: 'POST',
    path: 'subcategory/get',
    summary: 'All sub-categories',
    description: 'Newest first. It takes no body.',
    document: SUB_CATEGORIES,
    variables: () => ({ after: null }),
    message: 'Sub Category data',
    data: z.array(subCategoryData),
    answer: ({ subCategories }, { execute, publicUrl }) =>
      allGroups(subCategories, async (after) => (await execute(SUB_CATEGORIES, { after })).subCategories, publicUrl),
  }),
  restRoute({
    method: 'PUT',
    path: 'subcategory/update',
    summary: 'Change a sub-category',
    description: 'What is left out stays.',
    body: z.object({ ...editedFields, category: idsOrRows.optional() }),
    example: { _id: EXAMPLE_IDS.subCategory, name: 'Fruits', category: [EXAMPLE_IDS.category] },
    document: SUB_CATEGORY_UPDATE,
    variables: async (call) => {
      const { _id: subCategoryId, category } = call.body;
      const { subCategory } = await call.execute(SUB_CATEGORY_BEFORE_EDIT, { id: subCategoryId });
      if (!subCategory) throw new RestFailure(404, 'There is no such sub-category');
      const categoryIds = category ?? subCategory.category.map(({ _id }) => _id);
      return { input: { subCategoryId, ...(await editedGroup(subCategory, call)), categoryIds } };
    },
    message: 'Updated Successfully',
    data: subCategoryData,
    answer: ({ subCategoryUpdate }, { publicUrl }) => ({ data: groupView(subCategoryUpdate.subCategory, publicUrl) }),
  }),
  restRoute({
    method: 'DELETE',
    path: 'subcategory/delete',
    summary: 'Delete a sub-category',
    description: 'Refused with 409 while a product refers to it. The whole row may be sent.',
    body: z.object({ _id: idOrRow }),
    example: { _id: EXAMPLE_IDS.subCategory },
    document: SUB_CATEGORY_DELETE,
    variables: ({ body }) => ({ input: { subCategoryId: body._id } }),
    message: 'Delete successfully',
    data: idData,
    answer: ({ subCategoryDelete }) => ({ data: { _id: subCategoryDelete.deletedSubCategoryId } }),
  }),
];
