import { Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { SubCategoryFilters_query$key } from './__generated__/SubCategoryFilters_query.graphql.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { texts } from './texts.ts';
import type { Filters } from './useCategoryFilters.ts';

interface SubCategoryFiltersProps {
  query: SubCategoryFilters_query$key;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** Filters the table by name and category. */
export function SubCategoryFilters({ query, filters, onChange }: SubCategoryFiltersProps) {
  const { categories } = useFragment(
    graphql`
      fragment SubCategoryFilters_query on Query {
        categories(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '3' }} flex="1" maxW={{ md: '2xl' }}>
      <SearchField label={texts.searchLabel} text={filters.q} onText={(q) => onChange({ q })} />
      <FilterSelect
        label={texts.filterLabel}
        value={filters.category}
        options={[
          { value: '', label: texts.allCategories },
          ...categories.edges.map(({ node }) => ({ value: node.id, label: node.name })),
        ]}
        onValue={(category) => onChange({ category })}
      />
    </Flex>
  );
}
