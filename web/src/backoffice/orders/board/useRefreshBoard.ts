import { useMatch } from 'react-router-dom';
import { adminOrderPath } from '../../staffPaths.ts';
import { useReload } from '../../ui/useReload.ts';
import adminOrderPage, { type AdminOrderPageQuery } from '../__generated__/AdminOrderPageQuery.graphql.ts';
import orderBoardPage, {
  type OrderBoardPageQuery,
  type OrderBoardPageQuery$variables,
} from './__generated__/OrderBoardPageQuery.graphql.ts';

/** Reloads the board, and the order that is open over it. The paginated list is not reloaded, because it would start at its first page. */
export function useRefreshBoard(variables: OrderBoardPageQuery$variables): () => void {
  const orderId = useMatch(adminOrderPath(':orderId'))?.params.orderId;
  const board = useReload<OrderBoardPageQuery>(orderBoardPage, () => variables);
  const order = useReload<AdminOrderPageQuery>(adminOrderPage, () => ({ id: orderId ?? '' }));
  return () => {
    if (!variables.isList) board.reload();
    if (orderId !== undefined) order.reload();
  };
}
