import type { FragmentOf } from 'gql.tada';
import { z } from 'zod';
import { absoluteUrl, idData, subCategoryData } from '../dataShapes.ts';
import { fetchAllPages } from '../executeDocument.ts';
import { EXAMPLE_IDS, EXAMPLE_PICTURE, idOrRow, idsOrRows, text } from '../fields.ts';
import { FAILURE, graphql, mutationOf } from '../restDocument.ts';
import { RestFailure } from '../restFailure.ts';
import { restRoute } from '../restRoute.ts';
import { pictureId } from './pictureIds.ts';
import { namedRefView } from './productView.ts';

const SUB_CATEGORY = graphql(`
  fragment RestSubCategory on SubCategory @_unmask {
    id
    name
    createdAt
    updatedAt
    picture {
      id
      url(width: 384)
    }
    categories {
      id
      name
    }
  }
`);

const SUB_CATEGORIES = graphql(
  `
    query RestSubCategories($after: String) {
      subCategories(first: 100, after: $after) {
        edges {
          node {
            ...RestSubCategory
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [SUB_CATEGORY],
);

const SUB_CATEGORY_CREATE = graphql(
  mutationOf('subCategoryCreate', 'subCategoryEdge { node { ...RestSubCategory } }'),
  [FAILURE, SUB_CATEGORY],
);

const SUB_CATEGORY_BEFORE_EDIT = graphql(
  `
    query RestSubCategoryBeforeEdit($id: ID!) {
      subCategory(id: $id) {
        ...RestSubCategory
      }
    }
  `,
  [SUB_CATEGORY],
);

const SUB_CATEGORY_UPDATE = graphql(mutationOf('subCategoryUpdate', 'subCategory { ...RestSubCategory }'), [
  FAILURE,
  SUB_CATEGORY,
]);

const SUB_CATEGORY_DELETE = graphql(mutationOf('subCategoryDelete', 'deletedSubCategoryId'), [FAILURE]);

function subCategoryView(
  { id, name, picture, categories, createdAt, updatedAt }: FragmentOf<typeof SUB_CATEGORY>,
  publicUrl: string,
): z.input<typeof subCategoryData> {
  const image = absoluteUrl(picture.url, publicUrl);
  return { _id: id, name, image, category: categories.map(namedRefView), createdAt, updatedAt };
}

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
      data: subCategoryView(subCategoryCreate.subCategoryEdge.node, publicUrl),
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
    answer: async ({ subCategories }, { execute, publicUrl }) => {
      const all = await fetchAllPages(
        subCategories,
        async (after) => (await execute(SUB_CATEGORIES, { after })).subCategories,
      );
      return { data: all.toReversed().map((each) => subCategoryView(each, publicUrl)) };
    },
  }),
  restRoute({
    method: 'PUT',
    path: 'subcategory/update',
    summary: 'Change a sub-category',
    description: 'What is left out stays.',
    body: z.object({
      _id: idOrRow,
      name: text('Name').optional(),
      image: text('Image').optional(),
      category: idsOrRows.optional(),
    }),
    example: { _id: EXAMPLE_IDS.subCategory, name: 'Fruits', category: [EXAMPLE_IDS.category] },
    document: SUB_CATEGORY_UPDATE,
    variables: async (call) => {
      const { _id, name, image, category } = call.body;
      const { subCategory } = await call.execute(SUB_CATEGORY_BEFORE_EDIT, { id: _id });
      if (!subCategory) throw new RestFailure(404, 'There is no such sub-category');
      return {
        input: {
          subCategoryId: _id,
          name: name ?? subCategory.name,
          pictureId: image === undefined ? subCategory.picture.id : await pictureId(image, call),
          categoryIds: category ?? subCategory.categories.map(({ id }) => id),
        },
      };
    },
    message: 'Updated Successfully',
    data: subCategoryData,
    answer: ({ subCategoryUpdate }, { publicUrl }) => ({
      data: subCategoryView(subCategoryUpdate.subCategory, publicUrl),
    }),
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
