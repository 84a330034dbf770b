import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import homePageQuery from './__generated__/HomePageQuery.graphql.ts';
import { reconnection } from '../../../ui/reconnection.ts';
import { fakeObservers } from '../../../ui/testing/fakeObservers.ts';
import { HomePage } from './HomePage.tsx';
import { fakeCategories, fakeShop } from '../catalogue.fixtures.ts';

type Server = Pick<Parameters<typeof renderWithRelay>[0], 'answer' | 'resolvers'>;

function renderHome(server: Server) {
  const routes = [{ path: '/', loader: preload(homePageQuery, () => ({})), Component: HomePage }];
  return renderWithRelay({ routes, at: '/', ...server });
}

const withCategories = (...args: Parameters<typeof fakeCategories>): Server => ({
  resolvers: () => fakeShop(fakeCategories(...args)),
});

const rowTitles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => title.startsWith('Category'));

describe('HomePage', () => {
  let scrollToEnd: () => void;

  beforeEach(() => {
    ({ scrollToEnd } = fakeObservers());
  });

  it('keeps the space of the banner before any response arrives, without its words', async () => {
    renderHome({ answer: () => new Promise(() => undefined) });
    expect((await screen.findByRole('heading', { level: 1 })).closest('.skeleton')).toBeVisible(); // hides what it contains
  });

  it('has its promise in elements that go for a visitor whom the shop does not deliver to', async () => {
    renderHome(withCategories(1));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.closest('.skeleton')).toBeNull();
    expect(heading).toHaveTextContent('Your groceries, at your door in 10 minutes');
    for (const promise of heading.querySelectorAll('.promise')) promise.remove();
    expect(heading).toHaveTextContent(/^Your groceries$/);
    expect(screen.getByText('Superfast Delivery')).toBeVisible();
  });

  it('links a tile to the first sub-category of its category', async () => {
    renderHome(withCategories(2));
    const tiles = within(await screen.findByRole('region', { name: 'Shop by category' }));
    expect(tiles.getByRole('link', { name: 'Category 2' })).toHaveAttribute('href', '/category-2-cat_2/milk-sub_1');
  });

  it('leaves out the tile of a category that has no sub-category yet, and its See All', async () => {
    renderHome(withCategories(1, { subCategories: [] }));
    expect(await screen.findByRole('heading', { name: 'Category 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Category 1' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /See All/ })).not.toBeInTheDocument();
  });

  it('has a row of products with See All for each category', async () => {
    renderHome(withCategories(1));
    const row = within(await screen.findByRole('region', { name: 'Category 1' }));
    expect(row.getByRole('link', { name: 'See All in Category 1' })).toHaveAttribute(
      'href',
      '/category-1-cat_1/milk-sub_1',
    );
    expect(row.getAllByRole('article')).toHaveLength(2);
  });

  it('starts with two rows and loads further ones a few per request near the viewport', async () => {
    const { requests } = renderHome(withCategories(10));
    await screen.findByRole('heading', { name: 'Category 2' });
    expect(rowTitles()).toHaveLength(2);

    scrollToEnd();
    await screen.findByRole('heading', { name: 'Category 7' });
    expect(rowTitles()).toHaveLength(7);

    scrollToEnd();
    await screen.findByRole('heading', { name: 'Category 10' });
    expect(requests.map(({ name }) => name)).toEqual([
      'HomePageQuery',
      'CategoryRowsNextQuery',
      'CategoryRowsNextQuery',
    ]);
  });

  it('shows no row for a category without products', async () => {
    renderHome(withCategories(1, { products: 0 }));
    expect(await screen.findByRole('link', { name: 'Category 1' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Category 1' })).not.toBeInTheDocument();
  });

  it('shows Try again when further rows fail to load, and keeps the first ones', async () => {
    let isDown = true;
    const { user } = renderHome({
      ...withCategories(5),
      answer: ({ name }) =>
        isDown && name === 'CategoryRowsNextQuery' ? Promise.reject(new Error('unplugged')) : undefined,
    });
    await screen.findByRole('heading', { name: 'Category 2' });
    scrollToEnd();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(rowTitles()).toHaveLength(2);

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Category 5' })).toBeVisible();
  });

  it('loads further rows that failed by itself when the shop can be reached again', async () => {
    let isDown = true;
    renderHome({
      ...withCategories(5),
      answer: ({ name }) =>
        isDown && name === 'CategoryRowsNextQuery' ? Promise.reject(new Error('unplugged')) : undefined,
    });
    await screen.findByRole('heading', { name: 'Category 2' });
    scrollToEnd();
    expect(await screen.findByRole('alert')).toBeVisible();
    isDown = false;
    act(() => reconnection.report());
    expect(await screen.findByRole('heading', { name: 'Category 5' })).toBeVisible();
  });

  it('shows the sections that it has, in their order', async () => {
    const picture = { dominantColor: '#ffcc00', height: 400, url: '/media/a/768.webp' };
    const banner = {
      ...{
        __typename: 'HomeBanner',
        id: 'hsec_1',
        heading: 'Diwali',
        text: 'Sweets & lamps',
        link: '/search?q=diya',
        alt: null,
      },
      pictures: [
        { ...picture, id: 'pic_1', width: 800, pageSrcSet: '/narrow 384w' },
        { ...picture, id: 'pic_2', width: 1600, pageSrcSet: '/wide 1536w' },
      ],
    };
    const sections = [{ __typename: 'HomeCategoryTiles', id: 'hsec_2' }, banner];
    const { container } = renderHome({ resolvers: () => fakeShop(fakeCategories(1), sections) });
    const link = await screen.findByRole('link', { name: 'Diwali Sweets & lamps' });
    expect(link).toHaveAttribute('href', '/search?q=diya');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Groceries in 10 minutes');
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/wide 1536w');
    const tiles = screen.getByRole('region', { name: 'Shop by category' });
    expect(tiles.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(rowTitles()).toEqual([]);
  });

  it('leads to the categories when it has no section at this time', async () => {
    renderHome({ resolvers: () => fakeShop(fakeCategories(1), []) });
    expect(await screen.findByRole('link', { name: 'See all categories' })).toHaveAttribute('href', '/categories');
  });

  it('shows a message when the shop has no categories', async () => {
    renderHome(withCategories(0));
    expect(await screen.findByText('No products yet')).toBeVisible();
  });

  it('shows Try again when nothing could be loaded', async () => {
    let isDown = true;
    const { user } = renderHome({
      ...withCategories(1),
      answer: () => (isDown ? Promise.reject(new Error('unplugged')) : undefined),
    });
    await screen.findByRole('alert');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Category 1' })).toBeVisible();
  });
});
