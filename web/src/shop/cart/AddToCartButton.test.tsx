import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../relay/RequestError.ts';
import { fakeObservers } from '../../ui/testing/fakeObservers.ts';
import type { AddToCartButtonTestProductQuery } from './__generated__/AddToCartButtonTestProductQuery.graphql.ts';
import type { AddToCartButtonTestQuery } from './__generated__/AddToCartButtonTestQuery.graphql.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { CartButton } from './CartButton.tsx';
import { PendingAdd } from './pendingAdd/PendingAdd.tsx';
import { FakeCart } from './cart.fixtures.ts';
import { ViewCartBar } from './ViewCartBar.tsx';

const query = graphql`
  query AddToCartButtonTestQuery {
    viewer {
      cart {
        ...CartButton_cart
        ...ViewCartBar_cart
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- as in the layout
        ...cartLines_cart
      }
    }
    product(id: "prod_1") {
      ...AddToCartButton_product
    }
  }
`;

const productQuery = graphql`
  query AddToCartButtonTestProductQuery {
    product(id: "prod_1") {
      ...AddToCartButton_product
    }
  }
`;

function renderButton(cart: FakeCart, answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  return renderWithRelay<AddToCartButtonTestQuery>({
    query,
    resolvers: cart.resolvers,
    answer,
    at: '/search?q=dal',
    children: ({ viewer, product }) => (
      <>
        <CartButton cart={viewer?.cart ?? null} />
        {product != null && <AddToCartButton product={product} size="card" />}
        <ViewCartBar cart={viewer?.cart ?? null} />
        <PendingAdd isSignedIn={viewer != null} />
      </>
    ),
  });
}

const stepper = () => screen.findByRole('group', { name: /Quantity of Toor dal/ });
const shownQuantity = async () => (await within(await stepper()).findByRole('status')).textContent;
const press = async (name: string) => within(await stepper()).getByRole('button', { name });
const mutationsOf = (requests: ReadonlyArray<{ name: string; variables: object }>) =>
  requests.filter(({ name }) => name.endsWith('Mutation'));

let observers: ReturnType<typeof fakeObservers>;
beforeEach(() => {
  observers = fakeObservers();
});

afterEach(() => {
  localStorage.clear();
  document.getElementById('announcements')?.remove();
});

