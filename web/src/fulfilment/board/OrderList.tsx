import { Button, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../../ui/admin/AdminTable.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { OrderList_query$key } from './__generated__/OrderList_query.graphql.ts';
import type { OrderListNextQuery } from './__generated__/OrderListNextQuery.graphql.ts';
import { OrderListRow } from './OrderListRow.tsx';
import { texts } from './texts.ts';

const PAGE_SIZE = 20;
const columns = [
  texts.columnOrder,
  texts.columnPlaced,
  texts.columnName,
  texts.columnTotal,
  texts.columnPayment,
  texts.columnState,
];

interface OrderListProps {
  query: OrderList_query$key;
  isBusy: boolean;
  /** Clears search and state; null if neither is set. */
  onClear: (() => void) | null;
}

/** All orders, open and closed, the newest first, with a button that loads more. */
export function OrderList({ query, isBusy, onClear }: OrderListProps) {
  const { data, ...pages } = usePaginationFragment<OrderListNextQuery, OrderList_query$key>(
    graphql`
      fragment OrderList_query on Query
      @refetchable(queryName: "OrderListNextQuery")
      @argumentDefinitions(
        search: { type: "String" }
        statuses: { type: "[OrderStatus!]" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        adminOrders(filter: { search: $search, statuses: $statuses }, first: $count, after: $cursor)
          @connection(key: "OrderList_adminOrders")
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              ...OrderListRow_order
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges, totalCount } = data.adminOrders;
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);

  if (edges.length === 0) {
    return (
      <EmptyState
        title={onClear === null ? texts.emptyTitle : texts.noMatchTitle}
        text={onClear === null ? texts.emptyText : texts.noMatchText}
        picture={<EmptyResultIllustration />}
        action={
          onClear !== null && (
            <Button variant="outline" onClick={onClear}>
              {texts.clear}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <Text role="status" mb="2" textStyle="sm" color="fg.muted">
        {texts.count(totalCount)}
      </Text>
      <AdminTable label={texts.list} columns={columns} isBusy={isBusy}>
        {edges.map(({ node }) => (
          <OrderListRow key={node.id} order={node} />
        ))}
      </AdminTable>
      <LoadMore pages={more} />
    </>
  );
}
