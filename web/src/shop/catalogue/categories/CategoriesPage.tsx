import { useId } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHead } from '../../../ui/head/PageHead.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { LazyListItem } from '../../../ui/lists/LazyListItem.tsx';
import { texts as listTexts } from '../../../ui/lists/texts.ts';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import { listingPath } from '../paths.ts';
import { texts as catalogueTexts } from '../texts.ts';
import { TileLink, TilesLayout, TilesSkeleton } from '../Tiles.tsx';
import type {
  CategoriesPage_query$data,
  CategoriesPage_query$key,
} from './__generated__/CategoriesPage_query.graphql.ts';
import type { CategoriesPageNextQuery } from './__generated__/CategoriesPageNextQuery.graphql.ts';
import type { CategoriesPageQuery } from './__generated__/CategoriesPageQuery.graphql.ts';
import styles from './CategoriesPage.module.css';
import { atYourDoor, useShopIdentity } from '../../../ui/shopIdentity.ts';

const SECTIONS_PER_REQUEST = 12;
const TILES_IN_VIEW = 8;

const categoriesPageQuery = graphql`
  query CategoriesPageQuery {
    ...CategoriesPage_query
  }
`;

/** Every category with its sub-categories. */
export function CategoriesPage() {
  const { promise } = useShopIdentity();
  return (
    <div className={styles.page}>
      <PageHead
        title="All categories"
        description={`Browse every category: groceries, household and personal care, ${atYourDoor(promise)}.`}
        path="/categories"
      />
      <h1 className={styles.title}>All categories</h1>
      <PageQuery<CategoriesPageQuery>
        query={categoriesPageQuery}
        fallback={[1, 2, 3].map((section) => (
          <CategorySkeleton key={section} />
        ))}
      >
        {(query) => <CategoryList query={query} />}
      </PageQuery>
    </div>
  );
}

/** The categories, each with its sub-categories; further ones load when they are near the viewport. */
function CategoryList({ query }: { query: CategoriesPage_query$key }) {
  const { data, ...pages } = usePaginationFragment<CategoriesPageNextQuery, CategoriesPage_query$key>(
    graphql`
      fragment CategoriesPage_query on Query
      @refetchable(queryName: "CategoriesPageNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
        categories(first: $count, after: $cursor, filter: { isListed: true }, sort: POSITION)
          @connection(key: "CategoriesPage_categories") {
          totalCount
          edges {
            node {
              id
              name
              subCategories(first: 60) {
                edges {
                  node {
                    id
                    name
                    picture {
                      ...Tiles_picture
                    }
                  }
                }
              }
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
      <EmptyState
        title={catalogueTexts.noCategoriesTitle}
        text={catalogueTexts.noCategoriesText}
        picture={<EmptyResultIllustration />}
      />
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
            <CategorySkeleton />
          </LazyListItem>
        ))}
      </ul>
      {more.hasFailed && <ErrorState message={listTexts.moreFailed} onRetry={more.loadMore} />}
    </>
  );
}

interface CategorySectionProps {
  category: CategoriesPage_query$data['categories']['edges'][number]['node'];
  /** Its first pictures are visible when the page opens. */
  isFirst: boolean;
}

/** A category's name above its sub-categories; a category without sub-categories is left out. */
function CategorySection({ category, isFirst }: CategorySectionProps) {
  const headingId = useId();
  const { edges } = category.subCategories;
  if (edges.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {category.name}
      </h2>
      <TilesLayout role="list">
        {edges.map(({ node }, place) => (
          <li key={node.id}>
            <TileLink
              to={listingPath(category, node)}
              name={node.name}
              picture={node.picture}
              isEager={isFirst && place < TILES_IN_VIEW}
            />
          </li>
        ))}
      </TilesLayout>
    </section>
  );
}

function CategorySkeleton() {
  return (
    <div aria-hidden>
      <p className={styles.heading}>
        <TextSkeleton width="10rem" />
      </p>
      <TilesSkeleton count={4} />
    </div>
  );
}
