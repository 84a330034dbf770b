import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../relay/RequestError.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { CartPanel } from '../panel/CartPanel.tsx';
import { FakeCart } from '../cart.fixtures.ts';
import type { SavedCartLinesTestQuery } from './__generated__/SavedCartLinesTestQuery.graphql.ts';

function renderPanel(cart: FakeCart, answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  return renderWithRelay<SavedCartLinesTestQuery>({
    query: graphql`
      query SavedCartLinesTestQuery {
        viewer {
          ...CartPanel_viewer
          cart {
            ...CartPanel_cart
          }
        }
      }
    `,
    resolvers: cart.resolvers,
    answer,
    children: ({ viewer }) => viewer && <CartPanel viewer={viewer} cart={viewer.cart} />,
  });
}

const cartLines = () => screen.findByRole('list', { name: 'Products in your cart' });
const saved = async (count: number) =>
  within(await screen.findByRole('region', { name: `Saved for later (${count})` }));
const save = (name: string) => screen.findByRole('button', { name: `Save for later: ${name} 500 g` });

describe('lines saved for later', () => {
  it('takes a line out of the cart before the server answers, and Undo brings it back', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 2).stock('prod_2', { name: 'Ghee', price: 300 }, 1);
    const release = cart.holdResponses();
    const { user } = renderPanel(cart);
    await user.click(await save('Toor dal'));
    await waitFor(async () => expect(within(await cartLines()).getAllByRole('listitem')).toHaveLength(1));
    expect(await cartLines()).toHaveFocus();
    release();
    expect((await saved(1)).getByText('500 g · Qty 2')).toBeVisible();
    expect(screen.getByRole('button', { name: /^₹3 ?Grand total/ })).toBeVisible();
    expect(screen.getByText('Toor dal is saved for later')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cart.quantities.get('prod_1')).toBe(2));
    expect(await screen.findByRole('group', { name: 'Quantity of Toor dal 500 g' })).toBeVisible();
    expect(screen.queryByText(/^Saved for later/)).not.toBeInTheDocument();
  });

  it('sends a change of the quantity before the line is saved', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1);
    const release = cart.holdResponses();
    const { user } = renderPanel(cart);
    const stepper = within(await screen.findByRole('group', { name: 'Quantity of Toor dal 500 g' }));
    await user.click(stepper.getByRole('button', { name: 'One more' }));
    await user.click(await save('Toor dal'));
    release();
    expect((await saved(1)).getByText('500 g · Qty 2')).toBeVisible();
  });

  it('resolves a sold-out line that blocks the order, and waits for the product with Notify me', async () => {
    const cart = new FakeCart().stock('prod_1', { stock: 0 }, 1).stock('prod_2', { name: 'Ghee' }, 1);
    const { user } = renderPanel(cart);
    expect(await screen.findByText('Sold out. Save it for later or remove it to continue.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Proceed/ })).toBeDisabled();
    await user.click(await save('Toor dal'));
    await waitFor(() => expect(screen.getByRole('button', { name: /Proceed/ })).toBeEnabled());
    const list = await saved(1);
    expect(
      await list.findByRole('button', { name: /Out of Stock Notify me when Toor dal 500 g is back/ }),
    ).toBeVisible();
    expect(list.queryByRole('button', { name: /Move to cart/ })).not.toBeInTheDocument();
  });

  it('is not offered for a product that is no longer sold', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1);
    cart.lineOverrides.set('prod_1', { status: 'WITHDRAWN' });
    renderPanel(cart);
    expect(await screen.findByText('No longer sold. Remove it to continue.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Save for later/ })).not.toBeInTheDocument();
  });

  it('shows below an empty cart, moves to it, and leaves the focus in the panel', async () => {
    const cart = new FakeCart().stock('prod_1', { stock: 2, price: 4900 }).stock('prod_2', { name: 'Ghee' });
    cart.save('prod_1', 5).save('prod_2', 1).savedPriceChanges.set('prod_2', -600);
    const { user } = renderPanel(cart);
    const list = await saved(2);
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Was ₹55 when you saved it'),
      expect.not.stringContaining('Was'),
    ]);
    await user.click(list.getByRole('button', { name: 'Move to cart: Toor dal 500 g' }));
    expect(await screen.findByText('Only 2 of Toor dal could be moved to your cart')).toBeVisible();
    expect(within(await cartLines()).getByText('Toor dal')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Saved for later (1)' })).toHaveFocus();
    await user.click((await saved(1)).getByRole('button', { name: 'Move to cart: Ghee 500 g' }));
    await waitFor(async () => expect(await cartLines()).toHaveFocus());
  });

  it('shows that a product has sold out when it is moved', async () => {
    const cart = new FakeCart().stock('prod_1', {}).save('prod_1', 1);
    const { user } = renderPanel(cart);
    const move = (await saved(1)).getByRole('button', { name: 'Move to cart: Toor dal 500 g' });
    cart.stock('prod_1', { stock: 0 });
    await user.click(move);
    expect(await screen.findByText('Only 0 left')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Out of Stock/ })).toBeVisible();
  });

  it('removes a line at once, and Undo saves it again', async () => {
    const cart = new FakeCart().stock('prod_1', {}).save('prod_1', 3);
    const { user } = renderPanel(cart);
    await user.click((await saved(1)).getByRole('button', { name: 'Remove: Toor dal 500 g' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Your cart is empty' })).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await saved(1)).getByText('500 g · Qty 3')).toBeVisible();
  });

  it('puts the line back when the server refuses or cannot be reached', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1);
    cart.maxSaved = 0;
    let isDown = false;
    const { user } = renderPanel(cart, ({ name }) =>
      isDown && name === 'savedLinesSaveMutation' ? Promise.reject(new RequestError('unreachable')) : undefined,
    );
    await user.click(await save('Toor dal'));
    expect(await screen.findByText('Too many')).toBeVisible();
    isDown = true;
    await user.click(await save('Toor dal'));
    expect(await screen.findByText('We can’t reach the shop. Please try again.')).toBeVisible();
    expect(await save('Toor dal')).toBeVisible();
  });
});
