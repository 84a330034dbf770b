import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../relay/RequestError.ts';
import { fakePictures, pictureFile } from '../../shop/media/testing/fakePictures.ts';
import { findDialog } from '../../ui/testing/findDialog.ts';
import collectionsPage from './__generated__/CollectionsPageQuery.graphql.ts';
import editPage, { type EditCollectionPageQuery } from './__generated__/EditCollectionPageQuery.graphql.ts';
import newPage from './__generated__/NewCollectionPageQuery.graphql.ts';
import { CollectionsPage } from './CollectionsPage.tsx';
import { collectionsVariables } from './collectionsUrl.ts';
import { EditCollectionPage } from './EditCollectionPage.tsx';
import { NewCollectionPage } from './NewCollectionPage.tsx';

type Paging = Parameters<typeof fakeConnection>[1];

const product = (id: string, name: string) => ({
  ...{ __typename: 'Product', id, name, unit: '500 g', availableForSale: true, isSoldOut: false, pictures: [] },
});
const PRODUCTS = [product('prod_1', 'Atta'), product('prod_2', 'Rice')];

const stored = (fields: object = {}) => ({
  ...{ __typename: 'Collection', id: 'coll_1', title: 'Diwali', handle: 'diwali', description: '', picture: null },
  ...{ sort: 'MANUAL', isPublished: true, startDate: null, endDate: null, status: 'VISIBLE', version: 1, rules: null },
  pickedProducts: PRODUCTS,
  ...fields,
});

const uploaded = (id: string) => ({
  data: { pictureUpload: { __typename: 'PictureUploadPayload', picture: { __typename: 'Picture', id } } },
});

/** The pages of collections; `results` are those of mutations instead of success. */
function renderPages(
  at: string,
  results: Record<string, () => object> = {},
  {
    answer,
    picture = null,
  }: { answer?: Parameters<typeof renderWithRelay>[0]['answer']; picture?: object | null } = {},
) {
  const sent: object[] = [];
  const mutation = (name: string, payload: () => object) => ({
    [name]: (_root: unknown, { input }: { input: object }) => {
      sent.push({ ...input });
      return (results[name] ?? payload)();
    },
  });
  const rendered = renderWithRelay({
    at,
    answer,
    resolvers: () => ({
      Query: {
        adminCollections: (_root: unknown, paging: Paging) => fakeConnection([stored()], paging),
        adminCollection: () => stored({ picture }),
        adminProducts: (_root: unknown, paging: Paging) => fakeConnection(PRODUCTS, paging),
        products: (_root: unknown, paging: Paging) => fakeConnection(PRODUCTS, paging),
        categories: (_root: unknown, paging: Paging) =>
          fakeConnection([{ __typename: 'Category', id: 'cat_1', name: 'Dairy' }], paging),
        subCategories: (_root: unknown, paging: Paging) => fakeConnection([], paging),
      },
      Mutation: {
        ...mutation('collectionCreate', () => ({ __typename: 'CollectionCreatePayload', collection: stored() })),
        ...mutation('collectionUpdate', () => ({
          __typename: 'CollectionUpdatePayload',
          collection: stored({ version: 2 }),
        })),
        ...mutation('collectionDelete', () => ({
          __typename: 'CollectionDeletePayload',
          deletedCollectionId: 'coll_1',
        })),
      },
    }),
    routes: [
      {
        path: '/dashboard/collection',
        loader: preload(collectionsPage, collectionsVariables),
        Component: CollectionsPage,
      },
      { path: '/dashboard/collection/new', loader: preload(newPage, () => ({})), Component: NewCollectionPage },
      {
        path: '/dashboard/collection/coll_1',
        loader: preload<EditCollectionPageQuery>(editPage, () => ({ id: 'coll_1' })),
        Component: EditCollectionPage,
      },
    ],
  });
  return { ...rendered, sent };
}