describe('AddToCartButton', () => {
  it('turns into a stepper before the response, while the total waits for it', async () => {
    const cart = new FakeCart().stock('prod_1', { price: 4900 });
    const release = cart.holdResponses();
    const { user } = renderButton(cart);

    await user.click(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' }));

    expect(await shownQuantity()).toBe('1');
    expect(screen.getByRole('button', { name: /My Cart/ })).toHaveTextContent('My Cart');
    release();
    expect(await screen.findByText('Item added')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open cart, 1 item, ₹49' })).toBeVisible();
    expect(screen.getByRole('link', { name: /1 item ₹49 View Cart/ })).toHaveAttribute('href', '/checkout');
  });

  it('shows in the cart bar of a phone what was added and removed, also when it is empty then', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(width < 48rem)' }),
    );
    const { user } = renderButton(new FakeCart().stock('prod_1', {}));
    await user.click(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' }));
    const bar = await screen.findByRole('link', { name: '1 item ₹49 View Cart' });
    expect(await within(bar).findByText('Item added')).toBeVisible();
    await user.click(await press('One less'));
    expect(await within(bar).findByText('Item remove')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Cart' })).toBe(bar);
  });

  it('moves the focus from Add to plus, and from minus back to Add', async () => {
    const { user } = renderButton(new FakeCart().stock('prod_1', {}));
    await user.click(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' }));
    expect(await press('One more')).toHaveFocus();
    await user.click(await press('One less'));
    expect(screen.getByRole('button', { name: 'Add Toor dal 500 g to cart' })).toHaveFocus();
  });

  it('sends only the last quantity of presses in quick succession and never shows an older one', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1);
    const release = cart.holdResponses();
    const { user, requests } = renderButton(cart);
    const plus = await press('One more');

    await user.click(plus);
    await user.click(plus);
    await user.click(plus);
    await user.click(await press('One less'));
    await user.click(plus);
    expect(await shownQuantity()).toBe('4');
    const seen: Array<string | null> = [];
    const output = within(await stepper()).getByRole('status');
    const observer = new MutationObserver(() => seen.push(output.textContent));
    observer.observe(output, { characterData: true, childList: true, subtree: true });
    release();

    await waitFor(() => expect(cart.quantities.get('prod_1')).toBe(4));
    expect(await screen.findByRole('button', { name: 'Open cart, 4 items, ₹196' })).toBeVisible();
    expect(await shownQuantity()).toBe('4');
    expect(seen).toEqual([]);
    expect(mutationsOf(requests).map(({ variables }) => variables)).toEqual([
      { input: { lineId: 'line_prod_1', quantity: 2 } },
      { input: { lineId: 'line_prod_1', quantity: 4 } },
    ]);
    observer.disconnect();
  });

  it('adds to the existing quantity when it is pressed before the cart is loaded', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 2);
    const { user, requests } = renderWithRelay<AddToCartButtonTestProductQuery>({
      query: productQuery,
      resolvers: cart.resolvers,
      children: ({ product }) => product != null && <AddToCartButton product={product} size="card" />,
    });
    const release = cart.holdResponses();
    await user.click(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' }));
    expect(await shownQuantity()).toBe('1');
    release();
    await waitFor(async () => expect(await shownQuantity()).toBe('3'));
    expect(requests.map(({ name }) => name).slice(1)).toEqual(['cartMutationsAddMutation', 'refreshCartQuery']);
  });

  it('continues from a first Add whose request is still pending', async () => {
    const cart = new FakeCart().stock('prod_1', {});
    const release = cart.holdResponses();
    const { user } = renderButton(cart);
    await user.click(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' }));
    await user.click(await press('One more'));
    await user.click(await press('One more'));
    release();
    await waitFor(() => expect(cart.quantities.get('prod_1')).toBe(3));
    expect(await shownQuantity()).toBe('3');
  });

  it('removes the product from the cart with the minus at 1', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1);
    const { user } = renderButton(cart);
    await user.click(await press('One less'));
    expect(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' })).toBeVisible();
    expect(await screen.findByText('Item remove')).toBeVisible();
    expect(cart.quantities.size).toBe(0);
  });

  it('never exceeds the available quantity, and shows a message', async () => {
    const cart = new FakeCart().stock('prod_1', { stock: 2 }, 1);
    const { user, requests } = renderButton(cart);
    const plus = await press('One more');
    await user.click(plus);
    expect(await within(await stepper()).findByText('Only 2 left')).toBeVisible();
    await user.click(plus);
    expect(plus).toHaveAttribute('aria-disabled', 'true');
    expect(plus).toHaveAccessibleDescription('Only 2 left');
    expect(screen.getByText('Only 2 left', { selector: '[role=status] *' })).toBeInTheDocument();
    expect(await shownQuantity()).toBe('2');
    await waitFor(() => expect(mutationsOf(requests)).toHaveLength(1));
  });

  it('says that plus stops at the limit per order, also at one that was lowered meanwhile', async () => {
    const cart = new FakeCart().stock('prod_1', { maxPerOrder: 4 });
    const { user } = renderButton(cart);
    await user.click(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' }));
    expect(await press('One more')).not.toHaveAccessibleDescription();
    cart.stock('prod_1', { maxPerOrder: 2 });
    await user.click(await press('One more'));
    const plus = await press('One more');
    await waitFor(() => expect(plus).toHaveAccessibleDescription('Max 2 per order'));
    expect(plus).toHaveAttribute('aria-disabled', 'true');
    await user.click(plus);
    expect(await shownQuantity()).toBe('2');
  });

  it('learns the limit per order from a refused Add', async () => {
    const cart = new FakeCart().stock('prod_1', {});
    const { user } = renderWithRelay<AddToCartButtonTestProductQuery>({
      query: productQuery,
      resolvers: cart.resolvers,
      children: ({ product }) => product != null && <AddToCartButton product={product} size="card" />,
    });
    const add = await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' });
    cart.stock('prod_1', { maxPerOrder: 2 }, 2);
    await user.click(add);
    expect(await screen.findByText('You can order up to 2')).toBeVisible();
    expect(await within(await stepper()).findByText('Max 2 per order')).toBeVisible();
  });

  it('shows that a product is out of stock', async () => {
    renderButton(new FakeCart().stock('prod_1', { stock: 0 }));
    expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  });

  it('offers a mail about a product that is out of stock once it is on the screen', async () => {
    renderButton(new FakeCart().stock('prod_1', { stock: 0 }));
    await screen.findByRole('button', { name: 'Out of Stock' });
    observers.scrollToEnd();
    expect(
      await screen.findByRole('button', { name: 'Out of Stock Notify me when Toor dal 500 g is back' }),
    ).toBeVisible();
  });

  it('shows why the server rejected the Add, and the current stock', async () => {
    const cart = new FakeCart().stock('prod_1', { stock: 3 });
    const { user } = renderButton(cart);
    const add = await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' });
    cart.stock('prod_1', { stock: 0 });
    await user.click(add);
    expect(await screen.findByText('Only 0 left')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  });

  it("rolls back to the server's last quantity when an update is rejected", async () => {
    const cart = new FakeCart().stock('prod_1', { stock: 5 }, 2);
    const { user } = renderButton(cart);
    const plus = await press('One more');
    cart.stock('prod_1', { stock: 2 });
    await user.click(plus);
    expect(await screen.findAllByText('Only 2 left')).not.toHaveLength(0);
    await waitFor(async () => expect(await shownQuantity()).toBe('2'));
    expect(await press('One more')).toHaveAttribute('aria-disabled', 'true');
  });

  it('rolls back and shows a message when no response arrives', async () => {
    const { user } = renderButton(new FakeCart().stock('prod_1', {}, 1), (request) =>
      request.name.endsWith('Mutation') ? Promise.reject(new RequestError('offline')) : undefined,
    );
    await user.click(await press('One more'));
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(await shownQuantity()).toBe('1');
  });

  it('redirects a signed-out visitor to the login and back, and adds the product afterwards', async () => {
    const cart = new FakeCart().stock('prod_1', {});
    cart.isSignedIn = false;
    const { user, router, requests, unmount } = renderButton(cart);
    await user.click(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?next=%2Fsearch%3Fq%3Ddal');
    expect(mutationsOf(requests)).toEqual([]);
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' })).toHaveFocus();
    unmount();

    cart.isSignedIn = true;
    renderButton(cart);
    expect(await screen.findByText('Toor dal 500 g is in your cart')).toBeVisible();
    expect(await shownQuantity()).toBe('1');
    expect(cart.quantities.get('prod_1')).toBe(1);
  });

  it('redirects to the login when the session has expired', async () => {
    const { user, router } = renderButton(new FakeCart().stock('prod_1', {}), (request) =>
      request.name.endsWith('Mutation') ? Promise.reject(new RequestError('unauthenticated')) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage).toHaveLength(1);
  });
});
