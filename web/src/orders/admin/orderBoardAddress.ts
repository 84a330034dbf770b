import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OrderStatus } from '../__generated__/OrderStatusBadge_order.graphql.ts';
import { statusTexts } from '../texts.ts';
import type { OrderBoardPageQuery$variables } from './__generated__/OrderBoardPageQuery.graphql.ts';

const LONGEST_SEARCH = 100;

/** The filters in the board's address: what is searched for, `all` for more than the open orders, and of those one state. */
export const filterNames = ['q', 'show', 'state'] as const;

/** The orders that `/dashboard/orders?q=&show=all&state=` asks for; what makes no sense in it shows the board. */
export function orderBoardVariables({ request }: LoaderFunctionArgs): OrderBoardPageQuery$variables {
  const params = new URL(request.url).searchParams;
  const search = (params.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const state = params.get('state') ?? '';
  return {
    search: search === '' ? null : search,
    isBoard: params.get('show') !== 'all',
    statuses: isStatus(state) ? [state] : null,
  };
}

function isStatus(text: string): text is OrderStatus {
  return text in statusTexts;
}

/** Where an order lies over the board, which stays as it is. */
export function boardOrderPath(orderId: string): string {
  return `/dashboard/orders/${orderId}`;
}
