import { Box, Button, Flex } from '@chakra-ui/react';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import type { filterNames } from './orderBoardUrl.ts';
import { statusTexts } from '../../orders/texts.ts';
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

/** The board's filters: search, open or all orders, and the state of the listed ones. */
export function BoardFilters({ filters, onChange }: BoardFiltersProps) {
  const isAll = filters.show === 'all';
  return (
    <Flex wrap="wrap" gap="2" mb="4">
      <Box flex="1 1 16rem">
        <SearchField label={texts.search} text={filters.q} onText={(q) => onChange({ q })} />
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
