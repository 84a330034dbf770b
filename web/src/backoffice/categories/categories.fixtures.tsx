import { screen, type within } from '@testing-library/react';
import { expect } from 'vitest';
import type { MockResolvers } from '../../../mock/mockedServer.ts';
import { fakePictures, pictureFile } from '../../shop/media/testing/fakePictures.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import categoriesPage from './__generated__/AdminCategoriesPageQuery.graphql.ts';
import subCategoriesPage from './__generated__/AdminSubCategoriesPageQuery.graphql.ts';
import { AdminCategoriesPage } from './AdminCategoriesPage.tsx';
import { AdminSubCategoriesPage } from './AdminSubCategoriesPage.tsx';

interface CategoryPagesOptions {
  /** Names; their ids are `cat_1` and so on. */
  categories: string[];
  /** Names with the positions of their categories; the ids are `sub_1` and so on. */
  subCategories?: Array<[string, number[]]>;
  /** Results of mutations instead of success, by the name of the mutation. */
  failures?: Record<string, unknown>;
  at?: string;
}

type Input = Record<string, string> & { categoryIds?: string[] };
type Paging = Parameters<typeof fakeConnection>[1];

/** For tests: both admin pages over a small shop. `sent` are the inputs of all mutations but those of pictures. */
export function renderCategoryPages({
  categories,
  subCategories = [],
  failures = {},
  at = '/dashboard/category',
}: CategoryPagesOptions) {
  const rows = categories.map((name, index) => ({
    __typename: 'Category',
    id: `cat_${index + 1}`,
    name,
    isOnHomePage: true,
    isInFooter: true,
    subCategories: (paging: Paging) =>
      fakeConnection([{ __typename: 'SubCategory', id: 'sub_1', name: 'Milk' }], paging),
  }));
  const subRows = subCategories.map(([name, places], index) => ({
    __typename: 'SubCategory',
    id: `sub_${index + 1}`,
    name,
    categories: places.map((place) => rows[place]),
  }));
  const sent: Input[] = [];
  const mutation = (name: string, payload: (input: Input) => object) => ({
    [name]: (_root: never, { input }: { input: Input }) => {
      sent.push({ ...input });
      return (
        failures[name] ?? {
          __typename: `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`,
          ...payload({ ...input }),
        }
      );
    },
  });
  const picture = {
    __typename: 'Picture',
    id: 'pic_new',
    url: '/media/new/384.webp',
    srcSet: '/media/new/384.webp 384w',
  };
  const category = (id: string | undefined, { name }: Input) => ({ ...rows[0], id, name, picture });
  const subCategory = (id: string | undefined, { name, categoryIds = [] }: Input) => ({
    __typename: 'SubCategory',
    id,
    name,
    picture,
    categories: categoryIds.map((categoryId) => rows.find((row) => row.id === categoryId)),
  });

  const resolvers: MockResolvers = {
    Query: {
      categories: (_root, paging) => fakeConnection(rows, paging),
      subCategories: (_root, paging) => fakeConnection(subRows, paging),
    },
    Mutation: {
      ...mutation('categoryCreate', (input) => ({
        categoryEdge: { cursor: 'new', node: category('cat_new', input) },
      })),
      ...mutation('categoryUpdate', (input) => ({
        category: category(input['categoryId'], input),
      })),
      ...mutation('categoryReorder', () => ({ categoryCount: rows.length })),
      ...mutation('categoryDelete', (input) => ({
        deletedCategoryId: input['categoryId'],
      })),
      ...mutation('subCategoryCreate', (input) => ({
        subCategoryEdge: { cursor: 'new', node: subCategory('sub_new', input) },
      })),
      ...mutation('subCategoryUpdate', (input) => ({
        subCategory: subCategory(input['subCategoryId'], input),
      })),
      ...mutation('subCategoryDelete', (input) => ({
        deletedSubCategoryId: input['subCategoryId'],
      })),
    },
  };
  fakePictures();
  const rendered = renderWithRelay({
    resolvers: () => resolvers,
    // Files are sent beside the variables, which the mocked schema does not see.
    answer: ({ name }) =>
      name === 'commitPictureUploadMutation'
        ? Promise.resolve({ data: { pictureUpload: { __typename: 'PictureUploadPayload', picture } } })
        : undefined,
    routes: [
      {
        path: '/dashboard/category',
        shouldRevalidate: () => false,
        loader: preload(categoriesPage, () => ({})),
        Component: AdminCategoriesPage,
      },
      {
        path: '/dashboard/subcategory',
        shouldRevalidate: () => false,
        loader: preload(subCategoriesPage, () => ({})),
        Component: AdminSubCategoriesPage,
      },
      { path: '/', element: <h1>The shop</h1> },
    ],
    at,
  });
  const { user } = rendered;
  const openDialog = async (button: string, title: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    return findDialog(title);
  };
  const typeName = async (dialog: ReturnType<typeof within>, name: string) => {
    await user.clear(dialog.getByLabelText('Name'));
    await user.click(dialog.getByLabelText('Name'));
    await user.paste(name);
  };
  const choosePicture = async (dialog: ReturnType<typeof within>) => {
    await user.upload(dialog.getByLabelText('Picture file'), pictureFile());
    expect(await dialog.findByRole('img', { name: 'The picture you chose' })).toBeVisible();
  };
  return { ...rendered, sent, openDialog, typeName, choosePicture };
}
