import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { fakeObservers } from '../../../ui/testing/fakeObservers.ts';
import { fakeProducts } from '../catalogue.fixtures.ts';
import { loadFacets } from '../filters/loadFacets.ts';
import collectionPageQuery from './__generated__/CollectionPageQuery.graphql.ts';
import { CollectionPage } from './CollectionPage.tsx';
import { collectionPageVariables } from './collectionPageVariables.ts';

type Paging = Parameters<typeof fakeConnection>[1];

beforeEach(() => void fakeObservers());

function renderCollection({ count = 3, at = '/collections/diwali' }: { count?: number; at?: string } = {}) {
  const asked: unknown[] = [];
  const collection = {
    ...{ __typename: 'Collection', id: 'coll_1', title: 'Diwali offers', handle: 'diwali', picture: null },
    html: '<p><strong>Sweets</strong> &amp; lights</p>',
  };
  const rendered = renderWithRelay({
    routes: [
      {
        path: '/collections/:collection',
        loader: preload(collectionPageQuery, collectionPageVariables),
        Component: CollectionPage,
        children: [{ id: 'collectionFacets', index: true, loader: loadFacets, element: null }],
      },
    ],
    at,
    resolvers: () => ({
      Query: {
        collection: (_root: unknown, { handle }: { handle: string }) => (handle === 'diwali' ? collection : null),
        products: (_root: unknown, { filter, sort, ...paging }: Paging & { filter: object; sort: string }) => {
          asked.push({ filter, sort });
          return fakeConnection(fakeProducts(count), paging);
        },
      },
    }),
  });
  return { ...rendered, asked };
}

describe('CollectionPage', () => {
  it('shows the products in the collection’s order, below its description', async () => {
    const { asked } = renderCollection();
    expect(await screen.findByRole('heading', { level: 1, name: 'Diwali offers' })).toBeVisible();
    expect(screen.getByText('Sweets')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Diwali offers' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(asked).toContainEqual({ filter: { collectionHandle: 'diwali' }, sort: 'BEST_MATCH' });
    await waitFor(() => expect(document.title).toBe('Diwali offers · Kirana'));
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Sweets & lights');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/collections\/diwali$/);
  });

  it('filters and sorts by its URL', async () => {
    const { asked } = renderCollection({ at: '/collections/diwali?brand=Amul&sort=popularity' });
    await screen.findByRole('heading', { level: 1 });
    const filter = { collectionHandle: 'diwali', brands: ['Amul'] };
    expect(asked).toContainEqual({ filter, sort: 'POPULARITY' });
  });

  it('says that it is empty', async () => {
    renderCollection({ count: 0 });
    expect(await screen.findByText('No Data found')).toBeVisible();
  });

  it('says that there is no such collection', async () => {
    renderCollection({ at: '/collections/other' });
    expect(await screen.findByRole('heading', { name: 'This collection does not exist' })).toBeVisible();
  });
});
