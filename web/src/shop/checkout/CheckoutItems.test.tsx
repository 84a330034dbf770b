/* eslint-disable relay/unused-fields -- it loads what the layout loads */
import { act, screen } from '@testing-library/react';
import { fetchQuery, graphql } from 'react-relay';
import { expect, it } from 'vitest';
import { FakeCart } from '../cart/cart.fixtures.ts';
import type { CheckoutItemsTestQuery } from './__generated__/CheckoutItemsTestQuery.graphql.ts';
import { cashOnDelivery, renderCheckout } from './checkout.fixtures.tsx';

/** The cart data that the layout loads on every page. */
const layoutQuery = graphql`
  query CheckoutItemsTestQuery {
    viewer {
      cart {
        ...cartLines_cart
      }
    }
  }
`;

it('The items of the checkout stay when the layout’s answer has a line of another device', async () => {
  const cart = new FakeCart().stock('prod_1', {}, 1).stock('prod_2', { name: 'Basmati rice' });
  const { environment } = renderCheckout({ cart });
  await screen.findByRole('region', { name: 'Your items' });
  cart.quantities.set('prod_2', 1);
  await act(async () => void (await fetchQuery<CheckoutItemsTestQuery>(environment, layoutQuery, {}).toPromise()));
  expect(screen.getByRole('region', { name: 'Your items' })).toHaveTextContent('×1');
  expect(await cashOnDelivery()).toBeEnabled();
});
