import { Button, Skeleton } from '@chakra-ui/react';
import { Volume2, VolumeX } from 'lucide-react';
import { useRef, useEffect, useEffectEvent, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import { Outlet, useMatch } from 'react-router-dom';
import { useUrlFilters } from '../../../ui/lists/useUrlFilters.ts';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import type {
  OrderBoardPageQuery,
  OrderBoardPageQuery$variables,
} from './__generated__/OrderBoardPageQuery.graphql.ts';
import { OrdersOnHold } from '../holds/OrdersOnHold.tsx';
import { BoardFilterFields, BoardFilters } from './BoardFilters.tsx';
import { RefreshContext, useRefresh } from '../../fulfillment/RefreshContext.ts';
import { allowBadge } from '../../ui/allowBadge.ts';
import { BusyFade } from '../../ui/BusyFade.tsx';
import { AdminHeader } from '../../ui/AdminHeader.tsx';
import { SavedFiltersSkeleton } from '../../savedFilters/SavedFilters.tsx';
import { filterNames } from './orderBoardUrl.ts';
import { BoardSkeleton, OrderBoard } from './OrderBoard.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderQuestionContext, useOrderQuestions, type AskedQuestion } from '../../fulfillment/OrderQuestionContext.ts';
import { OrderQuestionDialogs } from './OrderQuestionDialogs.tsx';
import { texts } from './texts.ts';
import { adminOrderPath } from '../../staffPaths.ts';
import { useReload } from '../../ui/useReload.ts';
import adminOrderPage, { type AdminOrderPageQuery } from '../__generated__/AdminOrderPageQuery.graphql.ts';
import { deviceStorage } from '../../../ui/deviceStorage.ts';
import { announce } from '../../../ui/announce.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { subscribeWithRetry } from '../../../relay/subscribeWithRetry.ts';
import type { OrderBoardPageBoardUpdatesSubscription } from './__generated__/OrderBoardPageBoardUpdatesSubscription.graphql.ts';

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
  const { asked, ...questions } = useOrderQuestions(refresh);
  return (
    <RefreshContext value={refresh}>
      <OrderQuestionContext value={questions}>
        <PageBoundary name="orders" fallback={<OrderBoardSkeleton />}>
          <OrderBoardPageContent queryRef={queryRef} asked={asked} />
        </PageBoundary>
        <Outlet />
      </OrderQuestionContext>
    </RefreshContext>
  );
}

