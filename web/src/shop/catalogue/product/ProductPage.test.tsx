import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import productPageQuery from './__generated__/ProductPageQuery.graphql.ts';
import { fakeObservers } from '../../../ui/testing/fakeObservers.ts';
import { idFromSegment } from '../paths.ts';
import { ProductPage } from './ProductPage.tsx';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { fakeProduct, fakeProducts } from '../catalogue.fixtures.ts';

const picture = (id: string) => ({ __typename: 'Picture', id, alt: `View ${id}` });

const milk = fakeProduct('prod_1', {
  name: 'Toned Milk',
  unit: '500 ml',
  mrp: 6000,
  price: 5100,
  discountPercent: 15,
  unitPrice: { price: 1020, per: '100 ml' },
  deliveryBadge: '10 Min',
  description: 'Light enough for the day.',
  details: [
    { name: 'Shelf life', value: '2 days' },
    { name: 'Country of origin', value: 'India' },
  ],
  pictures: [picture('a'), picture('b'), picture('c')],
  categories: [{ __typename: 'Category', id: 'cat_1', name: 'Dairy' }],
  subCategories: [{ __typename: 'SubCategory', id: 'sub_1', name: 'Milk' }],
  related: (paging: Parameters<typeof fakeConnection>[1]) => fakeConnection(fakeProducts(4, 'related'), paging),
});

function renderProduct(fields: Record<string, unknown> | null = {}, answer?: () => Promise<never> | undefined) {
  return renderWithRelay({
    routes: [
      {
        path: '/product/:slug',
        loader: preload(productPageQuery, ({ params }) => ({ id: idFromSegment(params.slug) })),
        Component: ProductPage,
      },
    ],
    at: '/product/toned-milk-prod_1',
    resolvers: () => ({ Query: { product: () => fields && { ...milk, ...fields } } }),
    ...(answer && { answer }),
  });
}

/** jsdom has no layout: slides of 100 px, and scrollTo sets the position at once. */
function layOutSlides() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0;
    fireEvent.scroll(this);
  };
}

const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

describe('ProductPage', () => {
  beforeEach(() => {
    fakeObservers();
    layOutSlides();
  });

  it('shows the name and the price', async () => {
    renderProduct();
    expect(await screen.findByRole('heading', { level: 1, name: 'Toned Milk' })).toBeVisible();
    expect(screen.getByText(/₹10.20 per 100 ml/)).toBeVisible();
    expect(screen.getByText('15% Discount')).toBeVisible();
    expect(screen.getByText('10 Min')).toBeVisible();
    expect(screen.getAllByText('₹51')[0]).toBeVisible();
    expect(screen.getAllByText('₹60')[0]).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Toned Milk, 500 ml'));
  });

  it('mentions neither discount nor unit price where there is none', async () => {
    renderProduct({ discountPercent: 0, price: 6000, unitPrice: null });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Discount/)).not.toBeInTheDocument();
    expect(screen.queryByText(/ per /)).not.toBeInTheDocument();
  });

  it('shows Out of Stock instead of the add control and the promise of a delivery', async () => {
    renderProduct({ isSoldOut: true });
    expect(await screen.findByText('Out of Stock')).toBeVisible();
    expect(screen.queryByText('10 Min')).not.toBeInTheDocument();
  });

  it('shows similar products before the details of one that is sold out', async () => {
    renderProduct({ isSoldOut: true });
    const similar = await screen.findByRole('region', { name: 'Similar products in stock' });
    expect(within(similar).getAllByRole('article')).toHaveLength(4);
    const details = screen.getByRole('heading', { name: 'Product details' });
    expect(similar.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('region', { name: 'You may also like' })).not.toBeInTheDocument();
  });

  it('has the price, the add control and the cart in one bar, which is the only one on phones', async () => {
    const { container } = renderProduct();
    await screen.findByRole('heading', { level: 1 });
    const bar = within(container.querySelector<HTMLElement>('[data-bottom-bar]') ?? container);
    expect(bar.getByText('₹51')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Add Toned Milk 500 ml to cart' })).toBeVisible();
    expect(bar.getByRole('link', { name: 'My Cart, empty' })).toHaveAttribute('href', '/cart');
  });

  it('lists description, unit and every extra field', async () => {
    renderProduct();
    await screen.findByRole('heading', { level: 1 });
    expect(factOf('Description')).toHaveTextContent('Light enough for the day.');
    expect(factOf('Unit')).toHaveTextContent('500 ml');
    expect(factOf('Shelf life')).toHaveTextContent('2 days');
    expect(factOf('Country of origin')).toHaveTextContent('India');
  });

  it('shows three benefits of the shop', async () => {
    renderProduct();
    await screen.findByRole('heading', { name: 'Why shop from Kirana' });
    for (const benefit of ['Superfast Delivery', 'Best Prices & Offers', 'Wide Assortment']) {
      expect(screen.getByText(benefit)).toBeVisible();
    }
    expect(screen.getByText(/at your door/).closest('.promise')).toHaveTextContent('Superfast Delivery');
  });

  it('links to its sub-category and to related products', async () => {
    renderProduct();
    const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Milk' })).toHaveAttribute('href', '/dairy-cat_1/milk-sub_1');
    expect(within(screen.getByRole('region', { name: 'You may also like' })).getAllByRole('article')).toHaveLength(4);
  });

  it('shows another picture by dot, thumbnail and arrow key', async () => {
    const { user } = renderProduct();
    const track = await screen.findByRole('list', { name: 'Picture 1 of 3' });
    const buttons = (name: string) => screen.getAllByRole('button', { name });
    expect(buttons('Show picture 3 of 3')).toHaveLength(2);
    for (const button of buttons('Show picture 3 of 3')) {
      track.scrollTo({ left: 0 });
      fireEvent.click(button);
      for (const shown of buttons('Show picture 3 of 3')) expect(shown).toHaveAttribute('aria-current', 'true');
      expect(track).toHaveAccessibleName('Picture 3 of 3');
    }

    track.focus();
    await user.keyboard('{ArrowLeft}');
    expect(track).toHaveAccessibleName('Picture 2 of 3');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(track).toHaveAccessibleName('Picture 3 of 3');
  });

  it('shows no dots for a single picture', async () => {
    renderProduct({ pictures: [picture('a')] });
    expect(await screen.findByRole('img', { name: 'View a' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show picture/ })).not.toBeInTheDocument();
  });

  it('shows a message when the product is no longer sold', async () => {
    renderProduct(null);
    expect(await screen.findByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.title).toContain('This product is no longer sold'));
  });

  it('shows Try again when it could not be loaded', async () => {
    let isDown = true;
    const { user } = renderProduct({}, () => (isDown ? Promise.reject(new Error('unplugged')) : undefined));
    await screen.findByRole('alert');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Toned Milk' })).toBeVisible();
  });
});
