import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../relay/RequestError.ts';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { startClock, stopClock } from '../../ui/testing/stopClock.ts';
import type { OftenBoughtWithTestQuery } from './__generated__/OftenBoughtWithTestQuery.graphql.ts';
import { CartButton } from './CartButton.tsx';
import { FakeCart } from './cart.fixtures.ts';

const query = graphql`
  query OftenBoughtWithTestQuery {
    viewer {
      cart {
        ...CartButton_cart
        ...cartLines_cart
      }
    }
  }
`;

function openCart(cart: FakeCart, answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  const { user } = renderWithRelay<OftenBoughtWithTestQuery>({
    query,
    resolvers: cart.resolvers,
    answer,
    children: ({ viewer }) => <CartButton cart={viewer?.cart ?? null} />,
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /Open cart/ }));
    return findDialog('My Cart');
  };
  return { user, open };
}

/** A cart with bread, with which butter and jam are often bought. */
function breadCart() {
  const cart = new FakeCart()
    .stock('prod_1', { name: 'Bread' }, 1)
    .stock('prod_2', { name: 'Butter', price: 5600, mrp: 6000 })
    .stock('prod_3', { name: 'Jam' });
  cart.oftenBoughtWith = ['prod_2', 'prod_3'];
  return cart;
}

const STRIP = { name: 'Often bought with' };

afterEach(startClock);

describe('the strip of products often bought with the cart', () => {
  it('shows each product with its pack, its prices and Add, between the lines and the bill', async () => {
    const { open } = openCart(breadCart());
    const drawer = await open();
    const strip = await drawer.findByRole('region', STRIP);
    const [butter] = within(strip).getAllByRole('listitem');
    expect(butter).toHaveTextContent(/^₹56instead of ₹60Butter500 g Add$/);
    const lines = drawer.getByRole('list', { name: 'Products in your cart' });
    const bill = drawer.getByRole('region', { name: 'Bill details' });
    expect(lines.compareDocumentPosition(strip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(strip.compareDocumentPosition(bill)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('moves a product into the cart, and keeps the focus', async () => {
    const cart = breadCart();
    const { user, open } = openCart(cart);
    const drawer = await open();
    const strip = within(await drawer.findByRole('region', STRIP));
    stopClock();
    await user.click(strip.getByRole('button', { name: 'Add Butter 500 g to cart' }));
    const lines = within(drawer.getByRole('list', { name: 'Products in your cart' }));
    expect(await lines.findByText('Butter')).toBeVisible();
    expect(strip.getByRole('button', { name: 'One more' })).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(1200));
    await waitFor(() => expect(strip.getAllByRole('listitem')).toHaveLength(1));
    expect(strip.getByText('Jam')).toBeVisible();
    expect(drawer.getByRole('region', STRIP)).toHaveFocus();
  });

  it('keeps a product while its quantity is raised', async () => {
    const cart = breadCart();
    const { user, open } = openCart(cart);
    const drawer = await open();
    const strip = within(await drawer.findByRole('region', STRIP));
    stopClock();
    await user.click(strip.getByRole('button', { name: 'Add Butter 500 g to cart' }));
    for (let quantity = 2; quantity <= 4; quantity += 1) {
      await user.click(strip.getByRole('button', { name: 'One more' }));
      await waitFor(() => expect(cart.quantities.get('prod_2')).toBe(quantity));
      await act(() => vi.advanceTimersByTimeAsync(1000)); // the next change starts the pause again
    }
    expect(strip.getByText('Butter')).toBeVisible();
  });

  it('is loaded after the cart, and again only when lines come or go', async () => {
    const requests: string[] = [];
    const cart = breadCart();
    const { user, open } = openCart(cart, ({ name }) => void requests.push(name));
    const drawer = await open();
    await drawer.findByRole('region', STRIP);
    expect(requests.filter((name) => /CartDrawer|OftenBought(?!.*Test)/.test(name))).toEqual([
      'CartDrawerQuery',
      'OftenBoughtWithQuery',
    ]);
    const bread = within(drawer.getByRole('group', { name: 'Quantity of Bread 500 g' }));
    await user.click(bread.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(cart.quantities.get('prod_1')).toBe(2));
    expect(requests.filter((name) => name === 'OftenBoughtWithQuery')).toHaveLength(1);
  });

  it('is titled Similar when it has similar products, because orders say nothing', async () => {
    const cart = breadCart().stock('prod_4', { name: 'Brown bread' });
    cart.oftenBoughtWith = [];
    cart.similarProducts = ['prod_4'];
    const drawer = await openCart(cart).open();
    const strip = within(await drawer.findByRole('region', { name: 'Similar' }));
    expect(strip.getByRole('heading', { name: 'Similar' })).toBeVisible();
    expect(strip.getByText('Brown bread')).toBeVisible();
    expect(drawer.queryByText('Often bought with')).not.toBeInTheDocument();
  });

  it('is hidden when nothing is bought with the cart', async () => {
    const { open } = openCart(new FakeCart().stock('prod_1', { name: 'Bread' }, 1));
    const drawer = await open();
    expect(await drawer.findByText('Bread')).toBeVisible();
    await waitFor(() => expect(drawer.queryByText('Often bought with')).not.toBeInTheDocument());
    expect(drawer.queryByRole('region', STRIP)).not.toBeInTheDocument();
  });

  it('is hidden when it fails, and the cart stays', async () => {
    const { open } = openCart(breadCart(), ({ name }) =>
      name === 'OftenBoughtWithQuery' ? Promise.reject(new RequestError('unreachable')) : undefined,
    );
    const drawer = await open();
    expect(await drawer.findByText('Bread')).toBeVisible();
    expect(await drawer.findByRole('region', { name: 'Bill details' })).toBeVisible();
    expect(drawer.queryByRole('region', STRIP)).not.toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
