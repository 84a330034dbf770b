import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { fakeObservers } from '../../../ui/testing/fakeObservers.ts';
import { fakeCategories, fakeShop } from '../catalogue.fixtures.ts';
import categoriesPage from './__generated__/CategoriesPageQuery.graphql.ts';
import { CategoriesPage } from './CategoriesPage.tsx';

type Server = Pick<Parameters<typeof renderWithRelay>[0], 'answer' | 'resolvers'>;

function renderCategories(server: Server) {
  const routes = [{ path: '/categories', loader: preload(categoriesPage, () => ({})), Component: CategoriesPage }];
  return renderWithRelay({ routes, at: '/categories', ...server });
}

const withCategories = (...args: Parameters<typeof fakeCategories>): Server => ({
  resolvers: () => fakeShop(fakeCategories(...args)),
});

describe('CategoriesPage', () => {
  let scrollToEnd: () => void;
  beforeEach(() => {
    ({ scrollToEnd } = fakeObservers());
  });

  it('shows each category with its sub-categories, which lead to their listings', async () => {
    renderCategories(withCategories(2));
    expect(await screen.findByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
    const section = within(await screen.findByRole('region', { name: 'Category 2' }));
    expect(section.getByRole('link', { name: 'Bread' })).toHaveAttribute('href', '/category-2-cat_2/bread-sub_2');
  });

  it('leaves out a category without sub-categories', async () => {
    renderCategories(withCategories(1, { subCategories: [] }));
    expect(await screen.findByRole('list')).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('loads further categories near the viewport', async () => {
    renderCategories(withCategories(14));
    await screen.findByRole('region', { name: 'Category 12' });
    expect(screen.queryByRole('region', { name: 'Category 13' })).not.toBeInTheDocument();
    scrollToEnd();
    expect(await screen.findByRole('region', { name: 'Category 14' })).toBeVisible();
  });

  it('says that a shop without categories has none', async () => {
    renderCategories(withCategories(0));
    expect(await screen.findByText('No products yet')).toBeVisible();
  });

  it('shows Try again when nothing could be loaded', async () => {
    let isDown = true;
    const { user } = renderCategories({
      ...withCategories(1),
      answer: () => (isDown ? Promise.reject(new Error('unplugged')) : undefined),
    });
    await screen.findByRole('alert');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Category 1' })).toBeVisible();
  });
});
