import { graphql, usePaginationFragment } from 'react-relay';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { LazyListItem } from '../../../ui/lists/LazyListItem.tsx';
import { texts as listTexts } from '../../../ui/lists/texts.ts';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { texts } from '../texts.ts';
import type { CategoryList_query$key } from './__generated__/CategoryList_query.graphql.ts';
import type { CategoryListNextQuery } from './__generated__/CategoryListNextQuery.graphql.ts';
import styles from './CategoryList.module.css';
import { CategorySection } from './CategorySection.tsx';
import { CategorySectionSkeleton } from './CategorySectionSkeleton.tsx';

const SECTIONS_PER_REQUEST = 12;

/** The categories, each with its sub-categories; further ones load when they are near the viewport. */
export function CategoryList({ query }: { query: CategoryList_query$key }) {
  const { data, ...pages } = usePaginationFragment<CategoryListNextQuery, CategoryList_query$key>(
    graphql`
      fragment CategoryList_query on Query
      @refetchable(queryName: "CategoryListNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
        categories(first: $count, after: $cursor) @connection(key: "CategoryList_categories") {
          totalCount
          edges {
            node {
              id
              ...CategorySection_category
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, SECTIONS_PER_REQUEST);
  const { edges, totalCount } = data.categories;
  if (totalCount === 0) {
    return (
      <EmptyState title={texts.noCategoriesTitle} text={texts.noCategoriesText} picture={<EmptyResultIllustration />} />
    );
  }
  const missing = more.hasNext && !more.hasFailed ? totalCount - edges.length : 0;
  return (
    <>
      <ul className={styles.sections} role="list">
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <CategorySection category={node} isFirst={index === 0} />
          </li>
        ))}
        {Array.from({ length: missing }, (_, place) => (
          <LazyListItem className={styles.missing} key={edges.length + place} pages={more}>
            <CategorySectionSkeleton />
          </LazyListItem>
        ))}
      </ul>
      {more.hasFailed && <ErrorState message={listTexts.moreFailed} onRetry={more.loadMore} />}
    </>
  );
}
