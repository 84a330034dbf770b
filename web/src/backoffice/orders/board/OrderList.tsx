import { Box, chakra, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useState } from 'react';
import { Printer, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AdminList } from '../../ui/AdminList.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import type { OrderList_query$key } from './__generated__/OrderList_query.graphql.ts';
import type { OrderListNextQuery } from './__generated__/OrderListNextQuery.graphql.ts';
import { OrderListRow } from './OrderListRow.tsx';
import { texts } from './texts.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { bagDocuments, printOrdersPath } from '../../print/printPaths.ts';

const documentsTexts = { 'packing-slip': 'Packing slips', 'bag-label': 'Bag labels' } as const;

const PAGE_SIZE = 20;

const orderColumns = ['Order', 'Placed', 'For', 'Total', 'Payment', texts.columnState];

interface OrderListProps {
  query: OrderList_query$key;
  isBusy: boolean;
  /** Clears search and state; null if neither is set. */
  onClear: (() => void) | null;
}

/** All orders, open and closed, or those with a disputed payment, the newest first. */
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
  const selection = useOrderSelection(edges.map(({ node }) => node.id));
  return (
    <>
      <AdminList
        label="Orders found"
        columns={orderColumns}
        rows={edges.map(({ node }) => (
          <OrderListRow
            key={node.id}
            order={node}
            isSelected={selection.has(node.id)}
            onSelect={() => selection.toggle(node.id)}
          />
        ))}
        pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
        count={texts.count(totalCount)}
        tools={
          <SelectAll>
            <chakra.input
              type="checkbox"
              accentColor="primary.solid"
              boxSize="5"
              checked={selection.ids.length === edges.length}
              onChange={selection.toggleAll}
            />
            Select all
          </SelectAll>
        }
        empty={{ title: 'No orders yet', text: 'Orders will show up here.' }}
        noMatch={{ title: texts.noMatchTitle, text: texts.noMatchText }}
        clear={onClear && { label: 'Clear search', onPress: onClear }}
        isBusy={isBusy}
      />
      {selection.ids.length > 0 && (
        <Box position="sticky" bottom="0" zIndex="dropdown" pb="calc(0.5rem + env(safe-area-inset-bottom))">
          <OrderSelectionBar ids={selection.ids} onClear={selection.clear} />
        </Box>
      )}
    </>
  );
}

/** The largest number of orders that are printed together. */
const MAX_SELECTED = 50;

/** The orders of the list that are selected; those that are not listed do not count. */
function useOrderSelection(listed: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = listed.filter((id) => selected.has(id));
  return {
    ids,
    has: (id: string) => selected.has(id),
    toggle: (id: string) => {
      if (selected.has(id)) return setSelected(new Set(ids.filter((other) => other !== id)));
      if (ids.length === MAX_SELECTED) return showError(`You can print up to ${MAX_SELECTED} orders at once`);
      setSelected(new Set([...ids, id]));
    },
    /** Selects all that are listed, or none when all are selected. */
    toggleAll: () => setSelected(new Set(ids.length === listed.length ? [] : listed.slice(0, MAX_SELECTED))),
    clear: () => setSelected(new Set()),
  };
}

const SelectAll = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '11', textStyle: 'sm', cursor: 'button' },
});

interface OrderSelectionBarProps {
  ids: readonly string[];
  onClear: () => void;
}

/** The bar of the selected orders, with links that print them together. */
function OrderSelectionBar({ ids, onClear }: OrderSelectionBarProps) {
  return (
    <Flex
      role="group"
      aria-label="Selected orders"
      layerStyle="float"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      gap="2"
      mt="2"
      p="2"
    >
      <Flex align="center" justify="space-between" flex="1" ps="2">
        <Text role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {`${ids.length} selected`}
        </Text>
        <IconButton variant="ghost" colorPalette="gray" aria-label="Clear the selection" onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      <Flex gap="2">
        {bagDocuments.map((document) => (
          <Button key={document} asChild variant="outline" flex={{ base: '1', md: 'none' }}>
            <Link to={printOrdersPath(document, { ids })}>
              <Printer aria-hidden />
              {documentsTexts[document]}
            </Link>
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