describe('a new collection', () => {
  it('has the products that were found and ordered', async () => {
    const { user, sent, router } = renderPages('/dashboard/collection/new');
    await user.type(await screen.findByLabelText('Title'), 'Diwali / offers');
    expect(screen.getByText('/collections/diwali-offers')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Find products to add' }), 'a');
    await user.click(await screen.findByRole('button', { name: 'Add Atta' }));
    await user.click(screen.getByRole('button', { name: 'Add Rice' }));
    await user.click(screen.getByRole('button', { name: 'Move Rice up' }));
    expect(screen.getByRole('button', { name: 'Move Rice up' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Add Collection' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/collection'));
    expect(sent).toMatchObject([
      { title: 'Diwali / offers', handle: null, productIds: ['prod_2', 'prod_1'], sort: 'MANUAL' },
    ]);
  });

  it('has rules, of which one is needed, with what matches them', async () => {
    const { user, sent } = renderPages('/dashboard/collection/new');
    await user.type(await screen.findByLabelText('Title'), 'Amul');
    await user.click(screen.getByRole('button', { name: 'All that match rules' }));
    expect(await screen.findByText('Choose at least one rule.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Collection' })).toBeDisabled();
    await user.type(screen.getByLabelText('Price from'), 'x');
    expect(screen.getByText('Enter a number without letters.')).toBeVisible();
    await user.clear(screen.getByLabelText('Price from'));
    await user.type(screen.getByLabelText('Price to'), '99.50');
    await user.type(screen.getByLabelText('Brands'), 'Amul, , Mother Dairy');
    expect(await screen.findByText('2 products match now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Collection' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      rules: { brands: ['Amul', 'Mother Dairy'], price: { max: 9950 } },
      sort: 'POPULARITY',
    });
    expect(sent[0]).not.toHaveProperty('productIds');
  });

  it('shows at the address that it is taken', async () => {
    const { user } = renderPages('/dashboard/collection/new', {
      collectionCreate: () => ({
        __typename: 'HandleTakenError',
        message: 'Another collection has the address diwali',
      }),
    });
    await user.type(await screen.findByLabelText('Title'), 'Diwali');
    await user.click(screen.getByRole('button', { name: 'Add Collection' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Another collection has the address diwali'),
    );
  });
});

describe('an edited collection', () => {
  it('keeps the changes after a conflict, and saves them over the newer version', async () => {
    let isFirst = true;
    const { user, sent } = renderPages('/dashboard/collection/coll_1', {
      collectionUpdate: () => {
        const collection = stored({ version: 5, title: 'Theirs', startDate: '2086-10-01' });
        const name = isFirst ? 'CollectionChangedError' : 'CollectionUpdatePayload';
        isFirst = false;
        return { __typename: name, message: 'Changed', collection };
      },
    });
    await user.type(await screen.findByLabelText('Title'), ' offers');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Someone else has changed this collection/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Diwali offers');
    expect(screen.getByLabelText('First day')).toHaveValue('2086-10-01'); // theirs
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ version: 1 }, { version: 5, title: 'Diwali offers', startDate: '2086-10-01' }]),
    );
  });

  it('keeps its edits and the last stored picture when another one fails to upload, also when it is saved again', async () => {
    fakePictures();
    const uploads = [
      () => Promise.reject(new RequestError('unreachable')),
      () => Promise.resolve(uploaded('pic_2')),
      () => Promise.reject(new RequestError('unreachable')),
    ];
    let isFirst = true;
    const { user, sent } = renderPages(
      '/dashboard/collection/coll_1',
      {
        collectionUpdate: () => {
          const isRefused = isFirst;
          isFirst = false;
          return isRefused
            ? { __typename: 'HandleTakenError', message: 'Another collection has the address diwali' }
            : { __typename: 'CollectionUpdatePayload', collection: stored({ version: 2 }) };
        },
      },
      {
        answer: ({ name }) => (name === 'commitPictureUploadMutation' ? uploads.shift()?.() : undefined),
        picture: { __typename: 'Picture', id: 'pic_1' },
      },
    );
    await user.type(await screen.findByLabelText('Title'), ' offers');
    const choose = () => user.upload(screen.getByLabelText('Picture file'), pictureFile());
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    await choose();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await save();
    await waitFor(() => expect(sent).toMatchObject([{ title: 'Diwali offers', pictureId: 'pic_1' }]));
    await choose();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    await choose();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await save();
    await waitFor(() => expect(sent[1]).toMatchObject({ title: 'Diwali offers', pictureId: 'pic_2' }));
  });

  it('is deleted after a confirmation', async () => {
    const { user, sent, router } = renderPages('/dashboard/collection/coll_1');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await findDialog('Delete “Diwali”?');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/collection'));
    expect(sent).toEqual([{ collectionId: 'coll_1' }]);
  });
});

it('the list of collections leads to each, and to its page', async () => {
  renderPages('/dashboard/collection');
  const row = within(await screen.findByRole('row', { name: /Diwali/ }));
  expect(row.getByRole('link', { name: 'Diwali' })).toHaveAttribute('href', '/dashboard/collection/coll_1');
  expect(row.getByRole('link', { name: '/collections/diwali' })).toHaveAttribute('href', '/collections/diwali');
  expect(row.getByText('In the shop')).toBeVisible();
});
