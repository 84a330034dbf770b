import { Grid } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { AccountPage, AccountPageHead } from '../../identity/AccountPage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import type { OrdersPagePaginationQuery } from './__generated__/OrdersPagePaginationQuery.graphql.ts';
import type { OrdersPageQuery } from './__generated__/OrdersPageQuery.graphql.ts';
import type { OrdersPage_viewer$key } from './__generated__/OrdersPage_viewer.graphql.ts';
import type { useOrderUpdates_order$key } from '../__generated__/useOrderUpdates_order.graphql.ts';
import { OrderRow } from './OrderRow.tsx';
import { isClosed } from '../orderStates.ts';
import { useOrderUpdates } from '../useOrderUpdates.ts';
import { BasketIllustration } from '../../../ui/illustrations/BasketIllustration.tsx';

const ordersPageQuery = graphql`
  query OrdersPageQuery {
    viewer {
      ...OrdersPage_viewer
    }
  }
`;

const grid = { templateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: '4' };

/** The shopper's orders: those under way, then the newest. */
export function OrdersPage() {
  const skeleton = (
    <Grid {...grid}>
      <CardSkeletons count={4} lines={6} isTitled />
    </Grid>
  );
  return (
    <>
      <AccountPageHead title="My Orders" />
      <AccountPage<OrdersPageQuery> query={ordersPageQuery} skeleton={skeleton}>
        {(viewer) => <OrderList viewer={viewer} />}
      </AccountPage>
    </>
  );
}

const PAGE_SIZE = 10;
/** A browser opens six connections per host without HTTP/2, and each subscription takes one. */
const FOLLOWED = 3;

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
              ...useOrderUpdates_order
              ...OrderRow_order
            }
          }
        }
      }
    `,
    viewer,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const { edges } = pages.data.orders;
  if (edges.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        text="Your orders will show up here."
        picture={<BasketIllustration symbol="parcel" />}
        link={{ to: '/', label: 'Start shopping' }}
      />
    );
  }

  const open = edges.filter(({ node }) => !isClosed(node.status));
  const closed = edges.filter(({ node }) => isClosed(node.status));
  return (
    <>
      {open.slice(0, FOLLOWED).map(({ node }) => (
        <OrderUpdates key={node.id} order={node} />
      ))}
      <Grid as="ul" {...grid} listStyleType="none" aria-label="Your orders">
        {[...open, ...closed].map(({ node }) => (
          <OrderRow key={node.id} order={node} />
        ))}
      </Grid>
      <LoadMore pages={more} isAutomatic />
    </>
  );
}

/** Subscribes to an order of the list; renders nothing. */
function OrderUpdates({ order }: { order: useOrderUpdates_order$key }) {
  useOrderUpdates(order);
  return null;
}
