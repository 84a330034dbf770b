import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../ui/AdminTable.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { AuditList_query$key } from './__generated__/AuditList_query.graphql.ts';
import type { AuditListPaginationQuery } from './__generated__/AuditListPaginationQuery.graphql.ts';
import { AuditRow } from './AuditRow.tsx';
import { texts } from './texts.ts';

const PAGE_SIZE = 30;
const columns = [texts.when, texts.who, texts.what, texts.changes];

interface AuditListProps {
  query: AuditList_query$key;
  /** Whether other entries are being loaded. */
  isBusy: boolean;
  /** Clears the filters; null if none is set. */
  onClear: (() => void) | null;
}

/** The entries of the log, with a button that loads more. */
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
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);

  return (
    <Box opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out">
      <Flex justify="space-between" align="center" minH="11" my="1">
        <Text role="status" textStyle="sm" color="fg.muted">
          {texts.entryCount(totalCount)}
        </Text>
        {onClear !== null && (
          <Button variant="ghost" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </Flex>
      {edges.length === 0 && (
        <EmptyState
          title={onClear === null ? texts.emptyTitle : texts.noMatchTitle}
          text={onClear === null ? texts.emptyText : texts.noMatchText}
          picture={<EmptyResultIllustration />}
        />
      )}
      {edges.length > 0 && (
        <AdminTable label={texts.list} columns={columns} isBusy={isBusy}>
          {edges.map(({ node }) => (
            <AuditRow key={node.id} entry={node} />
          ))}
        </AdminTable>
      )}
      <LoadMore pages={more} />
    </Box>
  );
}
