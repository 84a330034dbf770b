import { Box, Flex } from '@chakra-ui/react';
import { ToggleButtons } from '../ui/ToggleButtons.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import type { filterNames } from './customersUrl.ts';
import { listTexts as texts, sortTexts } from './texts.ts';

type Filters = Record<(typeof filterNames)[number], string>;

interface CustomerFiltersProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

const sorts = Object.entries(sortTexts).map(([value, label]) => ({ value: value === 'NEWEST' ? '' : value, label }));

const views = [
  { value: '', label: texts.all },
  { value: 'blocked', label: texts.blocked },
  { value: 'notes', label: texts.withNotes },
] as const;

/** The search, the filter and the order of the list of customers. */
export function CustomerFilters({ filters, onChange }: CustomerFiltersProps) {
  return (
    <Flex wrap="wrap" gap="2" mb="4">
      <Box flex="1 1 16rem">
        <SearchField label={texts.search} text={filters.q} onText={(q) => onChange({ q })} />
      </Box>
      <Box flex="0 1 12rem">
        <FilterSelect label={texts.sort} value={filters.sort} options={sorts} onValue={(sort) => onChange({ sort })} />
      </Box>
      <ToggleButtons
        label={texts.show}
        options={views}
        value={views.find(({ value }) => value === filters.show)?.value ?? ''}
        onValue={(show) => onChange({ show })}
      />
    </Flex>
  );
}
