import { useEffect, type Dispatch, type SetStateAction } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { InsertedRow } from '../home/CategoryRows.tsx';
import { ProductRow } from '../ProductRow.tsx';
import type { OrderAgainQuery } from './__generated__/OrderAgainQuery.graphql.ts';

interface OrderAgainProps {
  setRow: Dispatch<SetStateAction<InsertedRow | undefined>>;
}

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
    }
  }
`;

/**
 * Renders nothing: on the home page it loads the shopper's past products, and inserts those in stock as a row. The row keeps its place for the
 * session, so that Back returns to the same position.
 */
export function OrderAgain({ setRow }: OrderAgainProps) {
  const isHome = useLocation().pathname === '/';
  const [queryRef, loadQuery] = useQueryLoader<OrderAgainQuery>(orderAgainQuery);
  useEffect(() => {
    if (isHome) loadQuery({});
  }, [isHome, loadQuery]);
  useEffect(() => () => setRow(undefined), [setRow]);
  if (queryRef == null) return null;
  return (
    <SectionBoundary fallback={null} resetKey={queryRef} onRetry={() => loadQuery({})} renderError={() => null}>
      <Loaded queryRef={queryRef} setRow={setRow} />
    </SectionBoundary>
  );
}

function Loaded({ queryRef, setRow }: OrderAgainProps & { queryRef: PreloadedQuery<OrderAgainQuery> }) {
  const products = usePreloadedQuery<OrderAgainQuery>(orderAgainQuery, queryRef).viewer?.orderedProducts;
  useEffect(() => {
    const inStock = products?.edges.map(({ node }) => node).filter(({ isSoldOut }) => !isSoldOut) ?? [];
    setRow((row) => {
      const place = row?.place ?? firstBelowTheScreen();
      if (inStock.length === 0 || place === null) return undefined;
      const content = <ProductRow title="Order again" products={inStock} seeAllPath="/dashboard/order-again" />;
      return { place, content };
    });
  }, [products, setRow]);
  return null;
}

/** The first row of the home page that begins below the screen: inserting before it moves nothing visible. */
function firstBelowTheScreen(): number | null {
  const rows = document.querySelector('[data-rows]')?.children;
  if (!rows) return 0; // they come later
  const place = [...rows].findIndex((row) => row.getBoundingClientRect().top >= window.innerHeight);
  return place < 0 ? null : place;
}
