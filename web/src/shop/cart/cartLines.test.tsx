/* eslint-disable relay/unused-fields -- it loads what the layout loads */
import { act, screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { fetchQuery } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import type { cartLinesTestQuery } from './__generated__/cartLinesTestQuery.graphql.ts';
import { applyOptimisticQuantity } from './quantityQueue.ts';
import { FakeCart } from './cart.fixtures.ts';
import { refreshCart } from './refreshCart.ts';
import { useMyCartLine } from './cartLines.ts';

const query = graphql`
  query cartLinesTestQuery {
    viewer {
      cart {
        ...cartLines_cart
      }
    }
  }
`;
const productIds = ['prod_1', 'prod_2', 'prod_3'];

/** Renders the quantities of three products, without a cart at first; `loadCart` does what the layout does. */
async function renderQuantities(cart: FakeCart) {
  const renders: string[] = [];
  function Quantity({ productId }: { productId: string }) {
    const quantity = useMyCartLine(productId)?.quantity ?? 0;
    renders.push(`${productId}: ${quantity}`);
    return <li>{quantity}</li>;
  }
  const quantities = productIds.map((id) => <Quantity key={id} productId={id} />);
  const { environment } = renderWithRelay({
    routes: [{ path: '/', element: <ul>{quantities}</ul> }],
    at: '/',
    resolvers: cart.resolvers,
  });
  await screen.findAllByRole('listitem');
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent));
  const during = async (change: () => unknown) => {
    renders.length = 0;
    await act(async () => void (await change()));
    return renders;
  };
  const loadCart = () => fetchQuery<cartLinesTestQuery>(environment, query, {}).toPromise();
  return { environment, shown, during, loadCart };
}

const cartOfThree = () => new FakeCart().stock('prod_1', {}, 1).stock('prod_2', {}, 2).stock('prod_3', {}, 3);

describe('useMyCartLine', () => {
  it('has no line until the cart is loaded', async () => {
    const { shown, during, loadCart } = await renderQuantities(cartOfThree());
    expect(shown()).toEqual([0, 0, 0]);
    expect(await during(loadCart)).toHaveLength(3);
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('renders only the product whose line is added, changed or removed', async () => {
    const cart = new FakeCart().stock('prod_1', {}, 1).stock('prod_2', {}).stock('prod_3', {}, 3);
    const { environment, during, loadCart } = await renderQuantities(cart);
    await during(loadCart);
    const refresh = () => during(() => refreshCart(environment));
    expect(await refresh()).toEqual([]);
    cart.quantities.set('prod_2', 5);
    expect(await refresh()).toEqual(['prod_2: 5']);
    cart.quantities.set('prod_3', 4);
    expect(await refresh()).toEqual(['prod_3: 4']);
    cart.quantities.delete('prod_1'); // the lines after it move up
    expect(await refresh()).toEqual(['prod_1: 0']);
  });

  it('renders only the product with an optimistic quantity, also when that is rolled back', async () => {
    const { environment, shown, during, loadCart } = await renderQuantities(cartOfThree());
    await during(loadCart);
    for (const quantity of [7, 0]) {
      const show = () => applyOptimisticQuantity(environment, 'prod_1', quantity);
      let optimistic: ReturnType<typeof show> | undefined;
      expect(await during(() => void (optimistic = show()))).toEqual([`prod_1: ${quantity}`]);
      expect(await during(() => optimistic?.dispose())).toEqual(['prod_1: 1']);
    }
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('has no line for a visitor', async () => {
    const cart = cartOfThree();
    const { environment, shown, during, loadCart } = await renderQuantities(cart);
    await during(loadCart);
    cart.isSignedIn = false;
    await during(() => refreshCart(environment));
    expect(shown()).toEqual([0, 0, 0]);
  });
});
