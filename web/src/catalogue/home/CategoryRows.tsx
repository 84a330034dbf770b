import { lazy, useCallback, useRef, useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import { useIsSignedIn } from '../../cart/useIsSignedIn.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import type { CategoryRows_query$key } from './__generated__/CategoryRows_query.graphql.ts';
import type { CategoryRowsNextQuery } from './__generated__/CategoryRowsNextQuery.graphql.ts';
import { CategoryRow } from './CategoryRow.tsx';
import styles from './CategoryRows.module.css';
import { LazyListItem } from '../../ui/lists/LazyListItem.tsx';
import { ProductRowSkeleton } from '../ProductRowSkeleton.tsx';
import { texts } from '../../ui/lists/texts.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';

const ROWS_PER_REQUEST = 5;

/** Its code is loaded for those who are signed in. */
const OrderAgainRow = lazy(async () => ({
  default: (await import('../orderAgain/OrderAgainRow.tsx')).OrderAgainRow,
}));
/** The place of that row among the others, so that it is there again when the page is: Back returns to the same position. */
const placesOfOrderAgain = new WeakMap<IEnvironment, number>();

/**
 * A product row per category. Further rows load a few per request when they are near the viewport; skeletons reserve their
 * space. What the shopper has ordered comes as another row, when it is loaded, before the first row that is below the screen.
 */
export function CategoryRows({ query }: { query: CategoryRows_query$key }) {
  const { data, ...pages } = usePaginationFragment<CategoryRowsNextQuery, CategoryRows_query$key>(
    graphql`
      fragment CategoryRows_query on Query
      @refetchable(queryName: "CategoryRowsNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 2 }, cursor: { type: "String" }) {
        categories(first: $count, after: $cursor) @connection(key: "CategoryRows_categories") {
          totalCount
          edges {
            node {
              id
              ...CategoryRow_category
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, ROWS_PER_REQUEST);
  const { edges, totalCount } = data.categories;
  const missing = more.hasNext && !more.hasFailed ? totalCount - edges.length : 0;
  const list = useRef<HTMLUListElement>(null);
  const environment = useRelayEnvironment();
  const [place, setPlace] = useState(() => placesOfOrderAgain.get(environment));
  const insert = useCallback(() => {
    const found = firstBelowTheScreen(list.current);
    if (found === undefined) return;
    placesOfOrderAgain.set(environment, found);
    setPlace(found);
  }, [environment]);

  const rows: ReactElement[] = edges.map(({ node }) => (
    <li key={node.id} className={styles.row}>
      <CategoryRow category={node} />
    </li>
  ));
  for (let number = edges.length; number < edges.length + missing; number += 1) {
    rows.push(
      <LazyListItem className={styles.missing} key={number} pages={more}>
        <ProductRowSkeleton />
      </LazyListItem>,
    );
  }
  if (useIsSignedIn()) {
    const orderAgain = (
      <SectionBoundary key="orderAgain" fallback={null} renderError={() => null}>
        <OrderAgainRow className={styles.row} isInserted={place !== undefined} onLoaded={insert} />
      </SectionBoundary>
    );
    rows.splice(place ?? rows.length, 0, orderAgain);
  }

  return (
    <>
      <ul className={styles.rows} role="list" ref={list}>
        {rows}
      </ul>
      {more.hasFailed && <ErrorState message={texts.moreFailed} onRetry={more.loadMore} />}
    </>
  );
}

/** The number of the first row that begins below the screen: what is inserted before it moves nothing that is seen. */
function firstBelowTheScreen(list: HTMLUListElement | null): number | undefined {
  const number = [...(list?.children ?? [])].findIndex((row) => row.getBoundingClientRect().top >= window.innerHeight);
  return number < 0 ? undefined : number;
}
