import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { QuerySection, type QuerySectionProps } from '../../../relay/QuerySection.tsx';
import type { FilterFacetsQuery } from './__generated__/FilterFacetsQuery.graphql.ts';
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

interface FilterFacetsProps extends Pick<QuerySectionProps<FilterFacetsQuery>, 'fallback' | 'renderError'> {
  state: FilterState;
  children: (groups: readonly FilterGroup[], productCount: number) => ReactNode;
}

/** A part of the page that shows the products' facets; the products are there without them. */
export function FilterFacets({ state, children, ...section }: FilterFacetsProps) {
  return (
    <QuerySection<FilterFacetsQuery> query={facetsQuery} queryRef={state.facetsRef} {...section}>
      {({ products }) => (
        <Groups products={products} state={state}>
          {children}
        </Groups>
      )}
    </QuerySection>
  );
}

function Groups({ products, state, children }: FilterFacetsProps & FilterFacetsQuery['response']) {
  return children(useFilterGroups(products.facets, state.filters), products.totalCount);
}
