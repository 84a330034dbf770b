import { graphql, usePaginationFragment, useFragment } from 'react-relay';
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
import type { AuditLogPage_auditFilters$key } from './__generated__/AuditLogPage_auditFilters.graphql.ts';

const auditColumns = [texts.when, texts.who, texts.what, texts.changes];

const auditLogPageQuery = graphql`
  query AuditLogPageQuery($filter: AuditEntryFilter) {
    ...AuditLogPage_auditFilters
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
      <AdminHeader title={texts.title} lead={texts.lead} />
      <PageQuery<AuditLogPageQuery>
        query={auditLogPageQuery}
        fallback={
          <AdminListSkeleton
            columns={auditColumns}
            rows={10}
            filters={
              <div inert>
                <AuditFilterFields actors={[]} filters={filters} onChange={change}>
                  <SavedFiltersSkeleton />
                </AuditFilterFields>
              </div>
            }
            hasCount
          />
        }
      >
        {(query) => (
          <>
            <AuditFilters query={query} filters={filters} onChange={change} />
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
      label={texts.list}
      columns={auditColumns}
      rows={edges.map(({ node }) => (
        <AuditRow key={node.id} entry={node} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      count={texts.entryCount(totalCount)}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      noMatch={{ title: texts.noMatchTitle, text: texts.noMatchText }}
      clear={onClear && { label: texts.clear, onPress: onClear }}
      isBusy={isBusy}
    />
  );
}

type Filters = Record<(typeof filterNames)[number], string>;

interface AuditFiltersProps {
  query: AuditLogPage_auditFilters$key;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** The filters of the log and the saved ones. */
function AuditFilters({ query, filters, onChange }: AuditFiltersProps) {
  const { auditActors, ...saved } = useFragment(
    graphql`
      fragment AuditLogPage_auditFilters on Query {
        auditActors @required(action: THROW) {
          userId
          name
        }
        ...SavedFilters_query @arguments(kind: AUDIT_LOG)
      }
    `,
    query,
  );
  return (
    <AuditFilterFields actors={auditActors} filters={filters} onChange={onChange}>
      <SavedFilters query={saved} kind="AUDIT_LOG" />
    </AuditFilterFields>
  );
}

interface AuditFilterFieldsProps extends Omit<AuditFiltersProps, 'query'> {
  actors: ReadonlyArray<{ userId: string; name: string }>;
  /** The saved filters. */
  children: ReactNode;
}

/** The fields of the filters: actor, action, subject and days. */
function AuditFilterFields({ actors, filters, onChange, children }: AuditFilterFieldsProps) {
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
            ...actors.map((option) => ({ value: option.userId, label: option.name })),
          ]}
          onValue={(value) => onChange({ actor: value })}
        />
      </Box>
      <Box flex="1 1 10rem">
        <FilterSelect
          label={texts.did}
          value={action}
          options={filterOptions(texts.anything, actionGroupTexts)}
          onValue={(value) => onChange({ action: value })}
        />
      </Box>
      <Box flex="1 1 10rem">
        <FilterSelect
          label={texts.kind}
          value={subject}
          options={filterOptions(texts.everything, subjectTypeTexts)}
          onValue={(value) => onChange({ subject: value })}
        />
      </Box>
      <DayField label={texts.from} value={from} max={to} onDay={(day) => onChange({ from: day })} />
      <DayField label={texts.to} value={to} min={from} onDay={(day) => onChange({ to: day })} />
      {children}
    </Flex>
  );
}
