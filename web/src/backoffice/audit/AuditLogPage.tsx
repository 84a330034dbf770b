import { graphql, usePaginationFragment } from 'react-relay';
import type { ReactNode } from 'react';
import { Box, Flex } from '@chakra-ui/react';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton, AdminList } from '../ui/AdminList.tsx';
import type { AuditLogPageQuery } from './__generated__/AuditLogPageQuery.graphql.ts';
import { filterNames } from './auditLogUrl.ts';
import { filterOptions } from '../ui/filterOptions.ts';
import { texts, actionGroupTexts, subjectTypeTexts } from './texts.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { AuditLogPage_auditList$key } from './__generated__/AuditLogPage_auditList.graphql.ts';
import type { AuditLogPageAuditListPaginationQuery } from './__generated__/AuditLogPageAuditListPaginationQuery.graphql.ts';
import { AuditRow } from './AuditRow.tsx';
import { DayField } from '../ui/DayField.tsx';
import { SavedFilters, SavedFiltersSkeleton } from '../savedFilters/SavedFilters.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';

const auditColumns = ['When', texts.who, 'What', 'Changes'];

const auditLogPageQuery = graphql`
  query AuditLogPageQuery($filter: AuditEntryFilter) {
    auditActors @required(action: THROW) {
      userId
      name
    }
    ...SavedFilters_query @arguments(kind: AUDIT_LOG)
    ...AuditLogPage_auditList @arguments(filter: $filter)
  }
`;

/** The audit log of the admins' changes. */
export function AuditLogPage() {
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const clear = () => change({ actor: '', action: '', subject: '', name: '', from: '', to: '', import: '' });
  const isFiltered = Object.values(filters).some((filter) => filter !== '');
  return (
    <>
      <AdminHeader title="Audit log" lead="Every change made by staff, newest first. No one can edit this log." />
      <PageQuery<AuditLogPageQuery>
        query={auditLogPageQuery}
        fallback={
          <AdminListSkeleton
            columns={auditColumns}
            rows={10}
            filters={
              <div inert>
                <AuditFilters actors={[]} filters={filters} onChange={change}>
                  <SavedFiltersSkeleton />
                </AuditFilters>
              </div>
            }
            hasCount
          />
        }
      >
        {({ auditActors, ...query }) => (
          <>
            <AuditFilters actors={auditActors} filters={filters} onChange={change}>
              <SavedFilters query={query} kind="AUDIT_LOG" />
            </AuditFilters>
            <AuditList query={query} isBusy={isBusy} onClear={isFiltered ? clear : null} />
          </>
        )}
      </PageQuery>
    </>
  );
}

const PAGE_SIZE = 30;

interface AuditListProps {
  query: AuditLogPage_auditList$key;
  /** Whether other entries are being loaded. */
  isBusy: boolean;
  /** Clears the filters; null if none is set. */
  onClear: (() => void) | null;
}

/** The entries of the log. */
function AuditList({ query, isBusy, onClear }: AuditListProps) {
  const { data, ...pages } = usePaginationFragment<AuditLogPageAuditListPaginationQuery, AuditLogPage_auditList$key>(
    graphql`
      fragment AuditLogPage_auditList on Query
      @refetchable(queryName: "AuditLogPageAuditListPaginationQuery")
      @argumentDefinitions(
        filter: { type: "AuditEntryFilter" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      ) {
        auditEntries(filter: $filter, first: $count, after: $cursor)
          @connection(key: "AuditList_auditEntries")
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              ...AuditRow_entry
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges, totalCount } = data.auditEntries;
  return (
    <AdminList
      label="Entries"
      columns={auditColumns}
      rows={edges.map(({ node }) => (
        <AuditRow key={node.id} entry={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      count={texts.entryCount(totalCount)}
      empty={{ title: 'No changes yet', text: 'Changes made by staff will show up here.' }}
      noMatch={{ title: 'No Data found', text: 'No changes match your filters.' }}
      clear={onClear && { label: 'Clear all', onPress: onClear }}
      isBusy={isBusy}
    />
  );
}

type Filters = Record<(typeof filterNames)[number], string>;

interface AuditFiltersProps {
  actors: ReadonlyArray<{ userId: string; name: string }>;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
  /** The saved filters. */
  children: ReactNode;
}

/** The fields of the filters: actor, action, subject and days. */
function AuditFilters({ actors, filters, onChange, children }: AuditFiltersProps) {
  const { actor, action, subject, name, from, to } = filters;
  return (
    <Flex role="group" aria-label="Filters" wrap="wrap" gap="2">
      <Box flex="2 1 16rem">
        <SearchField label="Search by name" text={name} onText={(text) => onChange({ name: text })} />
      </Box>
      <Box flex="1 1 10rem">
        <FilterSelect
          label={texts.who}
          value={actor}
          options={[
            { value: '', label: 'Everyone' },
            ...actors.map((option) => ({ value: option.userId, label: option.name })),
          ]}
          onValue={(value) => onChange({ actor: value })}
        />
      </Box>
      <Box flex="1 1 10rem">
        <FilterSelect
          label="Action"
          value={action}
          options={filterOptions('Any action', actionGroupTexts)}
          onValue={(value) => onChange({ action: value })}
        />
      </Box>
      <Box flex="1 1 10rem">
        <FilterSelect
          label="Type"
          value={subject}
          options={filterOptions('All types', subjectTypeTexts)}
          onValue={(value) => onChange({ subject: value })}
        />
      </Box>
      <DayField label="From" value={from} max={to} onDay={(day) => onChange({ from: day })} />
      <DayField label="To" value={to} min={from} onDay={(day) => onChange({ to: day })} />
      {children}
    </Flex>
  );
}