/** Reloads the board, and the order that is open over it. The paginated list is not reloaded, because it would start at its first page. */
function useRefreshBoard(variables: OrderBoardPageQuery$variables): () => void {
  const orderId = useMatch(adminOrderPath(':orderId'))?.params.orderId;
  const board = useReload<OrderBoardPageQuery>(orderBoardPageQuery, () => variables);
  const order = useReload<AdminOrderPageQuery>(adminOrderPage, () => ({ id: orderId ?? '' }));
  return () => {
    if (!variables.isList) board.reload();
    if (orderId !== undefined) order.reload();
  };
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
  const onSearchAll = isSearched ? () => change({ show: 'all' }) : null;
  return (
    <>
      <OrderQuestionDialogs query={query} asked={asked} fallbackFocus={() => head.current} />
      <NewOrderAlert isSoundOn={sound.isOn} onNews={refresh} />
      <AdminHeader ref={head} title={texts.title} hasOwnTitle>
        <Button
          variant={sound.isOn ? 'subtle' : 'outline'}
          colorPalette={sound.isOn ? 'primary' : 'gray'}
          aria-pressed={sound.isOn}
          onClick={sound.toggle}
        >
          {sound.isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
          {texts.soundOn}
        </Button>
      </AdminHeader>
      <BoardFilters query={query} filters={filters} onChange={change} />
      <BusyFade isBusy={isBusy}>
        {board != null && <OrderBoard query={board} onSearchAll={onSearchAll} />}
        {held != null && <OrdersOnHold query={held} onSearchAll={onSearchAll} />}
      </BusyFade>
      {list != null && (
        <OrderList
          query={list}
          isBusy={isBusy}
          onClear={isSearched || statuses != null ? () => change({ q: '', state: '' }) : null}
        />
      )}
    </>
  );
}

/** The page's own layout, without orders. */
function OrderBoardSkeleton() {
  const { filters, change } = useUrlFilters(filterNames);
  return (
    <div aria-busy>
      <AdminHeader title={texts.title}>
        <Skeleton>
          <Button as="span">
            <VolumeX aria-hidden />
            {texts.soundOn}
          </Button>
        </Skeleton>
      </AdminHeader>
      <div inert>
        <BoardFilterFields filters={filters} onChange={change}>
          <SavedFiltersSkeleton />
        </BoardFilterFields>
      </div>
      <BoardSkeleton />
    </div>
  );
}

const SOUND_KEY = 'kirana.orderSound';

/** Whether a sound plays for new orders, stored in this browser. Turning it on plays it, because browsers require a press first. */
function useOrderSound(): { isOn: boolean; toggle: () => void } {
  const [isOn, setOn] = useState(() => deviceStorage.read(SOUND_KEY) === 'on');
  const toggle = () => {
    setOn(!isOn);
    deviceStorage.write(SOUND_KEY, isOn ? null : 'on');
    if (isOn) return;
    playChime();
    allowBadge();
  };
  return { isOn, toggle };
}

interface NewOrderAlertProps {
  isSoundOn: boolean;
  /** Called when an order has changed. */
  onNews: () => void;
}

/** Announces new orders: in the tab's title, to screen readers, and by a sound if that is on. */
function NewOrderAlert({ isSoundOn, onNews }: NewOrderAlertProps) {
  const environment = useRelayEnvironment();
  // The number of orders in the state PLACED, null until it is loaded, and how often it has risen since.
  const [{ waitingCount, arrivals }, setNews] = useState<{ waitingCount: number | null; arrivals: number }>({
    waitingCount: null,
    arrivals: 0,
  });
  const onUpdate = useEffectEvent((count: number) => {
    setNews((before) => ({
      waitingCount: count,
      arrivals: before.arrivals + (before.waitingCount !== null && count > before.waitingCount ? 1 : 0),
    }));
    onNews();
  });
  useEffect(
    () =>
      subscribeWithRetry<OrderBoardPageBoardUpdatesSubscription>(environment, {
        subscription: graphql`
          subscription OrderBoardPageBoardUpdatesSubscription {
            adminOrdersChanged {
              waitingCount
            }
          }
        `,
        variables: {},
        onNext: (event) => {
          if (event != null) onUpdate(event.adminOrdersChanged.waitingCount);
        },
      }),
    [environment],
  );

  const tell = useEffectEvent(() => {
    announce('New order');
    if (isSoundOn) playChime();
  });
  // Runs after the title's own effect, which announces the title.
  useEffect(() => {
    if (arrivals > 0) tell();
  }, [arrivals]);
  return <PageTitle title={waitingCount === null || waitingCount === 0 ? texts.title : `(${waitingCount}) Orders`} />;
}

const NOTES_HZ = [880, 1320];
const NOTE_SECONDS = 0.16;
const LOUDNESS = 0.15;

let context: AudioContext | undefined;

/** Plays two short notes; silent in a browser without audio, or before the first user gesture on the page. */
function playChime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  context.resume().catch(() => undefined); // rejected before the first user gesture
  for (const [index, hertz] of NOTES_HZ.entries()) {
    const start = currentTime + index * NOTE_SECONDS;
    const gain = new GainNode(context, { gain: LOUDNESS });
    gain.gain.setTargetAtTime(0, start + NOTE_SECONDS / 2, NOTE_SECONDS / 4);
    const note = new OscillatorNode(context, { frequency: hertz });
    note.connect(gain).connect(destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS * 2);
  }
}
