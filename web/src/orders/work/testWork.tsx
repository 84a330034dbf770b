import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay, type EventSink } from '../../relay/renderWithRelay.tsx';
import type { OrderStatus } from '../__generated__/OrderStatusBadge_order.graphql.ts';
import deliveriesPage, { type DeliveriesPageQuery } from './__generated__/DeliveriesPageQuery.graphql.ts';
import pickingPage, { type PickingPageQuery } from './__generated__/PickingPageQuery.graphql.ts';
import pickOrderPage, { type PickOrderPageQuery } from './__generated__/PickOrderPageQuery.graphql.ts';
import { DeliveriesPage } from './DeliveriesPage.tsx';
import { PickingPage } from './PickingPage.tsx';
import { PickOrderPage } from './PickOrderPage.tsx';

type Fields = Record<string, unknown>;
type Input = Record<string, unknown>;

interface WorkServer {
  picking?: () => readonly Fields[];
  deliveries?: () => readonly Fields[];
  /** What becomes of a mutation, by its field; one may take its time. */
  mutations?: Record<string, (input: Input) => object>;
  at: string;
}

/** For tests: a product to be packed. */
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
    shortQuantity: 0,
    ...fields,
  };
}

/** For tests: the order `pick_<number>` as its picker sees it, promised in five minutes. */
export function pickingOrder(number: number, status: OrderStatus, fields: Fields = {}) {
  return {
    __typename: 'PickingOrder',
    id: `pick_${number}`,
    number,
    status,
    promisedAt: inMinutes(5),
    quantity: 2,
    toPick: 2,
    pickerName: null,
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
    promisedAt: inMinutes(5),
    quantity: 3,
    cashToCollect: 41_200,
    isMine: status === 'OUT_FOR_DELIVERY',
    area: 'Bengaluru 560001',
    address: { __typename: 'OrderAddress' },
    ...fields,
  };
}

/** For tests: a moment so many minutes from now, and some seconds before it. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000 - 5000).toISOString();
}

/** For tests: the pages of pickers and riders; `tell` has the server tell that something has happened. */
export function renderWork({ picking = () => [], deliveries = () => [], mutations = {}, at }: WorkServer) {
  const sinks: EventSink[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        pickingOrders: picking,
        pickingOrder: (_root, { id }: { id: string }) => picking().find((order) => order['id'] === id) ?? null,
        deliveryOrders: deliveries,
      },
      Mutation: Object.fromEntries(
        Object.entries(mutations).map(([field, answer]) => [
          field,
          (_root: unknown, { input }: { input: Input }) => answer({ ...input }),
        ]),
      ),
    }),
    stream: (request, _variables, sink) => void (request.name === 'useFollowWorkSubscription' && sinks.push(sink)),
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
        Component: PickOrderPage,
      },
      {
        path: '/dashboard/deliveries',
        loader: preload<DeliveriesPageQuery>(deliveriesPage, () => ({}), 'store-and-network'),
        Component: DeliveriesPage,
      },
    ],
    at,
  });
  const tell = async () => {
    await waitFor(() => expect(sinks).not.toHaveLength(0));
    await act(async () => sinks.at(-1)?.next({ data: { workOrdersChanged: { __typename: 'WorkOrdersChange' } } }));
  };
  return { ...rendered, tell };
}
