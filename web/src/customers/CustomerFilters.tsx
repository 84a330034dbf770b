import { Box, Flex } from '@chakra-ui/react';
import { FilterSelect } from '../ui/lists/FilterSelect.tsx';
import { SearchField } from '../ui/lists/SearchField.tsx';
import type { filterNames } from './customersUrl.ts';
import { listTexts as texts, sortTexts } from './texts.ts';

type Filters = Record<(typeof filterNames)[number], string>;

interface CustomerFiltersProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

const sorts = Object.entries(sortTexts).map(([value, label]) => ({ value: value === 'NEWEST' ? '' : value, label }));

/** The search and the order of the list of customers. */
export function CustomerFilters({ filters, onChange }: CustomerFiltersProps) {
  return (
    <Flex wrap="wrap" gap="2" mb="4">
      <Box flex="1 1 16rem">
        <SearchField label={texts.search} text={filters.q} onText={(q) => onChange({ q })} />
      </Box>
      <Box flex="0 1 12rem">
        <FilterSelect label={texts.sort} value={filters.sort} options={sorts} onValue={(sort) => onChange({ sort })} />
      </Box>
    </Flex>
  );
}
