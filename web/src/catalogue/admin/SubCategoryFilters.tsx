import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { SubCategoryFilters_query$key } from './__generated__/SubCategoryFilters_query.graphql.ts';
import { NameSearch } from './NameSearch.tsx';
import { texts } from './texts.ts';
import type { Filters } from './useFilters.ts';

interface SubCategoryFiltersProps {
  query: SubCategoryFilters_query$key;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** Narrows the table down to a name and a category. */
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
      <NameSearch label={texts.searchLabel} text={filters.q} onText={(q) => onChange({ q })} />
      <Box position="relative" w="full">
        <Select
          aria-label={texts.filterLabel}
          value={filters.category}
          onChange={(event) => onChange({ category: event.target.value })}
        >
          <option value="">{texts.allCategories}</option>
          {categories.edges.map(({ node }) => (
            <option key={node.id} value={node.id}>
              {node.name}
            </option>
          ))}
        </Select>
        <Box position="absolute" insetEnd="3" top="3" color="fg.muted" pointerEvents="none">
          <ChevronDown size={20} aria-hidden />
        </Box>
      </Box>
    </Flex>
  );
}

const Select = chakra('select', {
  base: {
    w: 'full',
    h: '11',
    ps: '3',
    pe: '10',
    appearance: 'none',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    textStyle: 'md',
    textOverflow: 'ellipsis',
    cursor: 'button',
  },
});
