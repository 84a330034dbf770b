import { Box, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { DayField } from '../ui/DayField.tsx';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import type { AuditFilters_query$key } from './__generated__/AuditFilters_query.graphql.ts';
import { subjectTypes, type filterNames } from './auditLogUrl.ts';
import { actionGroupTexts, subjectTypeTexts, texts } from './texts.ts';

type Filters = Record<(typeof filterNames)[number], string>;

interface AuditFiltersProps {
  query: AuditFilters_query$key;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** The filters of the log: actor, action, subject and days. */
export function AuditFilters({ query, filters, onChange }: AuditFiltersProps) {
  const { auditActors, ...saved } = useFragment(
    graphql`
      fragment AuditFilters_query on Query {
        auditActors @required(action: THROW) {
          userId
          name
        }
        ...SavedFilters_query @arguments(kind: AUDIT_LOG)
      }
    `,
    query,
  );
  const { actor, action, subject, name, from, to } = filters;
  return (
    <Flex role="group" aria-label={texts.filters} wrap="wrap" gap="2">
      <Box flex="2 1 16rem">
        <SearchField label={texts.name} text={name} onText={(text) => onChange({ name: text })} />
      </Box>
      <Box flex="1 1 10rem">
        <FilterSelect
          label={texts.who}
          value={actor}
          options={[
            { value: '', label: texts.everyone },
            ...auditActors.map((option) => ({ value: option.userId, label: option.name })),
          ]}
          onValue={(value) => onChange({ actor: value })}
        />
      </Box>
      <Box flex="1 1 10rem">
        <FilterSelect
          label={texts.did}
          value={action}
          options={[{ value: '', label: texts.anything }, ...optionsOf(actionGroupTexts)]}
          onValue={(value) => onChange({ action: value })}
        />
      </Box>
      <Box flex="1 1 10rem">
        <FilterSelect
          label={texts.kind}
          value={subject}
          options={[
            { value: '', label: texts.everything },
            ...subjectTypes.map((value) => ({ value, label: subjectTypeTexts[value] })),
          ]}
          onValue={(value) => onChange({ subject: value })}
        />
      </Box>
      <DayField label={texts.from} value={from} max={to} onDay={(day) => onChange({ from: day })} />
      <DayField label={texts.to} value={to} min={from} onDay={(day) => onChange({ to: day })} />
      <SavedFilters query={saved} kind="AUDIT_LOG" />
    </Flex>
  );
}

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
