import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OrderStatus } from '../../../shop/orders/__generated__/OrderDetails_order.graphql.ts';
import { statusTexts } from '../../../shop/orders/texts.ts';
import type { OrderBoardPageQuery$variables } from './__generated__/OrderBoardPageQuery.graphql.ts';

const MAX_SEARCH_LENGTH = 100;

/** The board's URL parameters: the search, `all` for open and closed orders, `disputed` for those whose payment is or `hold` for those on hold, and one state of all. */
export const filterNames = ['q', 'show', 'state'] as const;

/** Query variables from `/dashboard/orders?q=&show=all&state=`; invalid parameters are ignored. */
export function orderBoardVariables({ request }: LoaderFunctionArgs): OrderBoardPageQuery$variables {
  const params = new URL(request.url).searchParams;
  const search = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const show = params.get('show');
  const state = params.get('state') ?? '';
  return {
    search: search === '' ? null : search,
    isList: show === 'all' || show === 'disputed',
    isDisputed: show === 'disputed' ? true : null,
    isOnHold: show === 'hold',
    isBoard: show !== 'all' && show !== 'disputed' && show !== 'hold',
    statuses: isStatus(state) ? [state] : null,
  };
}

function isStatus(text: string): text is OrderStatus {
  return text in statusTexts;
}
