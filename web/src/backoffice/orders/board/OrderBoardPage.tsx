import { Box, Button, Flex, Skeleton } from '@chakra-ui/react';
import { Volume2, VolumeX } from 'lucide-react';
import { useRef } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Outlet } from 'react-router-dom';
import { useUrlFilters } from '../../../ui/lists/useUrlFilters.ts';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type { OrderBoardPageQuery } from './__generated__/OrderBoardPageQuery.graphql.ts';
import { OrdersOnHold } from '../holds/OrdersOnHold.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { RefreshContext, useRefresh } from '../../fulfilment/RefreshContext.ts';
import { AdminHeader } from '../../ui/AdminHeader.tsx';
import { COLUMNS } from './boardStates.ts';
import { filterNames } from './orderBoardUrl.ts';
import { OrderBoard } from './OrderBoard.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderQuestionContext } from './OrderQuestionContext.ts';
import { OrderQuestionDialogs } from './OrderQuestionDialogs.tsx';
import { useOrderQuestions, type AskedQuestion } from './useOrderQuestions.ts';
import { NewOrderAlert } from './NewOrderAlert.tsx';
import { texts } from './texts.ts';
import { useOrderSound } from './useOrderSound.ts';
import { useRefreshBoard } from './useRefreshBoard.ts';

const orderBoardPageQuery = graphql`
  query OrderBoardPageQuery(
    $search: String
    $isBoard: Boolean!
    $isOnHold: Boolean!
    $isList: Boolean!
    $isDisputed: Boolean
    $statuses: [OrderStatus!]
  ) {
    ...BoardFilters_query
    ...OrderQuestionDialogs_query
    ...OrderBoard_query @arguments(search: $search) @include(if: $isBoard) @alias(as: "board")
    ...OrdersOnHold_query @arguments(search: $search) @include(if: $isOnHold) @alias(as: "held")
    ...OrderList_query
      @arguments(search: $search, statuses: $statuses, isDisputed: $isDisputed)
      @include(if: $isList)
      @alias(as: "list")
  }
`;

/** The order board for admins; an order opens in a dialog over it. */
export function OrderBoardPage() {
  const queryRef = usePageQuery<OrderBoardPageQuery>(orderBoardPageQuery);
  const refresh = useRefreshBoard(queryRef.variables);
  const { ask, asked } = useOrderQuestions();
  return (
    <RefreshContext value={refresh}>
      <OrderQuestionContext value={ask}>
        <PageBoundary name="orders" fallback={<OrderBoardSkeleton />}>
          <OrderBoardPageContent queryRef={queryRef} asked={asked} />
        </PageBoundary>
        <Outlet />
      </OrderQuestionContext>
    </RefreshContext>
  );
}

interface OrderBoardPageContentProps {
  queryRef: PreloadedQuery<OrderBoardPageQuery>;
  asked: AskedQuestion;
}

function OrderBoardPageContent({ queryRef, asked }: OrderBoardPageContentProps) {
  const { board, held, list, ...query } = usePreloadedQuery<OrderBoardPageQuery>(orderBoardPageQuery, queryRef);
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const sound = useOrderSound();
  const head = useRef<HTMLDivElement>(null);
  const refresh = useRefresh();
  const { search, statuses } = queryRef.variables;
  const isSearched = search != null;
  return (
    <>
      <OrderQuestionDialogs query={query} asked={asked} fallbackFocus={() => head.current} />
      <NewOrderAlert isSoundOn={sound.isOn} onNews={refresh} />
      <AdminHeader ref={head} title={texts.title} hasOwnTitle>
        <Button
          variant={sound.isOn ? 'subtle' : 'outline'}
          colorPalette={sound.isOn ? 'green' : 'gray'}
          aria-pressed={sound.isOn}
          onClick={sound.toggle}
        >
          {sound.isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
          {texts.soundOn}
        </Button>
      </AdminHeader>
      <BoardFilters query={query} filters={filters} onChange={change} />
      <Box opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out">
        {board != null && <OrderBoard query={board} onSearchAll={isSearched ? () => change({ show: 'all' }) : null} />}
        {held != null && <OrdersOnHold query={held} onSearchAll={isSearched ? () => change({ show: 'all' }) : null} />}
        {list != null && (
          <OrderList
            query={list}
            isBusy={isBusy}
            onClear={isSearched || statuses != null ? () => change({ q: '', state: '' }) : null}
          />
        )}
      </Box>
    </>
  );
}

/** The columns of wide screens, of which narrow ones have one. */
function OrderBoardSkeleton() {
  return (
    <div aria-busy>
      <AdminHeader title={texts.title} />
      <Skeleton h="11" mb="4" />
      <Flex gap="3">
        {COLUMNS.map((column, place) => (
          <Flex key={column} direction="column" gap="2" flex="1" minW="0" hideBelow={place === 0 ? undefined : 'lg'}>
            {['first', 'second', 'third'].map((card) => (
              <Skeleton key={card} h="48" borderRadius="card" />
            ))}
          </Flex>
        ))}
      </Flex>
    </div>
  );
}
