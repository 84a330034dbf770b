import { graphql, usePaginationFragment } from 'react-relay';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { AdminList } from '../ui/AdminList.tsx';
import type { AuditList_query$key } from './__generated__/AuditList_query.graphql.ts';
import type { AuditListPaginationQuery } from './__generated__/AuditListPaginationQuery.graphql.ts';
import { AuditRow } from './AuditRow.tsx';
import { texts } from './texts.ts';

const PAGE_SIZE = 30;

export const auditColumns = [texts.when, texts.who, texts.what, texts.changes];

interface AuditListProps {
  query: AuditList_query$key;
  /** Whether other entries are being loaded. */
  isBusy: boolean;
  /** Clears the filters; null if none is set. */
  onClear: (() => void) | null;
}

/** The entries of the log. */
export function AuditList({ query, isBusy, onClear }: AuditListProps) {
  const { data, ...pages } = usePaginationFragment<AuditListPaginationQuery, AuditList_query$key>(
    graphql`
      fragment AuditList_query on Query
      @refetchable(queryName: "AuditListPaginationQuery")
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
