import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { PENDING_ACTION_KEY } from '../../identity/pendingAction.ts';
import { resetEnvironment } from '../../../relay/environment.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { startClock, stopClock } from '../../../ui/testing/stopClock.ts';
import { RequestError, type RequestErrorKind } from '../../../relay/RequestError.ts';
import type { PendingAddTestQuery } from './__generated__/PendingAddTestQuery.graphql.ts';
import { AddToCartButton } from '../AddToCartButton.tsx';
import { PendingAdd } from './PendingAdd.tsx';
import { FakeCart } from '../cart.fixtures.ts';

const query = graphql`
  query PendingAddTestQuery {
    viewer {
      __typename
    }
    product(id: "prod_1") {
      ...AddToCartButton_product
    }
  }
`;

interface RenderOptions {
  cart?: FakeCart;
  /** Fails every mutation. */
  failure?: RequestErrorKind;
  /** Called when the page's query is sent. */
  onQuery?: () => void;
  /** The server's answer to the Add. */
  result?: object;
}

/** Renders a product as a user or a visitor sees it. */
function renderAs(viewerId: string | null, options: RenderOptions = {}) {
  const { cart = new FakeCart().stock('prod_1', {}), failure, onQuery, result } = options;
  const rendered = renderWithRelay<PendingAddTestQuery>({
    query,
    resolvers: () => {
      const { Query, Mutation } = cart.resolvers();
      const viewer = () => viewerId && { __typename: 'User', id: viewerId, cart: cart.cart };
      return { Query: { ...Query, viewer }, Mutation: { ...Mutation, ...(result && { cartLineAdd: () => result }) } };
    },
    answer: ({ name, operationKind }) => {
      if (operationKind === 'query') onQuery?.();
      return failure !== undefined && name.endsWith('Mutation') ? Promise.reject(new RequestError(failure)) : undefined;
    },
    children: ({ viewer, product }) => (
      <>
        {product != null && <AddToCartButton product={product} size="card" />}
        <PendingAdd isSignedIn={viewer != null} />
      </>
    ),
  });
  return { ...rendered, cart };
}

async function pressAddAs(viewerId: string | null) {
  const { user, router, unmount } = renderAs(viewerId, { failure: 'sessionExpired' });
  await user.click(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  unmount();
}

const stored = () => localStorage.getItem(PENDING_ACTION_KEY);

describe('PendingAdd', () => {
  afterEach(() => {
    localStorage.clear();
    startClock();
  });

  it("adds a visitor's product after the login of any user", async () => {
    await pressAddAs(null);
    const { cart } = renderAs('user_asha');
    expect(await screen.findByText('Toor dal 500 g is in your cart')).toBeVisible();
    expect(await screen.findByRole('group', { name: 'Quantity of Toor dal 500 g' })).toHaveTextContent('1');
    expect(cart.quantities.get('prod_1')).toBe(1);
    expect(stored()).toBeNull();
  });

  it('keeps the quantity of a product that is in the cart already, and says so', async () => {
    await pressAddAs(null);
    const { cart } = renderAs('user_asha', { cart: new FakeCart().stock('prod_1', {}, 3) });
    expect(await screen.findByText('Toor dal 500 g was already in your cart')).toBeVisible();
    expect(cart.quantities.get('prod_1')).toBe(3);
  });

  it('adds the product once when two tabs add it at the same time', async () => {
    await pressAddAs(null);
    const readByOtherTab = stored() ?? '';
    const { cart, unmount } = renderAs('user_asha');
    expect(await screen.findByText('Toor dal 500 g is in your cart')).toBeVisible();
    unmount();
    localStorage.setItem(PENDING_ACTION_KEY, readByOtherTab);
    renderAs('user_asha', { cart });
    expect(await screen.findByText('Toor dal 500 g was already in your cart')).toBeVisible();
    expect(cart.quantities.get('prod_1')).toBe(1);
  });

  it('says that the product has sold out meanwhile', async () => {
    await pressAddAs(null);
    renderAs('user_asha', { cart: new FakeCart().stock('prod_1', { stock: 0 }) });
    expect(await screen.findByText('Toor dal 500 g is out of stock now')).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('shows the price that counts when it has changed meanwhile', async () => {
    await pressAddAs(null);
    renderAs('user_asha', { cart: new FakeCart().stock('prod_1', { price: 5200 }) });
    const text = 'Toor dal 500 g is in your cart. The price is now ₹52, was ₹49.';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that the product is no longer sold', async () => {
    await pressAddAs(null);
    renderAs('user_asha', { cart: new FakeCart() });
    expect(await screen.findByText('The product you wanted to add is no longer sold')).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('says that the cart is full', async () => {
    await pressAddAs(null);
    renderAs('user_asha', { result: { __typename: 'CartFullError', message: 'Your cart is full' } });
    expect(await screen.findByText('Your cart is full')).toBeVisible();
  });

  it('keeps the product for the next page when no response arrives', async () => {
    await pressAddAs(null);
    const { unmount } = renderAs('user_asha', { failure: 'offline' });
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    unmount();
    renderAs('user_asha');
    expect(await screen.findByText('Toor dal 500 g is in your cart')).toBeVisible();
  });

  it('drops a product after an hour', async () => {
    await pressAddAs(null);
    stopClock({ now: Date.now() + 61 * 60 * 1000 });
    const { cart } = renderAs('user_asha');
    expect(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' })).toBeVisible();
    await waitFor(() => expect(stored()).toBeNull());
    expect(cart.quantities.size).toBe(0);
  });

  it('adds the product of a user whose session had expired, after the next login', async () => {
    await pressAddAs('user_asha');
    const { unmount } = renderAs(null);
    await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' });
    unmount();
    renderAs('user_asha');
    expect(await screen.findByText('Toor dal 500 g is in your cart')).toBeVisible();
  });

  it('keeps the product while a screen of the expired session is still being drawn', async () => {
    await pressAddAs('user_asha');
    const expired = renderAs('user_asha', { onQuery: resetEnvironment });
    expect(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' })).toBeVisible();
    expect(expired.cart.quantities.size).toBe(0);
    expired.unmount();
    renderAs('user_asha');
    expect(await screen.findByText('Toor dal 500 g is in your cart')).toBeVisible();
  });

  it('drops the product permanently when another user logs in', async () => {
    await pressAddAs('user_asha');
    const { cart, unmount } = renderAs('user_bala');
    expect(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' })).toBeVisible();
    await waitFor(() => expect(stored()).toBeNull()); // an effect drops it
    expect(cart.quantities.size).toBe(0);
    unmount();
    const { requests } = renderAs('user_asha');
    expect(await screen.findByRole('button', { name: 'Add Toor dal 500 g to cart' })).toBeVisible();
    expect(requests.map(({ name }) => name)).toEqual(['PendingAddTestQuery']);
  });
});
