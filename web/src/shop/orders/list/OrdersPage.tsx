import { Button, Grid, Heading } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, useFragment, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { useNearViewport } from '../../../ui/lists/useNearViewport.ts';
import { RedirectToLogin } from '../../identity/RedirectToLogin.tsx';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CardSkeleton } from '../../../ui/CardSkeleton.tsx';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { OrdersPagePaginationQuery } from './__generated__/OrdersPagePaginationQuery.graphql.ts';
import type { OrdersPageQuery } from './__generated__/OrdersPageQuery.graphql.ts';
import type { OrdersPage_order$key } from './__generated__/OrdersPage_order.graphql.ts';
import type { OrdersPage_viewer$key } from './__generated__/OrdersPage_viewer.graphql.ts';
import { OrderRow } from './OrderRow.tsx';
import { isClosed } from '../orderStates.ts';
import { useOrderUpdates } from '../useOrderUpdates.ts';
import { ParcelIllustration } from '../../../ui/illustrations/ParcelIllustration.tsx';
import { texts } from '../texts.ts';

const ordersPageQuery = graphql`
  query OrdersPageQuery {
    viewer {
      ...OrdersPage_viewer
    }
  }
`;

/** The shopper's orders, the newest first. */
export function OrdersPage() {
  const queryRef = usePageQuery<OrdersPageQuery>(ordersPageQuery);
  return (
    <>
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle="2xl" marginBottom="5">
        {texts.title}
      </Heading>
      <PageBoundary fallback={<OrdersSkeleton />}>
        <OrdersPageContent queryRef={queryRef} />
      </PageBoundary>
    </>
  );
}

function OrdersPageContent({ queryRef }: { queryRef: PreloadedQuery<OrdersPageQuery> }) {
  const { viewer } = usePreloadedQuery<OrdersPageQuery>(ordersPageQuery, queryRef);
  return viewer == null ? <RedirectToLogin /> : <OrderList viewer={viewer} />;
}

const PAGE_SIZE = 10;
/** A browser opens six connections per host without HTTP/2, and each subscription takes one. */
const FOLLOWED = 3;

const grid = { templateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: '4' };

function OrdersSkeleton() {
  return (
    <Grid {...grid} aria-busy>
      {[1, 2, 3, 4].map((order) => (
        <CardSkeleton key={order} lines={6} />
      ))}
    </Grid>
  );
}

function OrderList({ viewer }: { viewer: OrdersPage_viewer$key }) {
  const pages = usePaginationFragment<OrdersPagePaginationQuery, OrdersPage_viewer$key>(
    graphql`
      fragment OrdersPage_viewer on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @refetchable(queryName: "OrdersPagePaginationQuery") {
        orders(first: $count, after: $cursor) @connection(key: "OrdersPage_orders") {
          edges {
            node {
              id
              status
              ...OrdersPage_order
              ...OrderRow_order
            }
          }
        }
      }
    `,
    viewer,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, more.canAutoLoad, more.loadMore);
  const { edges } = pages.data.orders;
  if (edges.length === 0) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        picture={<ParcelIllustration />}
        action={
          <Button asChild>
            <Link to="/">{texts.startShopping}</Link>
          </Button>
        }
      />
    );
  }

  const open = edges.filter(({ node }) => !isClosed(node.status)).slice(0, FOLLOWED);
  return (
    <>
      {open.map(({ node }) => (
        <OrderUpdates key={node.id} order={node} />
      ))}
      <Grid as="ul" {...grid} listStyleType="none" aria-label={texts.list}>
        {edges.map(({ node }) => (
          <OrderRow key={node.id} order={node} />
        ))}
      </Grid>
      <div ref={end}>
        <LoadMore pages={more} />
      </div>
    </>
  );
}

/** Subscribes to an order of the list; renders nothing. */
function OrderUpdates({ order: orderKey }: { order: OrdersPage_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrdersPage_order on Order {
        ...useOrderUpdates_order
      }
    `,
    orderKey,
  );
  useOrderUpdates(order);
  return null;
}
