import { useEffect, useState, type ReactNode } from 'react';
import { graphql, useFragment, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatRupees } from '@kirana/shared/money.ts';
import { formatShortDate } from '../../../ui/format/formatDateTime.ts';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { Picture } from '../../media/Picture.tsx';
import { orderPath } from '../orderPath.ts';
import { ReorderButton } from './ReorderButton.tsx';
import { ProductRow } from '../../catalogue/ProductRow.tsx';
import type { OrderAgain_order$key } from './__generated__/OrderAgain_order.graphql.ts';
import type { OrderAgainQuery } from './__generated__/OrderAgainQuery.graphql.ts';
import styles from './OrderAgain.module.css';

const orderAgainQuery = graphql`
  query OrderAgainQuery {
    viewer {
      orderedProducts(first: 12) {
        edges {
          node {
            isSoldOut
            ...ProductRow_products
          }
        }
      }
      orders(first: 3) {
        edges {
          node {
            id
            status
            ...OrderAgain_order
          }
        }
      }
    }
    popularProducts(first: 12) {
      ...ProductRow_products
    }
  }
`;

/**
 * The first row of the home page for those who are signed in: their last delivered order and what else they have ordered, as far as it is in stock, or popular
 * products before the first order. `fallback` keeps its place while it loads.
 */
export function OrderAgain({ fallback }: { fallback: ReactNode }) {
  const [queryRef, loadQuery] = useQueryLoader<OrderAgainQuery>(orderAgainQuery);
  useEffect(() => loadQuery({}), [loadQuery]);
  if (queryRef == null) return fallback;
  return (
    <SectionBoundary fallback={fallback} resetKey={queryRef} onRetry={() => loadQuery({})} renderError={() => fallback}>
      <LoadedRow queryRef={queryRef} />
    </SectionBoundary>
  );
}

function LoadedRow({ queryRef }: { queryRef: PreloadedQuery<OrderAgainQuery> }) {
  const { viewer, popularProducts } = usePreloadedQuery<OrderAgainQuery>(orderAgainQuery, queryRef);
  // An order that is delivered while the row is shown does not move it.
  const [lastOrder] = useState(() => viewer?.orders.edges.find(({ node }) => node.status === 'DELIVERED')?.node);
  if (viewer == null) return null;
  const inStock = viewer.orderedProducts.edges.map(({ node }) => node).filter(({ isSoldOut }) => !isSoldOut);
  if (lastOrder === undefined && inStock.length === 0)
    return <ProductRow title="Popular now" products={popularProducts} />;
  return (
    <ProductRow
      title="Order again"
      products={inStock}
      seeAllPath="/dashboard/order-again"
      lead={lastOrder && <LastOrder order={lastOrder} />}
    />
  );
}

/** An order as a card of the row, with a button that adds all of it to the cart. */
function LastOrder({ order: orderKey }: { order: OrderAgain_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderAgain_order on Order {
        id
        placedAt
        bill {
          grandTotal
        }
        lines(first: 6) {
          totalCount
          edges {
            node {
              id
              name
              picture {
                ...Picture_picture
              }
            }
          }
        }
        ...ReorderButton_order
      }
    `,
    orderKey,
  );
  const unseen = order.lines.totalCount - order.lines.edges.length;
  return (
    <article className={styles.card}>
      <h3 className={styles.heading}>
        <Link className={styles.link} to={orderPath(order.id)}>
          Your last order
        </Link>
      </h3>
      <p className={styles.facts}>
        {formatShortDate(order.placedAt)} · <b>{formatRupees(order.bill.grandTotal)}</b>
        {unseen > 0 && ` · ${unseen} more`}
      </p>
      <ul className={styles.pictures} role="list">
        {order.lines.edges.map(({ node }) => (
          <li className={styles.picture} key={node.id} title={node.name}>
            <Picture picture={node.picture} sizes="64px" />
          </li>
        ))}
      </ul>
      <ReorderButton order={order} text="Add all" />
    </article>
  );
}
