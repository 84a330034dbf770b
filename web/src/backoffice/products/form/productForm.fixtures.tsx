import { emptyDeclarations } from '../../declarations/declarationsDraft.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import type { GraphQLResponse } from 'relay-runtime';
import { expect } from 'vitest';
import { mockPicture } from '../../../../mock/mocks.ts';
import { fakePictures } from '../../../shop/media/testing/fakePictures.ts';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import editPage from './__generated__/EditProductPageQuery.graphql.ts';
import uploadPage from './__generated__/NewProductPageQuery.graphql.ts';
import { EditProductPage } from './EditProductPage.tsx';
import { newProductVariables } from './newProductVariables.ts';
import { NewProductPage } from './NewProductPage.tsx';

type Paging = Parameters<typeof fakeConnection>[1];
type Input = Record<string, unknown>;
type Answer = (input: Input) => object;

const categories = [
  { __typename: 'Category', id: 'cat_1', name: 'Dairy', gstPercent: 5 },
  { __typename: 'Category', id: 'cat_2', name: 'Bakery', gstPercent: 12 },
  { __typename: 'Category', id: 'cat_3', name: 'Fruit', gstPercent: null },
];
const subCategories = [
  { __typename: 'SubCategory', id: 'sub_1', name: 'Bread', categories: [categories[1]] },
  { __typename: 'SubCategory', id: 'sub_2', name: 'Mangoes', categories: [categories[2]] },
  { __typename: 'SubCategory', id: 'sub_3', name: 'Milk', categories: [categories[0]] },
];

/** For tests: a product as an admin sees it. */
export function adminProduct(fields: Input = {}) {
  return {
    __typename: 'Product',
    id: 'prod_1',
    version: 3,
    name: 'Toor dal',
    description: 'Sorted by hand.',
    brand: 'Gaon Fresh',
    sku: 'DAL-500',
    barcode: '8901058000016',
    gstPercent: 5,
    hsnCode: '0713',
    unit: '500 g',
    mrp: 5500,
    price: 4900,
    discountPercent: 10,
    stock: 12,
    isSoldOut: false,
    lowStockThreshold: 5,
    maxPerOrder: null,
    isLowOnStock: false,
    missingDeclarations: [],
    availableForSale: true,
    categories: [categories[0]],
    subCategories: [subCategories[2]],
    pictures: [
      {
        __typename: 'Picture',
        id: 'pic_1',
        ...mockPicture({ emoji: '🥣', dominantColor: '#f3e8d2', alt: 'Toor dal' }),
      },
    ],
    details: [{ name: 'Best within', value: '6 months' }],
    declarations: { ...emptyDeclarations, __typename: 'ProductDeclarations' },
    ...fields,
  };
}

interface ProductPages {
  at?: string;
  /** The product at /dashboard/product/prod_1/edit; null for one that does not exist. */
  product?: Input | null;
  /** Results of creating and updating, instead of success; each is used once. */
  answers?: Answer[];
  /** Results of uploading a picture, instead of success; each is used once. */
  uploads?: Array<() => Promise<GraphQLResponse>>;
}

/** For tests: the result of a successful upload. */
export const pictureStoredAs = (id: string) => () =>
  Promise.resolve({
    data: { pictureUpload: { __typename: 'PictureUploadPayload', picture: { __typename: 'Picture', id } } },
  });

/** For tests: the pages that create and edit a product. `sent` are the inputs of all mutations but those of pictures. */
export function renderProductFormPages(options: ProductPages = {}) {
  const { at = '/dashboard/upload-product', product = adminProduct(), answers = [], uploads = [] } = options;
  const sent: Input[] = [];
  let pictureCount = 0;
  const answer = (input: Input, success: Answer) => {
    sent.push({ ...input });
    return (answers.shift() ?? success)({ ...input });
  };
  const { drawImage } = fakePictures();
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        categories: (_root, paging: Paging) => fakeConnection(categories, paging),
        subCategories: (_root, paging: Paging) => fakeConnection(subCategories, paging),
        adminProduct: () => product,
      },
      Mutation: {
        productCreate: (_root, { input }: { input: Input }) =>
          answer(input, ({ name, availableForSale }) => ({
            __typename: 'ProductCreatePayload',
            product: { __typename: 'Product', id: 'prod_new', name, availableForSale },
          })),
        productUpdate: (_root, { input }: { input: Input }) =>
          answer(input, ({ productId: _id, version, seenStock: _seen, ...changes }) => ({
            __typename: 'ProductUpdatePayload',
            product: adminProduct({ ...product, ...changes, version: Number(version) + 1 }),
          })),
      },
    }),
    // Files are sent beside the variables, which the mocked schema does not see.
    answer: ({ name }) => {
      if (name !== 'commitPictureUploadMutation') return undefined;
      pictureCount += 1;
      return (uploads.shift() ?? pictureStoredAs(`pic_new${pictureCount}`))();
    },
    routes: [
      {
        path: '/dashboard/upload-product',
        shouldRevalidate: () => false,
        loader: preload(uploadPage, newProductVariables),
        Component: NewProductPage,
      },
      {
        path: '/dashboard/product',
        element: (
          <>
            <h1>The list</h1>
            <Outlet />
          </>
        ),
        children: [
          {
            path: ':productId/edit',
            shouldRevalidate: () => false,
            loader: preload(editPage, ({ params }) => ({ id: params['productId'] ?? '' })),
            Component: EditProductPage,
          },
        ],
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    at,
  });

  const { user } = rendered;
  const field = (label: string | RegExp) => screen.findByLabelText(label);
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) fireEvent.change(await field(label), { target: { value } });
  };
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const addField = async (name: string, value: string) => {
    await press('Add Fields');
    const dialog = await findDialog('Add Field');
    fireEvent.change(dialog.getByLabelText('Field name'), { target: { value: name } });
    await user.click(dialog.getByText('Add'));
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveFocus());
    await user.paste(value);
  };
  return { ...rendered, drawImage, sent, field, fill, press, addField };
}

/** For tests: the required values of a new product. */
export const requiredValues = {
  Name: 'Alphonso mango',
  Description: 'Sweet.\nFrom Ratnagiri.',
  Unit: '1 kg',
  'Number of Stock': '1,200',
  Price: '249.50',
  Discount: '10',
};
