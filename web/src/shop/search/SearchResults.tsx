import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { SearchResults_query$data, SearchResults_query$key } from './__generated__/SearchResults_query.graphql.ts';
import type { SearchResultsNextQuery } from './__generated__/SearchResultsNextQuery.graphql.ts';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { ActiveFilters, NoFilteredProducts } from '../catalogue/filters/ActiveFilters.tsx';
import { FilterBar, FilterBarSkeleton } from '../catalogue/filters/FilterBar.tsx';
import type { FilterState } from '../catalogue/filters/useFilters.ts';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { ProductGrid, ProductGridSkeleton } from '../catalogue/ProductGrid.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { NamedCategory } from './NamedCategory.tsx';
import { NothingFound } from './NothingFound.tsx';
import { texts } from './texts.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useSearchEvents } from './useSearchEvents.ts';
import styles from './SearchResults.module.css';
import { searchPath } from '../catalogue/paths.ts';

const FIRST_PAGE_SIZE = 10;
const PAGE_SIZE = 20;
const MAX_PLACEHOLDERS = 2 * PAGE_SIZE;

interface SearchResultsProps {
  query: SearchResults_query$key;
  /** The search text. */
  text: string;
  filters: FilterState;
}

/** The number of products found, and the products, loaded page by page. */
export function SearchResults({ query, text, filters }: SearchResultsProps) {
  const { data, ...pages } = usePaginationFragment<SearchResultsNextQuery, SearchResults_query$key>(
    graphql`
      fragment SearchResults_query on Query
      @refetchable(queryName: "SearchResultsNextQuery")
      @argumentDefinitions(
        text: { type: "String!" }
        isCorrected: { type: "Boolean", defaultValue: true }
        filter: { type: "ProductFilter" }
        sort: { type: "ProductSort", defaultValue: BEST_MATCH }
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
      ) {
        products(
          search: $text
          isSearchCorrected: $isCorrected
          filter: $filter
          sort: $sort
          first: $count
          after: $cursor
        ) @connection(key: "SearchResults_products") {
          totalCount
          search {
            correctedText
            missingWords
            matchedText
            ...NamedCategory_search
            ...NothingFound_search
          }
          edges {
            node {
              ...ProductGrid_products
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, PAGE_SIZE, filters.path);
  const { edges, totalCount, search } = data.products;
  const placeholderCount = more.hasNext ? Math.min(MAX_PLACEHOLDERS, totalCount - edges.length) : 0;
  const countText = `Search Results: ${totalCount}`;
  const events = useSearchEvents(text);
  const isNothing = totalCount === 0 && !filters.isFiltered; // nothing to filter or to sort either

  return (
    <div className={isNothing ? styles.nothing : styles.results} {...(!isNothing && events)}>
      <div className={styles.head}>
        <p role="status">{countText}</p>
        <ActiveFilters state={filters} />
      </div>
      {!isNothing && <FilterBar state={filters} />}
      {search && <NamedCategory search={search} />}
      {edges.length > 0 && search && <SearchedText search={search} text={text} />}
      {edges.length === 0 && !isNothing && <NoFilteredProducts state={filters} />}
      {isNothing && (
        <>
          <EmptyState
            title="No Data found"
            text={`No product matches “${text}”. Try a shorter word.`}
            picture={<EmptyResultIllustration />}
          />
          {search && <NothingFound search={search} />}
        </>
      )}
      {edges.length > 0 && (
        <ProductGrid
          key={filters.path}
          products={edges.map(({ node }) => node)}
          width="besideFilters"
          label={countText}
          next={{ pages: more, placeholderCount }}
        />
      )}
      <LoadMore pages={more} />
    </div>
  );
}

/** The search results while they load. */
export function SearchResultsSkeleton() {
  return (
    <div className={styles.results} aria-busy>
      <div className={styles.head}>
        <TextSkeleton width="12rem" />
      </div>
      <FilterBarSkeleton />
      <ProductGridSkeleton count={FIRST_PAGE_SIZE} width="besideFilters" />
    </div>
  );
}

interface SearchedTextProps {
  search: NonNullable<SearchResults_query$data['products']['search']>;
  /** As it was typed. */
  text: string;
}

/** The text searched for instead of the typed one, and its words without results. */
function SearchedText({ search: { correctedText, missingWords, matchedText }, text }: SearchedTextProps) {
  if (correctedText === null && missingWords.length === 0) return null;
  return (
    <div className={styles.searched}>
      {correctedText !== null && (
        <p>
          Showing results for <b>{correctedText}</b>. Search instead for <Link to={searchPath(text, true)}>{text}</Link>
        </p>
      )}
      {missingWords.length > 0 && <p>{texts.missingWords(missingWords.join(' '), matchedText)}</p>}
    </div>
  );
}
