import type { FragmentOf } from 'gql.tada';
import { z } from 'zod';
import { absoluteUrl, categoryData, idData } from '../dataShapes.ts';
import { fetchAllPages } from '../executeDocument.ts';
import { EXAMPLE_IDS, EXAMPLE_PICTURE, idOrRow, text } from '../fields.ts';
import { FAILURE, graphql, mutationOf } from '../restDocument.ts';
import { RestFailure } from '../restFailure.ts';
import { restRoute } from '../restRoute.ts';
import { pictureId } from './pictureIds.ts';

const CATEGORY = graphql(`
  fragment RestCategory on Category @_unmask {
    id
    name
    createdAt
    updatedAt
    picture {
      id
      url(width: 384)
    }
  }
`);

const CATEGORIES = graphql(
  `
    query RestCategories($after: String) {
      categories(first: 100, after: $after) {
        edges {
          node {
            ...RestCategory
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [CATEGORY],
);

const CATEGORY_CREATE = graphql(mutationOf('categoryCreate', 'categoryEdge { node { ...RestCategory } }'), [
  FAILURE,
  CATEGORY,
]);

const CATEGORY_BEFORE_EDIT = graphql(`
  query RestCategoryBeforeEdit($id: ID!) {
    category(id: $id) {
      name
      picture {
        id
      }
    }
  }
`);

const CATEGORY_UPDATE = graphql(mutationOf('categoryUpdate', 'category { ...RestCategory }'), [FAILURE, CATEGORY]);

const CATEGORY_DELETE = graphql(mutationOf('categoryDelete', 'deletedCategoryId'), [FAILURE]);

function categoryView(
  { id, name, picture, createdAt, updatedAt }: FragmentOf<typeof CATEGORY>,
  publicUrl: string,
): z.input<typeof categoryData> {
  return { _id: id, name, image: absoluteUrl(picture.url, publicUrl), createdAt, updatedAt };
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
    answer: ({ categoryCreate }, { publicUrl }) => ({
      data: categoryView(categoryCreate.categoryEdge.node, publicUrl),
    }),
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
    answer: async ({ categories }, { execute, publicUrl }) => {
      const all = await fetchAllPages(categories, async (after) => (await execute(CATEGORIES, { after })).categories);
      return { data: all.toReversed().map((category) => categoryView(category, publicUrl)) };
    },
  }),
  restRoute({
    method: 'PUT',
    path: 'category/update',
    summary: 'Change a category',
    description: 'What is left out stays.',
    body: z.object({ _id: idOrRow, name: text('Name').optional(), image: text('Image').optional() }),
    example: { _id: EXAMPLE_IDS.category, name: 'Fruits' },
    document: CATEGORY_UPDATE,
    variables: async (call) => {
      const { _id, name, image } = call.body;
      const { category } = await call.execute(CATEGORY_BEFORE_EDIT, { id: _id });
      if (!category) throw new RestFailure(404, 'There is no such category');
      return {
        input: {
          categoryId: _id,
          name: name ?? category.name,
          pictureId: image === undefined ? category.picture.id : await pictureId(image, call),
        },
      };
    },
    message: 'Updated Category',
    data: categoryData,
    answer: ({ categoryUpdate }, { publicUrl }) => ({ data: categoryView(categoryUpdate.category, publicUrl) }),
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
