import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../ui/AdminTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { SynonymList_query$key } from './__generated__/SynonymList_query.graphql.ts';
import type { SynonymListNextQuery } from './__generated__/SynonymListNextQuery.graphql.ts';
import { SynonymRow } from './SynonymRow.tsx';
import { texts } from './texts.ts';

const PAGE_SIZE = 30;
const columns = [texts.name, texts.terms, texts.products];

interface SynonymListProps {
  query: SynonymList_query$key;
  /** Whether other groups are being loaded. */
  isBusy: boolean;
  /** Clears the filters; null if none is set. */
  onClear: (() => void) | null;
}

/** The groups, with a button that loads more. */
export function SynonymList({ query, isBusy, onClear }: SynonymListProps) {
  const { data, ...pages } = usePaginationFragment<SynonymListNextQuery, SynonymList_query$key>(
    graphql`
      fragment SynonymList_query on Query
      @refetchable(queryName: "SynonymListNextQuery")
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "SynonymGroupFilter" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      ) {
        synonymGroups(search: $search, filter: $filter, first: $count, after: $cursor)
          @connection(key: "SynonymList_synonymGroups")
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              ...SynonymRow_group
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges, totalCount } = data.synonymGroups;
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);
  return (
    <Box opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out">
      <Flex justify="space-between" align="center" minH="11" my="1">
        <Text role="status" textStyle="sm" color="fg.muted">
          {texts.groupCount(totalCount)}
        </Text>
        {onClear !== null && (
          <Button variant="ghost" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </Flex>
      {edges.length === 0 && (
        <EmptyState title={texts.noMatchTitle} text={texts.noMatchText} picture={<EmptyResultIllustration />} />
      )}
      {edges.length > 0 && (
        <AdminTable label={texts.list} columns={columns} isBusy={isBusy}>
          {edges.map(({ node }) => (
            <SynonymRow key={node.id} group={node} />
          ))}
        </AdminTable>
      )}
      <LoadMore pages={more} />
    </Box>
  );
}
