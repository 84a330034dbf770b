import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { testConnection } from '../../catalogue/testShop.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay, type EventSink } from '../../relay/renderWithRelay.tsx';
import type { OrderStatus } from '../__generated__/OrderStatusBadge_order.graphql.ts';
import { testOrder } from '../testOrder.ts';
import adminOrderPage, { type AdminOrderPageQuery } from './__generated__/AdminOrderPageQuery.graphql.ts';
import orderBoardPage, { type OrderBoardPageQuery } from './__generated__/OrderBoardPageQuery.graphql.ts';
import { AdminOrderPage } from './AdminOrderPage.tsx';
import { orderBoardVariables } from './orderBoardAddress.ts';
import { OrderBoardPage } from './OrderBoardPage.tsx';

type TestOrder = ReturnType<typeof testOrder> & Record<string, unknown>;

interface Arguments {
  first: number;
  after?: string | null;
  filter?: { statuses?: string[] | null; search?: string | null } | null;
}

interface BoardOptions {
  /** What the server has, the newest first. */
  orders: () => readonly TestOrder[];
  at?: string;
  /** What becomes of a mutation, by its field. */
  mutations?: Record<string, (input: Record<string, unknown>) => object>;
}

/** For tests: the order `ord_<number>`, placed some minutes ago and promised within ten. */
export function boardOrder(
  number: number,
  status: OrderStatus,
  { minutes = 1, ...fields }: Record<string, unknown> = {},
) {
  const placed = Date.now() - Number(minutes) * 60_000;
  const placedAt = new Date(placed).toISOString();
  const promisedAt = new Date(placed + 10 * 60_000).toISOString();
  return testOrder([status], { id: `ord_${number}`, number, placedAt, promisedAt, ...fields }) as TestOrder;
}

/** For tests: there is room for the columns. */
export function widen(): void {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
}

/** For tests: the board and what opens over it; `tell` has the server tell of a change. */
export function renderBoard({ orders, at = '/dashboard/orders', mutations = {} }: BoardOptions) {
  const sinks: EventSink[] = [];
  const searches: unknown[] = [];
  const find = ({ statuses, search }: NonNullable<Arguments['filter']>) =>
    orders().filter(
      ({ status, number }) =>
        (statuses == null || statuses.includes(String(status))) && (search == null || search === String(number)),
    );
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        adminOrders: (_root, { filter, ...paging }: Arguments) => {
          if (filter?.search != null) searches.push(filter.search);
          return testConnection(find(filter ?? {}), paging);
        },
        adminOrder: (_root, { id }: { id: string }) => orders().find((order) => order.id === id) ?? null,
      },
      Mutation: Object.fromEntries(
        Object.entries(mutations).map(([field, answer]) => [
          field,
          (_root: unknown, { input }: { input: Record<string, unknown> }) => answer({ ...input }),
        ]),
      ),
    }),
    stream: (request, _variables, sink) => void (request.name === 'useOrderNewsSubscription' && sinks.push(sink)),
    routes: [
      {
        path: '/dashboard/orders',
        loader: preload<OrderBoardPageQuery>(orderBoardPage, orderBoardVariables, 'store-and-network'),
        Component: OrderBoardPage,
        children: [
          {
            path: ':orderId',
            loader: preload<AdminOrderPageQuery>(adminOrderPage, ({ params }) => ({ id: params['orderId'] ?? '' })),
            Component: AdminOrderPage,
          },
        ],
      },
    ],
    at,
  });
  const tell = async (...waitingCounts: number[]) => {
    await waitFor(() => expect(sinks).not.toHaveLength(0));
    await act(async () => {
      for (const waitingCount of waitingCounts) sinks.at(-1)?.next({ data: { adminOrdersChanged: { waitingCount } } });
    });
  };
  return { ...rendered, tell, searches };
}

/** For tests: the numbers in a column, from the top. */
export async function numbersIn(name: string): Promise<Array<string | null>> {
  const column = within(await screen.findByRole('region', { name }));
  return column.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}
