import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { resetEnvironment } from '../relay/environment.ts';
import { renderWithRelay } from '../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../relay/RequestError.ts';
import { toastStore } from '../ui/toasts/toastStore.ts';
import type { PendingAddTestQuery } from './__generated__/PendingAddTestQuery.graphql.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { PendingAdd } from './PendingAdd.tsx';
import { FakeCart } from './cart.fixtures.ts';

const query = graphql`
  query PendingAddTestQuery {
    viewer {
      id
    }
    product(id: "prod_1") {
      ...AddToCartButton_product
    }
  }
`;

interface RenderOptions {
  /** The server rejects every Add. */
  isSessionExpired?: boolean;
  /** Called when the page's query is sent. */
  onQuery?: () => void;
}

/** Renders a product as a user or a visitor sees it. */
function renderAs(viewerId: string | null, { isSessionExpired = false, onQuery }: RenderOptions = {}) {
  const cart = new FakeCart().stock('prod_1', {});
  const rendered = renderWithRelay<PendingAddTestQuery>({
    query,
    resolvers: () => {
      const { Query, ...others } = cart.resolvers();
      const viewer = () => viewerId && { __typename: 'User', id: viewerId, cart: cart.cart };
      return { ...others, Query: { ...Query, viewer } };
    },
    answer: ({ name, operationKind }) => {
      if (operationKind === 'query') onQuery?.();
      return isSessionExpired && name.endsWith('Mutation')
        ? Promise.reject(new RequestError('sessionExpired'))
        : undefined;
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
  const { user, router, unmount } = renderAs(viewerId, { isSessionExpired: true });
  await user.click(await screen.findByRole('button', { name: 'Add Toor dal to cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  unmount();
}

describe('PendingAdd', () => {
  afterEach(() => {
    for (const { id } of toastStore.read()) toastStore.dismiss(id);
  });

  it("adds a visitor's product after the login of any user", async () => {
    await pressAddAs(null);
    renderAs('user_asha');
    expect(await screen.findByText('Toor dal is in your cart')).toBeVisible();
  });

  it('adds the product of a user whose session had expired, after the next login', async () => {
    await pressAddAs('user_asha');
    const { unmount } = renderAs(null);
    await screen.findByRole('button', { name: 'Add Toor dal to cart' });
    unmount();
    renderAs('user_asha');
    expect(await screen.findByText('Toor dal is in your cart')).toBeVisible();
  });

  it('keeps the product while a screen of the expired session is still being drawn', async () => {
    await pressAddAs('user_asha');
    const expired = renderAs('user_asha', { onQuery: resetEnvironment });
    expect(await screen.findByRole('button', { name: 'Add Toor dal to cart' })).toBeVisible();
    expect(expired.cart.quantities.size).toBe(0);
    expired.unmount();
    renderAs('user_asha');
    expect(await screen.findByText('Toor dal is in your cart')).toBeVisible();
  });

  it('drops the product permanently when another user logs in', async () => {
    await pressAddAs('user_asha');
    const { cart, unmount } = renderAs('user_bala');
    expect(await screen.findByRole('button', { name: 'Add Toor dal to cart' })).toBeVisible();
    await waitFor(() => expect(sessionStorage).toHaveLength(0)); // an effect drops it
    expect(cart.quantities.size).toBe(0);
    unmount();
    const { requests } = renderAs('user_asha');
    expect(await screen.findByRole('button', { name: 'Add Toor dal to cart' })).toBeVisible();
    expect(requests.map(({ name }) => name)).toEqual(['PendingAddTestQuery']);
  });
});
