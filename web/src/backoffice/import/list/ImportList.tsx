import { Box, Heading, Text, chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../../ui/AdminTable.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import type { ImportList_query$data, ImportList_query$key } from './__generated__/ImportList_query.graphql.ts';
import type { ImportListNextQuery } from './__generated__/ImportListNextQuery.graphql.ts';
import { texts } from '../texts.ts';
import { AdminTableRow, Cell } from '../../ui/AdminTableRow.tsx';
import { BlockerLink } from '../../ui/BlockerLink.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { importPath } from '../importPath.ts';
import { ImportStatusBadge } from '../ImportStatusBadge.tsx';

type ListedImport = ImportList_query$data['catalogueImports']['edges'][number]['node'];

/** An import in the list, linked to its page. */
function ImportListRow({ catalogueImport }: { catalogueImport: ListedImport }) {
  const { rejectedCount, createdAt } = catalogueImport;
  return (
    <AdminTableRow>
      <Cell overflowWrap="anywhere">
        <BlockerLink to={importPath(catalogueImport.id)} my={{ md: '-2.5' }}>
          {catalogueImport.fileName}
        </BlockerLink>
      </Cell>
      <Cell>
        <ImportStatusBadge status={catalogueImport.status} />
      </Cell>
      <Cell>
        <Flex as="ul" role="list" listStyleType="none" wrap="wrap" columnGap="3" fontVariantNumeric="tabular-nums">
          <li>{texts.added(catalogueImport.createCount)}</li>
          <li>{texts.changed(catalogueImport.updateCount)}</li>
          <li>{texts.unchanged(catalogueImport.unchangedCount)}</li>
          <chakra.li color={rejectedCount > 0 ? 'fg.error' : undefined}>{texts.refused(rejectedCount)}</chakra.li>
        </Flex>
      </Cell>
      <Cell overflowWrap="anywhere">{catalogueImport.actor?.name ?? 'Deleted account'}</Cell>
      <Cell color="fg.muted" whiteSpace="nowrap">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
    </AdminTableRow>
  );
}

const PAGE_SIZE = 20;
export const importColumns = ['File', 'State', 'Rows', 'Who', 'When'];

/** The imports, newest first. */
export function ImportList({ query }: { query: ImportList_query$key }) {
  const { data, ...pages } = usePaginationFragment<ImportListNextQuery, ImportList_query$key>(
    graphql`
      fragment ImportList_query on Query
      @refetchable(queryName: "ImportListNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        catalogueImports(first: $count, after: $cursor)
          @connection(key: "ImportList_catalogueImports")
          @required(action: THROW) {
          edges {
            node {
              id
              fileName
              actor {
                name
              }
              status
              createCount
              updateCount
              unchangedCount
              rejectedCount
              createdAt
            }
          }
        }
      }
    `,
    query,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const headingId = useId();
  const { edges } = data.catalogueImports;
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} textStyle="lg" mb="3">
        {texts.history}
      </Heading>
      {edges.length === 0 && <Text color="fg.muted">No files imported yet.</Text>}
      {edges.length > 0 && (
        <AdminTable label={texts.history} columns={importColumns}>
          {edges.map(({ node }) => (
            <ImportListRow key={node.id} catalogueImport={node} />
          ))}
        </AdminTable>
      )}
      <LoadMore pages={more} />
    </Box>
  );
}
