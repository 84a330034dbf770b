import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import staplesPage from './__generated__/StaplesPageQuery.graphql.ts';
import { StaplesPage } from './StaplesPage.tsx';
import { staplesVariables } from './staplesUrl.ts';

type Paging = Parameters<typeof fakeConnection>[1];

const staple = (name: string, unit: string, fields: object = {}) => ({
  __typename: 'Staple',
  ...{ sku: `ST-${name}`, name, unit, subCategory: 'Dal', gstPercent: 5, hsnCode: '0713', isInShop: false },
  ...{ pictureUrl: `/media/demo-staple-${name}/96.webp`, ...fields },
});
const STAPLES = [staple('Toor', '1 kg'), staple('Moong', '500 g'), staple('Salt', '1 kg', { isInShop: true })];

function renderStaples({ at = '/dashboard/product/staples', refusal }: { at?: string; refusal?: object } = {}) {
  const sent: unknown[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        stapleCategories: () => ['Atta, Rice & Dal', 'Pet Care'],
        staples: (_root, { search, category, ...paging }: Paging & { search?: string; category?: string }) =>
          fakeConnection(
            STAPLES.filter(({ name }) => category !== 'Pet Care' && name.includes(search ?? '')),
            paging,
          ),
      },
      Mutation: {
        staplesAdd: (_root: never, { input }: { input: { lines: unknown[] } }) => {
          sent.push(...input.lines);
          const node = { __typename: 'CatalogueImport', id: 'import_1' };
          return refusal ?? { __typename: 'StaplesAddPayload', catalogueImportEdge: { node } };
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/product/staples',
        loader: preload(staplesPage, staplesVariables, 'store-and-network'),
        Component: StaplesPage,
      },
      { path: '/dashboard/import/:importId', element: <h1>The import</h1> },
      { path: '/dashboard/product', element: <h1>Products</h1> },
    ],
    at,
  });
  return { ...rendered, sent };
}

const tick = (name: RegExp) => screen.findByRole('checkbox', { name });
const fields = (name: string) => within(screen.getByRole('group', { name }));
const addButton = () => screen.getByRole('button', { name: /^Add \d/ });

describe('StaplesPage', () => {
  it('adds what is ticked with the amounts as people type them, and opens the import', async () => {
    const { user, sent } = renderStaples();
    await user.click(await tick(/^Toor, 1 kg/));
    await user.type(fields('Toor, 1 kg').getByLabelText('Your price (MRP)'), 'Rs. 165/-');
    await user.type(fields('Toor, 1 kg').getByLabelText('In stock'), '1,200');
    await user.type(fields('Toor, 1 kg').getByLabelText('Brand'), ' Own ');
    await user.click(addButton());
    expect(await screen.findByRole('heading', { name: 'The import' })).toBeVisible();
    expect(sent).toMatchObject([{ sku: 'ST-Toor', brand: 'Own', mrp: 16_500, stock: 1200 }]);
  });

  it('names what has no price, lists what is ticked, and leads to the first empty field', async () => {
    const { user, sent } = renderStaples();
    await user.click(await tick(/^Toor, 1 kg/));
    await user.click(await tick(/^Moong, 500 g/));
    await user.type(fields('Toor, 1 kg').getByLabelText('Your price (MRP)'), '165');
    await user.type(fields('Toor, 1 kg').getByLabelText('In stock'), '4');
    await user.click(addButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Enter price and stock of: Moong, 500 g');
    const price = fields('Moong, 500 g').getByLabelText('Your price (MRP)');
    await waitFor(() => expect(price).toHaveFocus());
    expect(price).toHaveAccessibleDescription('Enter your price');
    await user.type(price, '0');
    expect(price).toHaveAccessibleDescription('Enter an amount such as 49.50');
    await user.clear(price);
    await user.type(price, '28,5');
    expect(price).toHaveAccessibleDescription('Use a dot for paise, as in 28.50');
    expect(screen.queryByText(/^Salt/)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('keeps what is ticked and typed while the list is filtered', async () => {
    const { user, router } = renderStaples();
    await user.click(await tick(/^Toor, 1 kg/));
    await user.type(fields('Toor, 1 kg').getByLabelText('Your price (MRP)'), '165');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Pet Care');
    expect(await screen.findByText('No Data found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await tick(/^Toor, 1 kg/)).toBeChecked();
    expect(fields('Toor, 1 kg').getByLabelText('Your price (MRP)')).toHaveValue('165');
  });

  it('says what is in the shop, which cannot be ticked', async () => {
    renderStaples({ at: '/dashboard/product/staples?q=Salt' });
    const row = (await screen.findByText('Salt, 1 kg')).closest('li');
    expect(row).toHaveTextContent('In your shop');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('asks before leaving, and says why the server refused', async () => {
    const message = 'These products are in your shop already';
    const { user } = renderStaples({ refusal: { __typename: 'StaplesInShopError', message } });
    await user.click(await tick(/^Toor, 1 kg/));
    await user.type(fields('Toor, 1 kg').getByLabelText('Your price (MRP)'), '165');
    await user.type(fields('Toor, 1 kg').getByLabelText('In stock'), '4');
    await user.click(addButton());
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Product' }));
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible();
  });
});
