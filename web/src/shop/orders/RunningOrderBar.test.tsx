import { act, screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderWithRelay, type EventSink } from '../../relay/testing/renderWithRelay.tsx';
import type { RunningOrderBarTestQuery } from './__generated__/RunningOrderBarTestQuery.graphql.ts';
import { fakeOrder } from './order.fixtures.ts';
import { RunningOrderBar } from './RunningOrderBar.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Renders the bar of a viewer with these orders, the newest first; `publish` sends an event of the subscription. */
function renderBar(orders: ReadonlyArray<ReturnType<typeof fakeOrder>>, at = '/') {
  const sinks: EventSink[] = [];
  const rendered = renderWithRelay<RunningOrderBarTestQuery>({
    query: graphql`
      query RunningOrderBarTestQuery @relay_test_operation {
        viewer {
          ...RunningOrderBar_viewer
        }
      }
    `,
    resolvers: () => ({
      Query: { viewer: () => ({ __typename: 'User', id: 'user_1' }) },
      User: { orders: () => ({ edges: orders.map((node) => ({ node })) }) },
    }),
    stream: (_request, _variables, sink) => void sinks.push(sink),
    children: ({ viewer }) => (
      <>
        <Link to="/cart">Cart</Link>
        {viewer != null && <RunningOrderBar viewer={viewer} />}
      </>
    ),
    at,
  });
  const publish = (order: object) => act(async () => sinks.at(-1)?.next({ data: { orderUpdated: order } }));
  return { ...rendered, sinks, publish };
}

const bar = () => screen.findByRole('link', { name: /Placed|Arriving/ });
const shown = async () => (await screen.findByText('Cart')) && screen.queryByRole('link', { name: /Placed|Arriving/ });

describe('RunningOrderBar', () => {
  it('shows the time and what happens now of the newest order that is not closed, and links to it', async () => {
    const picked = fakeOrder(['PLACED', 'PICKING'], { id: 'ord_2', estimatedDeliveryAt: inMinutes(7.5) });
    renderBar([fakeOrder(['CANCELLED'], { id: 'ord_3' }), picked, fakeOrder(['PLACED'])]);
    expect(await bar()).toHaveTextContent('Arriving in 8 min We’re picking your items.');
    expect(await bar()).toHaveAttribute('href', '/dashboard/myorders/ord_2');
    expect(screen.getByText('We’re picking your items.')).toHaveAttribute('role', 'status');
  });

  it('changes with the order, and says so when it is delivered', async () => {
    const estimate = { estimatedDeliveryAt: inMinutes(7.5) };
    const { publish, sinks } = renderBar([fakeOrder(['PLACED'], estimate)]);
    expect(await bar()).toHaveTextContent('We’ve got your order.');
    await publish(fakeOrder(['PLACED', 'OUT_FOR_DELIVERY'], estimate));
    expect(await bar()).toHaveTextContent('Your order is on its way.');
    await publish(fakeOrder(['PLACED', 'DELIVERED'], { ...estimate, deliveredAt: inMinutes(0) }));
    expect(screen.queryByRole('link', { name: /Placed|Arriving/ })).not.toBeInTheDocument();
    expect(screen.getByText('Your order was delivered.')).toBeVisible();
    expect(sinks).toHaveLength(1);
    expect(sinks[0]?.closed).toBe(true);
  });

  it('has no stream while the tab is hidden, and reads the present state when it is shown', async () => {
    const estimate = { estimatedDeliveryAt: inMinutes(7.5) };
    const { publish, sinks } = renderBar([fakeOrder(['PLACED'], estimate)]);
    expect(await bar()).toHaveTextContent('We’ve got your order.');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sinks[0]?.closed).toBe(true);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await publish(fakeOrder(['PLACED', 'OUT_FOR_DELIVERY'], estimate));
    expect(await bar()).toHaveTextContent('Your order is on its way.');
    expect(sinks).toHaveLength(2);
  });

  it.each(['/cart', '/checkout', '/success', '/cancel', '/dashboard/myorders', '/dashboard/myorders/ord_1'])(
    'is hidden on %s, without a subscription',
    async (at) => {
      const { sinks } = renderBar([fakeOrder(['PLACED'])], at);
      expect(await shown()).toBeNull();
      expect(sinks).toHaveLength(0);
    },
  );

  it('is hidden without an order that is under way', async () => {
    const { sinks } = renderBar([fakeOrder(['DELIVERED'])]);
    expect(await shown()).toBeNull();
    expect(sinks).toHaveLength(0);
  });
});
