import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../../ui/AdminTable.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { OrderList_query$key } from './__generated__/OrderList_query.graphql.ts';
import type { OrderListNextQuery } from './__generated__/OrderListNextQuery.graphql.ts';
import { OrderListRow } from './OrderListRow.tsx';
import { OrderSelectionBar } from './OrderSelectionBar.tsx';
import { selectionTexts, texts } from './texts.ts';
import { useOrderSelection } from './useOrderSelection.ts';

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

/** All orders, open and closed, or those with a disputed payment, the newest first, with a button that loads more. */
export function OrderList({ query, isBusy, onClear }: OrderListProps) {
  const { data, ...pages } = usePaginationFragment<OrderListNextQuery, OrderList_query$key>(
    graphql`
      fragment OrderList_query on Query
      @refetchable(queryName: "OrderListNextQuery")
      @argumentDefinitions(
        search: { type: "String" }
        statuses: { type: "[OrderStatus!]" }
        isDisputed: { type: "Boolean" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        adminOrders(
          filter: { search: $search, statuses: $statuses, isDisputed: $isDisputed }
          first: $count
          after: $cursor
        ) @connection(key: "OrderList_adminOrders") @required(action: THROW) {
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
  const selection = useOrderSelection(edges.map(({ node }) => node.id));

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
      <Flex justify="space-between" align="center" gap="2" mb="1">
        <Text role="status" textStyle="sm" color="fg.muted">
          {texts.count(totalCount)}
        </Text>
        <SelectAll>
          <chakra.input
            type="checkbox"
            accentColor="green.solid"
            boxSize="5"
            checked={selection.ids.length === edges.length}
            onChange={selection.toggleAll}
          />
          {selectionTexts.selectAll}
        </SelectAll>
      </Flex>
      <AdminTable label={texts.list} columns={columns} isBusy={isBusy}>
        {edges.map(({ node }) => (
          <OrderListRow
            key={node.id}
            order={node}
            isSelected={selection.has(node.id)}
            onSelect={() => selection.toggle(node.id)}
          />
        ))}
      </AdminTable>
      <LoadMore pages={more} />
      {selection.ids.length > 0 && (
        <Box position="sticky" bottom="0" zIndex="dropdown" pb="calc(0.5rem + env(safe-area-inset-bottom))">
          <OrderSelectionBar ids={selection.ids} onClear={selection.clear} />
        </Box>
      )}
    </>
  );
}

const SelectAll = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '11', textStyle: 'sm', cursor: 'button' },
});
