import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay, type EventSink, type ServerOptions } from '../../relay/testing/renderWithRelay.tsx';
import orderPage, { type OrderPageQuery } from './__generated__/OrderPageQuery.graphql.ts';
import { OrderPage } from './OrderPage.tsx';

interface OrderAnswers {
  switchToCash?: (input: { orderId: string }) => object;
  /** Replaces the response to a request. */
  answer?: ServerOptions['answer'];
}

/** For tests: the page of the order that `shown()` returns at each query; `publish` sends it as an event of the subscription. */
export function renderOrder(
  shown: () => object | null,
  cancel?: (input: { orderId: string; reason: string | null }) => object,
  { switchToCash, answer }: OrderAnswers = {},
) {
  const sinks: EventSink[] = [];
  const rendered = renderWithRelay({
    ...(answer !== undefined && { answer }),
    resolvers: () => ({
      Query: {
        order: shown,
        helpContact: () => ({ __typename: 'HelpContact', email: 'help@kirana.example', phone: '+91 80 0000 0000' }),
      },
      Mutation: {
        orderCancel: (_root, { input }: { input: { orderId: string; reason: string | null } }) =>
          cancel?.({ ...input }),
        paymentSwitchToCash: (_root, { input }: { input: { orderId: string } }) => switchToCash?.({ ...input }),
      },
    }),
    stream: (request, _variables, sink) => void (request.name === 'useOrderUpdatesSubscription' && sinks.push(sink)),
    routes: [
      {
        path: '/dashboard/myorders/:orderId',
        loader: preload<OrderPageQuery>(orderPage, ({ params }) => ({ id: params['orderId'] ?? '' })),
        Component: OrderPage,
      },
    ],
    at: '/dashboard/myorders/ord_1',
  });
  const publish = async () => {
    await waitFor(() => expect(sinks).not.toHaveLength(0));
    await act(async () => sinks.at(-1)?.next({ data: { orderUpdated: shown() } }));
  };
  return { ...rendered, sinks, publish };
}

/** For tests: a titled part of the page. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }));
