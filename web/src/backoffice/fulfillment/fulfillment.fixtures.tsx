import { mutationResolvers } from '../../relay/testing/mutationResolvers.ts';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { connection } from '../../../mock/mocks.ts';
import { preload } from '../../relay/preload.ts';
import { PermissionsContext, type Permission } from '../../shop/identity/permissions.ts';
import { renderWithRelay, type EventSink } from '../../relay/testing/renderWithRelay.tsx';
import type { OrderStatus } from '../../shop/orders/__generated__/OrderDetails_order.graphql.ts';
import deliveriesPage, { type DeliveriesPageQuery } from '../deliveries/__generated__/DeliveriesPageQuery.graphql.ts';
import pickingPage, { type PickingPageQuery } from '../picking/__generated__/PickingPageQuery.graphql.ts';
import pickOrderPage, { type PickOrderPageQuery } from '../picking/__generated__/PickOrderPageQuery.graphql.ts';
import { DeliveriesPage } from '../deliveries/DeliveriesPage.tsx';
import { PickingPage } from '../picking/PickingPage.tsx';
import { PickOrderPage } from '../picking/PickOrderPage.tsx';

type Paging = Parameters<typeof connection>[1];
type Fields = Record<string, unknown>;
type Input = Record<string, unknown>;

interface FulfillmentServer {
  picking?: () => readonly Fields[];
  deliveries?: () => readonly Fields[];
  /** The result of each mutation, by its field; it may be a promise. */
  mutations?: Record<string, (input: Input) => object>;
  /** The viewer's; by default those of a picker. */
  permissions?: readonly Permission[];
  at: string;
}

/** For tests: a line to pick. */
export function pickingLine(id: string, fields: Fields = {}) {
  return {
    __typename: 'PickingLine',
    id,
    name: 'Toor dal',
    brand: null,
    unit: '500 g',
    picture: null,
    quantity: 2,
    pickedQuantity: 0,
    missingQuantity: 0,
    ...fields,
  };
}

/** For tests: the order `pick_<number>` as its picker sees it, due in five minutes. */
export function pickingOrder(number: number, status: OrderStatus, fields: Fields = {}) {
  return {
    __typename: 'PickingOrder',
    id: `pick_${number}`,
    number,
    status,
    estimatedDeliveryAt: inMinutes(5),
    quantity: 2,
    remainingQuantity: 2,
    picker: null,
    isMine: false,
    lines: [pickingLine(`pline_${number}`)],
    ...fields,
  };
}

/** For tests: the order `deliv_<number>` as its rider sees it. */
export function deliveryOrder(number: number, status: OrderStatus, fields: Fields = {}) {
  return {
    __typename: 'DeliveryOrder',
    id: `deliv_${number}`,
    number,
    status,
    estimatedDeliveryAt: inMinutes(5),
    quantity: 3,
    cashToCollect: 41_200,
    roundOff: 0,
    isMine: status === 'OUT_FOR_DELIVERY',
    rider: null,
    deliveryFailure: null,
    area: 'Bengaluru 560001',
    address: { __typename: 'OrderAddress' },
    deliveryPreferences: null,
    ...fields,
  };
}

/** For tests: the time in `minutes` from now, less some seconds. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000 - 5000).toISOString();
}

/** For tests: the pages of pickers and riders; `publish` sends an event of the subscription. */
export function renderFulfillment({
  picking = () => [],
  deliveries = () => [],
  mutations = {},
  permissions = ['PICKING'],
  at,
}: FulfillmentServer) {
  const sinks: EventSink[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        pickingOrders: (_root, paging: Paging) => connection(picking(), paging),
        pickingOrder: (_root, { id }: { id: string }) => picking().find((order) => order['id'] === id) ?? null,
        openCashShift: () => null,
        deliveryOrders: (_root, paging: Paging) => connection(deliveries(), paging),
      },
      Mutation: mutationResolvers(mutations),
    }),
    stream: (request, _variables, sink) =>
      void (request.name === 'useOrderUpdatesFulfillmentUpdatesSubscription' && sinks.push(sink)),
    routes: [
      {
        path: '/dashboard/picking',
        loader: preload<PickingPageQuery>(pickingPage, () => ({}), 'store-and-network'),
        Component: PickingPage,
      },
      {
        path: '/dashboard/picking/:orderId',
        loader: preload<PickOrderPageQuery>(
          pickOrderPage,
          ({ params }) => ({ id: params['orderId'] ?? '' }),
          'store-and-network',
        ),
        element: (
          <PermissionsContext value={permissions}>
            <PickOrderPage />
          </PermissionsContext>
        ),
      },
      {
        path: '/dashboard/deliveries',
        loader: preload<DeliveriesPageQuery>(deliveriesPage, () => ({}), 'store-and-network'),
        Component: DeliveriesPage,
      },
    ],
    at,
  });
  const publish = async () => {
    await waitFor(() => expect(sinks).not.toHaveLength(0));
    await act(async () =>
      sinks.at(-1)?.next({ data: { fulfillmentOrdersChanged: { __typename: 'FulfillmentOrdersChange' } } }),
    );
  };
  return { ...rendered, publish };
}
