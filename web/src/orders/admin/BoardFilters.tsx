import { Box, Button, Flex } from '@chakra-ui/react';
import { FilterSelect } from '../../catalogue/admin/FilterSelect.tsx';
import { NameSearch } from '../../catalogue/admin/NameSearch.tsx';
import type { filterNames } from './orderBoardAddress.ts';
import { statusTexts } from '../texts.ts';
import { texts } from './texts.ts';

type Filters = Record<(typeof filterNames)[number], string>;

interface BoardFiltersProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

const views = [
  { show: '', label: texts.open },
  { show: 'all', label: texts.all },
] as const;

const states = [
  { value: '', label: texts.anyState },
  ...Object.entries(statusTexts).map(([value, label]) => ({ value, label })),
];

/** Searches for orders, among the open ones on the board or among all, or all of one state, in a list. */
export function BoardFilters({ filters, onChange }: BoardFiltersProps) {
  const isAll = filters.show === 'all';
  return (
    <Flex wrap="wrap" gap="2" mb="4">
      <Box flex="1 1 16rem">
        <NameSearch label={texts.search} text={filters.q} onText={(q) => onChange({ q })} />
      </Box>
      {isAll && (
        <Box flex="0 1 12rem">
          <FilterSelect
            label={texts.columnState}
            value={filters.state}
            options={states}
            onValue={(state) => onChange({ state })}
          />
        </Box>
      )}
      <Flex role="group" aria-label={texts.view} gap="1">
        {views.map(({ show, label }) => {
          const isChosen = isAll === (show === 'all');
          return (
            <Button
              key={label}
              variant={isChosen ? 'subtle' : 'ghost'}
              colorPalette={isChosen ? 'green' : 'gray'}
              aria-pressed={isChosen}
              onClick={() => onChange({ show, state: '' })}
            >
              {label}
            </Button>
          );
        })}
      </Flex>
    </Flex>
  );
}
