import { Button, Text, Badge, Box, chakra, Flex, Skeleton, VisuallyHidden, Heading } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useId, useState, type KeyboardEvent } from 'react';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { OrderBoard_query$key } from './__generated__/OrderBoard_query.graphql.ts';
import { COLUMNS, type ColumnStatus, nextStatus } from './boardStates.ts';
import { type BoardOrder, ColumnCards, PrintColumnLink } from './BoardColumn.tsx';
import { OrderCard } from './OrderCard.tsx';
import { texts, columnTexts } from './texts.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useScrollToCurrent } from '../../../ui/useScrollToCurrent.ts';
import tabStyles from '../../ui/AdminTabs.module.css';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { statusLabel } from '../../../shop/orders/statusLabel.ts';
import { useAdvanceOrder } from './useUpdateOrderStatus.ts';

/** The least width at which all columns fit side by side. */
const ALL_COLUMNS = '(min-width: 1100px)';

interface OrderBoardProps {
  query: OrderBoard_query$key;
  /** Runs the same search on all orders; null without a search. */
  onSearchAll: (() => void) | null;
}

/** The open orders in columns by their state, the oldest first. A card's column follows from its order's state alone. */
export function OrderBoard({ query, onSearchAll }: OrderBoardProps) {
  const { open, unpaid } = useFragment(
    graphql`
      fragment OrderBoard_query on Query @argumentDefinitions(search: { type: "String" }) {
        open: adminOrders(
          filter: { statuses: [PLACED, CONFIRMED, PICKING, PACKED, OUT_FOR_DELIVERY, DELIVERY_FAILED], search: $search }
          first: 100
        ) @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              number
              status
              placedAt
              cashToCollect
              assignedRider {
                userId
              }
              ...OrderCard_order
            }
          }
        }
        unpaid: adminOrders(filter: { statuses: [PENDING_PAYMENT] }, first: 1) @required(action: THROW) {
          totalCount
        }
      }
    `,
    query,
  );
  const now = useNow();
  const hasColumns = useMediaQuery(ALL_COLUMNS);
  const orders = open.edges
    .map(({ node }) => node)
    .toSorted((one, other) => Date.parse(one.placedAt) - Date.parse(other.placedAt))
    .flatMap((order): BoardOrder[] => {
      const status = COLUMNS.find((column) => column === order.status);
      if (status === undefined) return [];
      const { id, number, cashToCollect } = order;
      const riderId = order.assignedRider?.userId ?? null;
      return [{ id, number, status, cashToCollect, riderId, card: <OrderCard order={order} now={now} /> }];
    });

  if (onSearchAll !== null && orders.length === 0) return <NoMatchingOrders onSearchAll={onSearchAll} />;
  return (
    <>
      {hasColumns ? <BoardColumns orders={orders} /> : <BoardTabs orders={orders} />}
      <Text mt="3" textStyle="sm" color="fg.muted">
        {`Waiting for payment: ${unpaid.totalCount}`}
      </Text>
      {open.totalCount > open.edges.length && (
        <Text textStyle="sm" color="fg.muted">
          {`Showing the newest ${open.edges.length} of ${open.totalCount} open orders.`}
        </Text>
      )}
    </>
  );
}

