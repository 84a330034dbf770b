import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'react-relay';
import { describe, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../../relay/RequestError.ts';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import { waitForDialogToClose } from '../../../ui/testing/waitForDialogToClose.ts';
import type { CartDrawerTestQuery } from './__generated__/CartDrawerTestQuery.graphql.ts';
import { AddToCartButton } from '../AddToCartButton.tsx';
import { CartButton } from '../CartButton.tsx';
import { FakeCart } from '../cart.fixtures.ts';

const query = graphql`
  query CartDrawerTestQuery {
    viewer {
      cart {
        ...CartButton_cart
      }
    }
    product(id: "prod_2") {
      ...AddToCartButton_product
    }
  }
`;

function renderShop(cart: FakeCart, answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  if (!cart.products.has('prod_2')) cart.stock('prod_2', { name: 'Basmati rice' });
  return renderWithRelay<CartDrawerTestQuery>({
    query,
    resolvers: cart.resolvers,
    answer,
    children: ({ viewer, product }) => (
      <>
        <CartButton cart={viewer?.cart ?? null} />
        {product != null && <AddToCartButton product={product} size="card" />}
      </>
    ),
  });
}

async function openDrawer(user: ReturnType<typeof renderShop>['user']) {
  await user.click(await screen.findByRole('button', { name: /Open cart|My Cart/ }));
  return findDialog('My Cart');
}

describe('CartDrawer', () => {
  it('takes the focus, closes on Escape and restores the focus', async () => {
    const { user } = renderShop(new FakeCart().stock('prod_1', {}, 1));
    await openDrawer(user);
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(screen.getByRole('button', { name: /Open cart/ })).toHaveFocus());
  });

  it('keeps its query while it is shown', async () => {
    const logged = vi.spyOn(console, 'error');
    const { user } = renderShop(new FakeCart().stock('prod_1', {}, 1));
    const drawer = await openDrawer(user);
    expect(await drawer.findByText('Toor dal')).toBeVisible();
    expect(logged.mock.calls.flat()).not.toContainEqual(expect.stringContaining('to not be disposed')); // Relay's warning
  });

  it('shows the lines and the bill as the server computes them', async () => {
    const { user } = renderShop(new FakeCart().stock('prod_1', { price: 4900, mrp: 5500 }, 2));
    const drawer = await openDrawer(user);
    const line = within(await drawer.findByRole('listitem'));
    expect(line.getByText('Toor dal')).toBeVisible();
    expect(line.getByText('₹98')).toBeVisible();
    expect(line.getByText('₹110')).toBeVisible();
    expect(drawer.getByText('You save ₹12 on this order')).toBeVisible();
    const bill = within(drawer.getByRole('region', { name: 'Bill details' }));
    expect(bill.getByText('Quntity total').parentElement).toHaveTextContent('2 items');
    expect(bill.getByText('Delivery Charge').parentElement).toHaveTextContent('Free');
    expect(bill.getByText('Grand total').parentElement).toHaveTextContent('₹98');
  });

  it('names each fee, and shows how much is missing for free delivery', async () => {
    const cart = new FakeCart().stock('prod_1', { price: 4900, mrp: 4900 }, 2);
    const bill = { quantity: 2, mrpTotal: 9800, savings: 0, itemsTotal: 9800, grandTotal: 12_700 };
    cart.terms = {
      bill: { ...bill, deliveryFee: 2500, handlingFee: 400 },
      freeDelivery: { threshold: 19_900, remaining: 10_100 },
    };
    const { user } = renderShop(cart);
    const drawer = await openDrawer(user);
    expect(await drawer.findByText('Add ₹101 more for free delivery')).toBeVisible();
    expect(drawer.getByRole('progressbar', { name: 'Free delivery' })).toHaveAttribute('aria-valuenow', '9800');
    const shown = within(drawer.getByRole('region', { name: 'Bill details' }));
    expect(shown.getByText('Delivery Charge').parentElement).toHaveTextContent('₹25');
    expect(shown.getByText('Handling Charge').parentElement).toHaveTextContent('₹4');
    expect(shown.getByText('Grand total').parentElement).toHaveTextContent('₹127');
  });

  it('shows that the delivery is free once the threshold is reached', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 5);
    cart.terms = { freeDelivery: { threshold: 19_900, remaining: 0 } };
    const { user } = renderShop(cart);
    expect(await (await openDrawer(user)).findByText('Your delivery is free')).toBeVisible();
  });

  it('navigates to the checkout and closes', async () => {
    const { user, router } = renderShop(new FakeCart().stock('prod_1', {}, 1));
    const drawer = await openDrawer(user);
    await user.click(await drawer.findByRole('button', { name: /Proceed/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    await waitForDialogToClose();
  });

  it('removes a line optimistically and keeps the focus in the drawer', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1).stock('prod_3', { name: 'Ghee' }, 1);
    const release = cart.holdResponses();
    const { user } = renderShop(cart);
    const drawer = await openDrawer(user);
    const dal = within(await drawer.findByRole('group', { name: 'Quantity of Toor dal 500 g' }));
    await user.click(dal.getByRole('button', { name: 'One less' }));
    await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(1));
    expect(drawer.getByRole('list', { name: 'Products in your cart' })).toHaveFocus();
    release();
    await waitFor(() => expect([...cart.quantities.keys()]).toEqual(['prod_3']));
  });

  it('shows the empty cart with its link after the last line is removed', async () => {
    const { user } = renderShop(new FakeCart().stock('prod_1', {}, 1));
    const drawer = await openDrawer(user);
    const dal = within(await drawer.findByRole('group', { name: 'Quantity of Toor dal 500 g' }));
    await user.click(dal.getByRole('button', { name: 'One less' }));
    expect(await drawer.findByText('Your cart is empty')).toBeVisible();
    expect(drawer.getByRole('group', { name: 'Your cart is empty' })).toHaveFocus();
    await user.click(drawer.getByRole('button', { name: 'Start shopping' }));
    await waitForDialogToClose();
  });

  it('shows a product that was added after the drawer was loaded', async () => {
    const { user } = renderShop(new FakeCart().stock('prod_1', {}, 1));
    await openDrawer(user);
    await user.keyboard('{Escape}');
    await waitForDialogToClose();
    await user.click(screen.getByRole('button', { name: 'Add Basmati rice 500 g to cart' }));
    expect(await screen.findByText('Item added')).toBeVisible();
    const drawer = await openDrawer(user);
    expect(await drawer.findByText('Basmati rice')).toBeVisible();
    expect(drawer.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the status of each line, and disables Proceed until every line can be ordered', async () => {
    const cart = new FakeCart()
      .stock('prod_1', { name: 'Toor dal', stock: 0 }, 1)
      .stock('prod_3', { name: 'Ghee', stock: 2 }, 5)
      .stock('prod_4', { name: 'Poha' }, 1)
      .stock('prod_5', { name: 'Besan' }, 1)
      .stock('prod_6', { name: 'Sooji' }, 1)
      .stock('prod_7', { name: 'Milk', maxPerOrder: 6 }, 7);
    cart.lineOverrides.set('prod_4', { status: 'WITHDRAWN' });
    cart.lineOverrides.set('prod_5', { priceChange: 200 });
    cart.lineOverrides.set('prod_6', { priceChange: -1050 });
    const { user } = renderShop(cart);
    const drawer = await openDrawer(user);

    expect(await drawer.findByText('Sold out. Save it for later or remove it to continue.')).toBeVisible();
    expect(drawer.getByText('Only 2 left. Lower the quantity to continue.')).toBeVisible();
    expect(drawer.getByText('Max 6 per order. Lower the quantity to continue.')).toBeVisible();
    expect(drawer.getByText('No longer sold. Remove it to continue.')).toBeVisible();
    expect(drawer.getByText('Price went up by ₹2 since you added it')).toBeVisible();
    expect(drawer.getByText('Price went down by ₹10.50 since you added it')).toBeVisible();
    const proceed = drawer.getByRole('button', { name: /Proceed/ });
    expect(proceed).toBeDisabled();
    expect(proceed).toHaveAccessibleDescription('Update the marked items to continue');

    await user.click(drawer.getByRole('button', { name: 'Remove Toor dal 500 g from cart' }));
    await user.click(drawer.getByRole('button', { name: 'Remove Poha 500 g from cart' }));
    const ghee = within(drawer.getByRole('group', { name: /Quantity of Ghee/ }));
    await user.click(ghee.getByRole('button', { name: 'One less' }));
    const milk = within(drawer.getByRole('group', { name: /Quantity of Milk/ }));
    await user.click(milk.getByRole('button', { name: 'One less' }));
    await waitFor(() => expect(cart.quantities.get('prod_3')).toBe(2));
    await waitFor(() => expect(drawer.getByRole('button', { name: /Proceed/ })).toBeEnabled());
  });

  it('drops a line that another device has removed before the cart is reloaded', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1).stock('prod_3', { name: 'Ghee' }, 1);
    const reloaded = new Promise<never>(() => undefined);
    const { user } = renderShop(cart, ({ name }) => (name === 'refreshCartQuery' ? reloaded : undefined));
    const drawer = await openDrawer(user);
    const ghee = within(await drawer.findByRole('group', { name: 'Quantity of Ghee 500 g' }));
    cart.quantities.delete('prod_3');
    await user.click(ghee.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('It is gone')).toBeVisible();
    await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(1));
    expect(drawer.getByText('Toor dal')).toBeVisible();
  });

  it('does not show the empty cart while its products are unavailable', async () => {
    const { user } = renderShop(new FakeCart().stock('prod_1', { stock: 0 }, 1));
    expect(await screen.findByRole('button', { name: 'Open cart, 1 item, Not available' })).toBeVisible();
    const drawer = await openDrawer(user);
    await user.click(await drawer.findByRole('button', { name: 'Remove Toor dal 500 g from cart' }));
    expect(await drawer.findByText('Your cart is empty')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'My Cart, empty' })).toBeVisible();
  });

  it('asks a signed-out visitor to log in', async () => {
    const cart = new FakeCart();
    cart.isSignedIn = false;
    const { user, router } = renderShop(cart);
    const drawer = await openDrawer(user);
    await user.click(await drawer.findByRole('button', { name: 'Proceed' }));
    expect(await screen.findByText('Please Login')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('shows an error when it cannot be loaded, and loads on Try again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(); // React logs what the boundary caught
    let isBroken = true;
    const { user } = renderShop(new FakeCart().stock('prod_1', {}, 1), (request) =>
      isBroken && request.name === 'CartDrawerQuery' ? Promise.reject(new RequestError('unreachable')) : undefined,
    );
    const drawer = await openDrawer(user);
    expect(await drawer.findByText('We can’t reach the shop. Please try again.')).toBeVisible();
    isBroken = false;
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByText('Toor dal')).toBeVisible();
  });

  it('shows an order that waits for its payment before everything else', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1);
    cart.unpaidOrder = {
      __typename: 'Order',
      ...{ id: 'ord_1', number: 100_231, status: 'PENDING_PAYMENT' },
      payment: { __typename: 'Payment', amount: 41_200, url: 'https://pay.example/1' },
    };
    const { user, router } = renderShop(cart);
    const drawer = await openDrawer(user);
    const notice = within(await drawer.findByRole('region', { name: 'You have an unpaid order' }));
    expect(notice.getByText(/^Order #100231 · ₹412/)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://pay.example/1');
    expect(notice.getByRole('link', { name: 'View or cancel order' })).toHaveAttribute(
      'href',
      '/dashboard/myorders/ord_1',
    );
    expect(drawer.queryByRole('button', { name: /Proceed/ })).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: /Place a new order instead/ }));
    expect(router.state.location.pathname).toBe('/checkout');
  });
});
