import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import type { ProductCardTestQuery } from './__generated__/ProductCardTestQuery.graphql.ts';
import { ProductCard } from './ProductCard.tsx';

function renderCard(fields: Record<string, unknown> = {}, isEager = false) {
  return renderWithRelay<ProductCardTestQuery>({
    query: graphql`
      query ProductCardTestQuery {
        product(id: "prod_1") {
          ...ProductCard_product
        }
      }
    `,
    mocks: {
      Product: () => ({
        id: 'prod_1',
        name: 'Toned Milk',
        brand: null,
        unit: '500 ml',
        mrp: 6000,
        price: 5100,
        discountPercent: 15,
        isSoldOut: false,
        deliveryBadge: '10 Min',
        ...fields,
      }),
    },
    children: ({ product }) => product && <ProductCard product={product} sizes="180px" isEager={isEager} />,
  });
}

describe('ProductCard', () => {
  it('is one link to the product, named by name and pack size', async () => {
    renderCard();
    const link = await screen.findByRole('link', { name: 'Toned Milk 500 ml' });
    expect(link).toHaveAttribute('href', '/product/toned-milk-prod_1');
    expect(screen.getAllByRole('link')).toEqual([link]);
  });

  it('shows the delivery badge, the price and the discount with the old price', async () => {
    renderCard();
    expect(await screen.findByText('10 min')).toBeVisible();
    expect(screen.getByText('15% OFF')).toBeVisible();
    expect(screen.getByText('₹51')).toBeVisible();
    expect(screen.getByText('₹60')).toBeVisible();
  });

  it('shows no discount flag without a discount', async () => {
    renderCard({ discountPercent: 0, price: 6000 });
    expect(await screen.findByText('₹60')).toBeVisible();
    expect(screen.queryByText(/OFF/)).not.toBeInTheDocument();
  });

  it('leads from a product that is sold out to similar ones, without its discount and delivery time', async () => {
    renderCard({ isSoldOut: true });
    expect(await screen.findByRole('link', { name: /See similar$/ })).toBeVisible();
    expect(screen.queryByText(/OFF|min/)).not.toBeInTheDocument();
  });

  it.each([
    ['Amul Taaza - Toned Milk', 'Taaza - Toned Milk'],
    ['Amul - Toned Milk', 'Toned Milk'],
    ['Toned Milk', 'Toned Milk'],
    ['Amulya Milk Powder', 'Amulya Milk Powder'],
  ])('has the brand Amul of %s on its own line, once', async (name, rest) => {
    renderCard({ name, brand: 'Amul' });
    expect(await screen.findByRole('link', { name: `Amul ${rest} 500 ml` })).toBeVisible();
    expect(screen.getByText('Amul', { selector: 'span' })).toBeVisible();
  });

  it('has no line for a brand that is the whole name', async () => {
    renderCard({ name: 'Maggi', brand: 'Maggi' });
    expect(await screen.findByRole('link', { name: 'Maggi 500 ml' })).toBeVisible();
  });

  it('keeps the add control apart from the link', async () => {
    renderCard();
    const add = await screen.findByRole('button', { name: /^Add/ });
    expect(screen.getByRole('link')).not.toContainElement(add);
  });

  it('shows Out of Stock instead of the add control', async () => {
    renderCard({ isSoldOut: true });
    expect(await screen.findByText('Out of Stock')).toBeVisible();
    expect(screen.queryByText('Add')).not.toBeInTheDocument();
  });

  it('loads its picture at once if it is visible, else when it is near the viewport', async () => {
    const { container, unmount } = renderCard({}, true);
    await screen.findByRole('link');
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
    unmount();

    const later = renderCard();
    await screen.findByRole('link');
    expect(later.container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });
});
