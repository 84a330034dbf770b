import { Box, Button, Flex } from '@chakra-ui/react';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { OUTCOMES, SORTS, type filterNames } from './searchesUrl.ts';
import { outcomeTexts, sortTexts, texts } from './texts.ts';

type Filters = Record<(typeof filterNames)[number], string>;

interface SearchFiltersProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** The outcome, a part of the text, and the order of the list. */
export function SearchFilters({ filters, onChange }: SearchFiltersProps) {
  const outcome = OUTCOMES.find((each) => each === filters.outcome) ?? '';
  const sort = SORTS.find((each) => each === filters.sort) ?? 'SEARCHES';
  return (
    <Flex direction="column" gap="2" mt="5" mb="3">
      <Flex role="group" aria-label={texts.outcomes} gap="1" overflowX="auto" scrollbarWidth="none">
        {(['', ...OUTCOMES] as const).map((each) => (
          <Button
            key={each}
            flexShrink="0"
            px="3"
            variant={each === outcome ? 'subtle' : 'ghost'}
            colorPalette={each === outcome ? 'green' : 'gray'}
            aria-pressed={each === outcome}
            _focusVisible={{ outlineOffset: '-2px' }}
            onClick={() => onChange({ outcome: each })}
          >
            {each === '' ? texts.all : outcomeTexts[each]}
          </Button>
        ))}
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Box flex="2 1 14rem">
          <SearchField label={texts.find} text={filters.q} onText={(q) => onChange({ q })} />
        </Box>
        <Box flex="1 1 12rem">
          <FilterSelect
            label={texts.sort}
            value={sort}
            options={SORTS.map((value) => ({ value, label: sortTexts[value] }))}
            onValue={(value) => onChange({ sort: value === 'SEARCHES' ? '' : value })}
          />
        </Box>
      </Flex>
    </Flex>
  );
}
