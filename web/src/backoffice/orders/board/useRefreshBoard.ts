import { adminOrderPath } from '../../staffPaths.ts';
import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { useMatch } from 'react-router-dom';
import adminOrderPage, { type AdminOrderPageQuery } from '../__generated__/AdminOrderPageQuery.graphql.ts';
import orderBoardPage, {
  type OrderBoardPageQuery,
  type OrderBoardPageQuery$variables,
} from './__generated__/OrderBoardPageQuery.graphql.ts';
import { coalesceTasks } from '../../../relay/coalesceTasks.ts';

/**
 * Reloads the board, and the order that is open over it, into the store while the screen stays. Calls during a reload are
 * coalesced into one. A failure changes nothing. The paginated list is not reloaded, because it would start at its first page.
 */
export function useRefreshBoard(variables: OrderBoardPageQuery$variables): () => void {
  const environment = useRelayEnvironment();
  const orderId = useMatch(adminOrderPath(':orderId'))?.params.orderId;
  const [run] = useState(coalesceTasks);

  const loadBoard = () =>
    fetchQuery<OrderBoardPageQuery>(environment, orderBoardPage, variables, {
      fetchPolicy: 'network-only',
    }).toPromise();
  const loadOrder = (id: string) =>
    fetchQuery<AdminOrderPageQuery>(environment, adminOrderPage, { id }, { fetchPolicy: 'network-only' }).toPromise();

  return () =>
    run(() => Promise.allSettled([!variables.isList && loadBoard(), orderId !== undefined && loadOrder(orderId)]));
}