/** Shown when a search matches none of the orders of a view. */
export function NoMatchingOrders({ onSearchAll }: { onSearchAll: () => void }) {
  return (
    <EmptyState
      title={texts.noMatchTitle}
      text={texts.noMatchText}
      picture={<EmptyResultIllustration />}
      action={
        <Button variant="outline" onClick={onSearchAll}>
          Search all orders
        </Button>
      }
    />
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The board on narrow screens: one column at a time, chosen by tabs. */
function BoardTabs({ orders }: { orders: readonly BoardOrder[] }) {
  const [chosen, setChosen] = useState<ColumnStatus>('PLACED');
  const id = useId();
  const strip = useScrollToCurrent<HTMLDivElement>(chosen);
  const ownOf = (status: ColumnStatus) => orders.filter((order) => order.status === status);

  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const next = by === undefined ? undefined : COLUMNS[COLUMNS.indexOf(chosen) + by];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(`${id}${next}`)?.focus();
  };

  return (
    <>
      <Flex gap="1">
        <Box
          ref={strip}
          className={tabStyles.tabs}
          flex="1"
          role="tablist"
          aria-label="Open orders by state"
          onKeyDown={step}
        >
          {COLUMNS.map((status) => (
            <button
              key={status}
              className={tabStyles.tab}
              type="button"
              role="tab"
              id={`${id}${status}`}
              aria-selected={status === chosen}
              aria-controls={`${id}panel`}
              tabIndex={status === chosen ? 0 : -1}
              onClick={() => setChosen(status)}
            >
              {columnTexts[status]} <Badge colorPalette="gray">{ownOf(status).length}</Badge>
            </button>
          ))}
        </Box>
        <PrintColumnLink status={chosen} count={ownOf(chosen).length} />
      </Flex>
      <Box role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} minH="20rem">
        <VisuallyHidden as="h2">{columnTexts[chosen]}</VisuallyHidden>
        <ColumnCards key={chosen} status={chosen} orders={ownOf(chosen)} />
      </Box>
    </>
  );
}

/** The board on wide screens: all columns side by side, with cards that can be dragged to the next column. */
function BoardColumns({ orders }: { orders: readonly BoardOrder[] }) {
  const [dragged, setDragged] = useState<BoardOrder | null>(null);
  const { advanceOrder } = useAdvanceOrder();
  const id = useId();

  const drop = (status: ColumnStatus) => {
    setDragged(null);
    if (dragged === null || dragged.status === status) return;
    const next = nextStatus(dragged.status);
    if (next === status) advanceOrder(dragged);
    else if (next !== null)
      showError(`Order #${dragged.number} can only be moved to ${columnTexts[next] ?? statusLabel(next)}.`);
  };

  return (
    <Columns>
      {COLUMNS.map((status) => {
        const own = orders.filter((order) => order.status === status);
        const isTarget = dragged !== null && nextStatus(dragged.status) === status;
        return (
          <Flex
            key={status}
            as="section"
            aria-labelledby={`${id}${status}`}
            direction="column"
            flex="1"
            minW="0"
            borderRadius="card"
            borderWidth="1px"
            borderColor={isTarget ? 'primary.solid' : 'transparent'}
            bg={isTarget ? 'primary.subtle' : 'bg.subtle'}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              drop(status);
            }}
          >
            <Flex align="center" justify="space-between" gap="1" px="2" py="2.5">
              <Heading as="h2" id={`${id}${status}`} textStyle="sm">
                {columnTexts[status]}
              </Heading>
              <Flex align="center">
                <Box my="-3">
                  <PrintColumnLink status={status} count={own.length} />
                </Box>
                <Badge colorPalette="gray">{own.length}</Badge>
              </Flex>
            </Flex>
            <Box flex="1" minH="0" overflowY="auto" scrollbarWidth="thin" px="1" pb="1">
              <ColumnCards status={status} orders={own} onDrag={setDragged} />
            </Box>
          </Flex>
        );
      })}
    </Columns>
  );
}

const Columns = chakra('div', { base: { display: 'flex', gap: '2', h: 'calc(100dvh - 19rem)', minH: '26rem' } });

/** The board while it loads: its columns, or the tabs and cards of one. */
export function BoardSkeleton() {
  const hasColumns = useMediaQuery(ALL_COLUMNS);
  if (hasColumns) {
    return (
      <Columns>
        {COLUMNS.map((status) => (
          <Skeleton key={status} flex="1" h="full" borderRadius="card" />
        ))}
      </Columns>
    );
  }
  return (
    <>
      <Skeleton h="11" mb="3" />
      <Flex direction="column" gap="2">
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} h="36" borderRadius="card" />
        ))}
      </Flex>
    </>
  );
}
