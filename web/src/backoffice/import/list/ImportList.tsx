import { Box, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { AdminTable } from '../../ui/AdminTable.tsx';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import type { ImportList_query$key } from './__generated__/ImportList_query.graphql.ts';
import type { ImportListNextQuery } from './__generated__/ImportListNextQuery.graphql.ts';
import { ImportListRow } from './ImportListRow.tsx';
import { texts } from '../texts.ts';

const PAGE_SIZE = 20;
const columns = [texts.fileName, texts.state, texts.result, texts.who, texts.when];

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
              ...ImportListRow_catalogueImport
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
      {edges.length === 0 && <Text color="fg.muted">{texts.noHistory}</Text>}
      {edges.length > 0 && (
        <AdminTable label={texts.history} columns={columns}>
          {edges.map(({ node }) => (
            <ImportListRow key={node.id} catalogueImport={node} />
          ))}
        </AdminTable>
      )}
      <LoadMore pages={more} />
    </Box>
  );
}
