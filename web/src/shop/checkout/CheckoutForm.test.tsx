/* eslint-disable relay/unused-fields -- it loads what the layout loads */
import { act, screen, waitFor, within } from '@testing-library/react';
import { fetchQuery, graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { FakeCart } from '../cart/cart.fixtures.ts';
import type { CheckoutFormTestQuery } from './__generated__/CheckoutFormTestQuery.graphql.ts';
import { cashOnDelivery, renderCheckout } from './checkout.fixtures.tsx';

/** The cart data that the layout loads on every page. */
const layoutQuery = graphql`
  query CheckoutFormTestQuery {
    viewer {
      cart {
        ...cartLines_cart
      }
    }
  }
`;

describe('The items of the checkout', () => {
  it('stay when the layout’s answer has a line of another device', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1).stock('prod_2', { name: 'Basmati rice' });
    const { environment } = renderCheckout({ cart });
    const items = within(await screen.findByRole('region', { name: 'Your items' }));
    cart.quantities.set('prod_2', 1);
    await act(async () => void (await fetchQuery<CheckoutFormTestQuery>(environment, layoutQuery, {}).toPromise()));
    expect(items.getAllByRole('listitem')).toHaveLength(1);
    expect(await cashOnDelivery()).toBeEnabled();
  });

  it('are changed and removed at the checkout, and the order is of what is left', async () => {
    const cart = new FakeCart().stock('prod_1', { price: 4900 }, 1).stock('prod_2', { name: 'Ghee' }, 1);
    const { user, attempts } = renderCheckout({ cart });
    const items = within(await screen.findByRole('region', { name: 'Your items' }));
    const dal = within(items.getByRole('group', { name: 'Quantity of Toor dal 500 g' }));
    await user.click(dal.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(cart.quantities.get('prod_1')).toBe(2));
    await user.click(
      within(items.getByRole('group', { name: 'Quantity of Ghee 500 g' })).getByRole('button', { name: 'One less' }),
    );
    await waitFor(() => expect(cart.quantities.has('prod_2')).toBe(false));
    await waitFor(() => expect(screen.getByText('Quntity total').parentElement).toHaveTextContent('2 items'));
    await user.click(await cashOnDelivery());
    expect(await screen.findByRole('heading', { name: 'Order Successfully' })).toBeVisible();
    expect(attempts[0]).toMatchObject({ expectedTotal: 9800, seenLines: [{ productId: 'prod_1', quantity: 2 }] });
  });
});
