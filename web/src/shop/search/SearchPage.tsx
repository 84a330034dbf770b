import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { PageHead } from '../../ui/head/PageHead.tsx';
import type { SearchPageQuery } from './__generated__/SearchPageQuery.graphql.ts';
import { FilterRail } from '../catalogue/filters/FilterRail.tsx';
import { useFilters } from '../catalogue/filters/useFilters.ts';
import { firstPictures, pictureSizes } from '../catalogue/pictureSizes.ts';
import { searchedText, searchPath } from '../catalogue/paths.ts';
import { SearchResults, SearchResultsSkeleton } from './SearchResults.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { texts } from './texts.ts';
import styles from './SearchPage.module.css';
import { atYourDoor, useShopIdentity } from '../../ui/shopIdentity.ts';

const searchPageQuery = graphql`
  query SearchPageQuery(
    $text: String!
    $isCorrected: Boolean = true
    $filter: ProductFilter
    $sort: ProductSort = BEST_MATCH
  ) {
    ...SearchResults_query @arguments(text: $text, isCorrected: $isCorrected, filter: $filter, sort: $sort)
  }
`;

/** The pictures of the first row. */
export const searchPictures = firstPictures('products', pictureSizes.besideFilters, 6);

/**
 * The products that match `?q=`, which the header's input writes while the shopper types; without a text the loader sends no
 * query.
 */
export function SearchPage() {
  const { promise } = useShopIdentity();
  const text = searchedText(useSearchParams()[0]);
  return (
    <>
      <PageHead
        title={texts.searchTitle(text)}
        description={texts.searchDescription(text, atYourDoor(promise))}
        path={searchPath(text)}
      />
      <h1 className="visually-hidden">{texts.searchTitle(text)}</h1>
      {text === '' ? <SearchSuggestions heading="What are you looking for?" /> : <FoundProducts text={text} />}
    </>
  );
}

function FoundProducts({ text }: { text: string }) {
  const filters = useFilters('search');
  return (
    <div className={styles.layout}>
      <SkipLink to="products" />
      <FilterRail state={filters} />
      <div className={styles.results}>
        <PageQuery<SearchPageQuery> query={searchPageQuery} fallback={<SearchResultsSkeleton />}>
          {(query) => <SearchResults query={query} text={text} filters={filters} />}
        </PageQuery>
      </div>
    </div>
  );
}
