import { Box, Button, Flex } from '@chakra-ui/react';
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
  { show: '', label: texts.all },
  { show: 'blocked', label: texts.blocked },
  { show: 'notes', label: texts.withNotes },
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
      <Flex role="group" aria-label={texts.show} gap="1" wrap="wrap">
        {views.map(({ show, label }) => {
          const isChosen = show === (views.find((view) => view.show === filters.show)?.show ?? '');
          return (
            <Button
              key={label}
              variant={isChosen ? 'subtle' : 'ghost'}
              colorPalette={isChosen ? 'green' : 'gray'}
              aria-pressed={isChosen}
              onClick={() => onChange({ show })}
            >
              {label}
            </Button>
          );
        })}
      </Flex>
    </Flex>
  );
}
