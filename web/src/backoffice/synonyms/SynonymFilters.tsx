import { Box, Flex } from '@chakra-ui/react';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import type { filterNames } from './synonymsUrl.ts';
import { departmentTexts, statusTexts, texts } from './texts.ts';

type Filters = Record<(typeof filterNames)[number], string>;

interface SynonymFiltersProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** Filters the groups by a term, department, origin and whether products have them. */
export function SynonymFilters({ filters, onChange }: SynonymFiltersProps) {
  const { q, department, status, sold } = filters;
  return (
    <Flex role="search" aria-label={texts.title} wrap="wrap" gap="2">
      <Box flex="2 1 16rem">
        <SearchField label={texts.search} text={q} onText={(text) => onChange({ q: text })} />
      </Box>
      <Box flex="1 1 11rem">
        <FilterSelect
          label={texts.department}
          value={department}
          options={[{ value: '', label: texts.allDepartments }, ...optionsOf(departmentTexts)]}
          onValue={(value) => onChange({ department: value })}
        />
      </Box>
      <Box flex="1 1 8rem">
        <FilterSelect
          label={texts.status}
          value={status}
          options={[{ value: '', label: texts.allStatuses }, ...optionsOf(statusTexts)]}
          onValue={(value) => onChange({ status: value })}
        />
      </Box>
      <Box flex="1 1 8rem">
        <FilterSelect
          label={texts.sold}
          value={sold}
          options={[
            { value: '', label: texts.soldOrNot },
            { value: 'yes', label: texts.isSold },
            { value: 'no', label: texts.isNotSold },
          ]}
          onValue={(value) => onChange({ sold: value })}
        />
      </Box>
    </Flex>
  );
}

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
