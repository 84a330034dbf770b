import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { isOutdated } from '../../../relay/RequestError.ts';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { FilterFacetsQuery } from './__generated__/FilterFacetsQuery.graphql.ts';
import type { ProductFilters } from './url/readFilters.ts';
import { useFilterGroups, type FilterGroup } from './useFilterGroups.ts';
import type { FilterState } from './useFilters.ts';

const facetsQuery = graphql`
  query FilterFacetsQuery($text: String, $isCorrected: Boolean = true, $filter: ProductFilter, $isSearch: Boolean!) {
    products(search: $text, isSearchCorrected: $isCorrected, filter: $filter) {
      totalCount
      facets {
        ...useFilterGroups_facets @arguments(isSearch: $isSearch)
      }
    }
  }
`;

interface FilterFacetsProps {
  state: FilterState;
  fallback: ReactNode;
  /** Shown when the facets could not be loaded; nothing by default, because the products are there without them. */
  renderError?: (retry: () => void) => ReactNode;
  children: (groups: readonly FilterGroup[], productCount: number) => ReactNode;
}

/** A part of the page that shows the products' facets. */
export function FilterFacets({ state, fallback, children, renderError = () => null }: FilterFacetsProps) {
  const { revalidate } = useRevalidator();
  return (
    <SectionBoundary
      fallback={fallback}
      resetKey={state.facetsRef}
      onRetry={() => void revalidate()}
      renderError={renderError}
      shouldRethrow={isOutdated}
    >
      <Content queryRef={state.facetsRef} filters={state.filters}>
        {children}
      </Content>
    </SectionBoundary>
  );
}

interface ContentProps {
  queryRef: PreloadedQuery<FilterFacetsQuery>;
  filters: ProductFilters;
  children: FilterFacetsProps['children'];
}

function Content({ queryRef, filters, children }: ContentProps) {
  const { products } = usePreloadedQuery<FilterFacetsQuery>(facetsQuery, queryRef);
  return children(useFilterGroups(products.facets, filters), products.totalCount);
}
