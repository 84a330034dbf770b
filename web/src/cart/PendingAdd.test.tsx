import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithRelay } from '../relay/renderWithRelay.tsx';
import { RequestError } from '../relay/RequestError.ts';
import { toastStore } from '../ui/toaster.ts';
import type { PendingAddTestQuery } from './__generated__/PendingAddTestQuery.graphql.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { PendingAdd } from './PendingAdd.tsx';
import { TestCart } from './testCart.ts';

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

/** What somebody, or a visitor, sees of a product; the server takes nobody's Add where the session is dead. */
function renderAs(viewerId: string | null, { isSessionDead = false } = {}) {
  const cart = new TestCart().stock('prod_1', {});
  const rendered = renderWithRelay<PendingAddTestQuery>({
    query,
    resolvers: () => {
      const { Query, ...others } = cart.resolvers();
      const viewer = () => viewerId && { __typename: 'User', id: viewerId, cart: cart.cart };
      return { ...others, Query: { ...Query, viewer } };
    },
    answer: ({ name }) =>
      isSessionDead && name.endsWith('Mutation') ? Promise.reject(new RequestError('sessionEnded')) : undefined,
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
  const { user, router, unmount } = renderAs(viewerId, { isSessionDead: true });
  await user.click(await screen.findByRole('button', { name: 'Add Toor dal to cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  unmount();
}

describe('PendingAdd', () => {
  afterEach(() => {
    for (const { id } of toastStore.read()) toastStore.dismiss(id);
  });

  it('adds what a visitor asked for, whoever they turn out to be', async () => {
    await pressAddAs(null);
    renderAs('user_asha');
    expect(await screen.findByText('Toor dal is in your cart')).toBeVisible();
  });

  it('adds what somebody asked for whose session had ended, once they are back', async () => {
    await pressAddAs('user_asha');
    const { unmount } = renderAs(null);
    await screen.findByRole('button', { name: 'Add Toor dal to cart' });
    unmount();
    renderAs('user_asha');
    expect(await screen.findByText('Toor dal is in your cart')).toBeVisible();
  });

  it('drops it when another person logs in instead, for good', async () => {
    await pressAddAs('user_asha');
    const { cart, unmount } = renderAs('user_bala');
    expect(await screen.findByRole('button', { name: 'Add Toor dal to cart' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    expect(cart.quantities.size).toBe(0);
    unmount();
    const { requests } = renderAs('user_asha');
    expect(await screen.findByRole('button', { name: 'Add Toor dal to cart' })).toBeVisible();
    expect(requests.map(({ name }) => name)).toEqual(['PendingAddTestQuery']);
  });
});
