import { mutationResolvers } from '../../../relay/testing/mutationResolvers.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { fakeConnection } from '../../../relay/testing/fakeConnection.ts';
import { PermissionsContext, type Permission } from '../../../shop/identity/permissions.ts';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay, type EventSink } from '../../../relay/testing/renderWithRelay.tsx';
import type { OrderStatus } from '../../../shop/orders/__generated__/OrderDetails_order.graphql.ts';
import { fakeOrder } from '../../../shop/orders/order.fixtures.ts';
import adminOrderPage, { type AdminOrderPageQuery } from '../__generated__/AdminOrderPageQuery.graphql.ts';
import orderBoardPage, { type OrderBoardPageQuery } from './__generated__/OrderBoardPageQuery.graphql.ts';
import { AdminOrderPage } from '../AdminOrderPage.tsx';
import { orderBoardVariables } from './orderBoardUrl.ts';
import { OrderBoardPage } from './OrderBoardPage.tsx';

type TestOrder = ReturnType<typeof fakeOrder> & Record<string, unknown>;

interface Arguments {
  first: number;
  after?: string | null;
  filter?: {
    statuses?: string[] | null;
    isOnHold?: boolean | null;
    isDisputed?: boolean | null;
    search?: string | null;
  } | null;
}

interface BoardOptions {
  /** The server's orders, the newest first. */
  orders: () => readonly TestOrder[];
  at?: string;
  /** The result of each mutation, by its field. */
  mutations?: Record<string, (input: Record<string, unknown>) => object>;
  /** The viewer's; null: all. */
  permissions?: readonly Permission[] | null;
  /** The names of those who can deliver. */
  riders?: readonly string[];
}

const fakeRisk = {
  __typename: 'OrderRisk',
  isEmailConfirmed: false,
  accountCreatedAt: '2026-01-15T10:00:00.000Z',
  deliveredOrderCount: 2,
  cancelledOrderCount: 1,
  otherAccountsAtAddress: 3,
  otherAccountsInNetwork: 0,
};

/** For tests: the order `ord_<number>`, placed some minutes ago and due within ten. */
export function fakeBoardOrder(
  number: number,
  status: OrderStatus,
  { minutes = 1, ...fields }: Record<string, unknown> = {},
) {
  const placed = Date.now() - Number(minutes) * 60_000;
  const placedAt = new Date(placed).toISOString();
  const estimatedDeliveryAt = new Date(placed + 10 * 60_000).toISOString();
  const own = { id: `ord_${number}`, number, placedAt, estimatedDeliveryAt, holdReason: null, risk: fakeRisk };
  return fakeOrder([status], { ...own, ...fields }) as TestOrder;
}

/** For tests: makes the screen wide enough for all columns. */
export function stubWideScreen(): void {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
}

/** For tests: the board with its dialog, as Asha sees it; `publish` sends an event of the subscription. */
export function renderBoard(options: BoardOptions) {
  const { orders, at = '/dashboard/orders', mutations = {}, permissions = null, riders = ['Ravi', 'Rita'] } = options;
  const sinks: EventSink[] = [];
  const searches: unknown[] = [];
  const find = ({ statuses, isOnHold, isDisputed, search }: NonNullable<Arguments['filter']>) =>
    orders().filter(
      (order) =>
        (statuses == null || statuses.includes(String(order.status))) &&
        (isOnHold == null || isOnHold === order.isOnHold) &&
        (isDisputed == null || isDisputed === order.disputes.length > 0) &&
        (search == null || search === String(order.number)),
    );
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        adminOrders: (_root, { filter, ...paging }: Arguments) => {
          if (filter?.search != null) searches.push(filter.search);
          return fakeConnection(find(filter ?? {}), paging);
        },
        riders: () => riders.map((name) => ({ __typename: 'Actor', userId: `user_${name.toLowerCase()}`, name })),
        viewer: () => ({ __typename: 'User', id: 'user_asha' }),
        adminOrder: (_root, { id }: { id: string }) => orders().find((order) => order.id === id) ?? null,
      },
      Mutation: mutationResolvers(mutations),
    }),
    stream: (request, _variables, sink) =>
      void (request.name === 'OrderBoardPageBoardUpdatesSubscription' && sinks.push(sink)),
    routes: [
      {
        path: '/dashboard/orders',
        loader: preload<OrderBoardPageQuery>(orderBoardPage, orderBoardVariables, 'store-and-network'),
        element: (
          <PermissionsContext value={permissions}>
            <OrderBoardPage />
          </PermissionsContext>
        ),
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
  const publish = async (...waitingCounts: number[]) => {
    await waitFor(() => expect(sinks).not.toHaveLength(0));
    await act(async () => {
      for (const waitingCount of waitingCounts) sinks.at(-1)?.next({ data: { adminOrdersChanged: { waitingCount } } });
    });
  };
  return { ...rendered, publish, searches };
}

/** For tests: the order numbers in a column, from the top. */
export async function orderNumbersIn(name: string): Promise<Array<string | null>> {
  const column = within(await screen.findByRole('region', { name }));
  return column.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}
