import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OrderBoardPageQuery$variables } from './__generated__/OrderBoardPageQuery.graphql.ts';

const LONGEST_SEARCH = 100;

/** The filters in the board's address: what is searched for, and `all` for more than the open orders. */
export const filterNames = ['q', 'show'] as const;

/** The orders that `/dashboard/orders?q=&show=all` asks for; what makes no sense in it shows the board. */
export function orderBoardVariables({ request }: LoaderFunctionArgs): OrderBoardPageQuery$variables {
  const params = new URL(request.url).searchParams;
  const search = (params.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  return { search: search === '' ? null : search, isBoard: params.get('show') !== 'all' };
}

/** Where an order lies over the board, which stays as it is. */
export function boardOrderPath(orderId: string): string {
  return `/dashboard/orders/${orderId}`;
}
