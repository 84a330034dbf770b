import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { useMatch } from 'react-router-dom';
import adminOrderPage, { type AdminOrderPageQuery } from './__generated__/AdminOrderPageQuery.graphql.ts';
import orderBoardPage, {
  type OrderBoardPageQuery,
  type OrderBoardPageQuery$variables,
} from './__generated__/OrderBoardPageQuery.graphql.ts';
import { oneAtATime } from './oneAtATime.ts';
import { boardOrderPath } from './orderBoardAddress.ts';

/**
 * Loads the board, and the order that is open over it, into the store behind what is shown. Calls that come while it is at that
 * count as one. A failure changes nothing: what is shown stays. The paged list is left alone, because it would begin anew.
 */
export function useRefreshBoard(variables: OrderBoardPageQuery$variables): () => void {
  const environment = useRelayEnvironment();
  const orderId = useMatch(boardOrderPath(':orderId'))?.params.orderId;
  const [run] = useState(oneAtATime);

  const loadBoard = () =>
    fetchQuery<OrderBoardPageQuery>(environment, orderBoardPage, variables, {
      fetchPolicy: 'network-only',
    }).toPromise();
  const loadOrder = (id: string) =>
    fetchQuery<AdminOrderPageQuery>(environment, adminOrderPage, { id }, { fetchPolicy: 'network-only' }).toPromise();

  return () =>
    run(() => Promise.allSettled([variables.isBoard && loadBoard(), orderId !== undefined && loadOrder(orderId)]));
}
