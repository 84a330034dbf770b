import { useEffect, useLayoutEffect } from 'react';
import {
  fetchQuery,
  graphql,
  loadQuery,
  usePreloadedQuery,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { ProductRow } from '../ProductRow.tsx';
import type { OrderAgainRowQuery } from './__generated__/OrderAgainRowQuery.graphql.ts';
import { texts } from './texts.ts';

interface OrderAgainRowProps {
  className: string | undefined;
  /** Whether it has a place among the rows of the page. */
  isInserted: boolean;
  /** Called when it has something to show. */
  onLoaded: () => void;
}

const orderAgainRowQuery = graphql`
  query OrderAgainRowQuery {
    viewer {
      orderedProducts(first: 12) {
        edges {
          node {
            isSoldOut
          }
        }
        ...ProductRow_products
      }
    }
  }
`;

const queriesByEnvironment = new WeakMap<IEnvironment, PreloadedQuery<OrderAgainRowQuery>>();

/** What the shopper has ordered and is in stock, as a row of the home page; renders nothing until it is inserted. */
export function OrderAgainRow({ className, isInserted, onLoaded }: OrderAgainRowProps) {
  const environment = useRelayEnvironment();
  const { viewer } = usePreloadedQuery<OrderAgainRowQuery>(orderAgainRowQuery, loadedQueryIn(environment));
  const hasProducts = viewer?.orderedProducts.edges.some(({ node }) => !node.isSoldOut) ?? false;

  useLayoutEffect(() => {
    if (hasProducts && !isInserted) onLoaded();
  });

  // The next visit of the page loads it again, unless that was a short time ago.
  useEffect(() => {
    const { unsubscribe } = fetchQuery(
      environment,
      orderAgainRowQuery,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      error: () => undefined, // what is shown stays
    });
    return unsubscribe;
  }, [environment]);

  if (viewer == null || !hasProducts || !isInserted) return null;
  return (
    <li className={className}>
      <ProductRow
        title={texts.title}
        products={viewer.orderedProducts}
        seeAllPath="/dashboard/order-again"
        isInStockOnly
      />
    </li>
  );
}

/** The query of a session, which its store keeps, so that Back draws the row together with the page. */
function loadedQueryIn(environment: IEnvironment): PreloadedQuery<OrderAgainRowQuery> {
  const known = queriesByEnvironment.get(environment);
  if (known !== undefined) return known;
  const loaded = loadQuery<OrderAgainRowQuery>(environment, orderAgainRowQuery, {});
  queriesByEnvironment.set(environment, loaded);
  loaded.source?.subscribe({ error: () => queriesByEnvironment.delete(environment) }); // the next attempt loads it again
  return loaded;
}
