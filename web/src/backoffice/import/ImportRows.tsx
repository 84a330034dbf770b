import { Box, Heading, Text } from '@chakra-ui/react';
import { useId, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { AdminTable } from '../ui/AdminTable.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { ImportRows_catalogueImport$key } from './__generated__/ImportRows_catalogueImport.graphql.ts';
import type { ImportRowsNextQuery } from './__generated__/ImportRowsNextQuery.graphql.ts';
import { DownloadRefused } from './DownloadRefused.tsx';
import { outcomeSearch, type Outcome } from './importPath.ts';
import { ImportRowLine } from './ImportRowLine.tsx';
import { OutcomeFilter } from './OutcomeFilter.tsx';
import { texts } from './texts.ts';

const PAGE_SIZE = 50;
const columns = [texts.row, texts.sku, texts.name, texts.outcome, texts.details];

interface ImportRowsProps {
  catalogueImport: ImportRows_catalogueImport$key;
  /** The outcome of the rows shown; null for all. */
  outcome: string | null;
}

/** The rows of the file with their outcomes, filtered by one outcome. */
export function ImportRows({ catalogueImport, outcome }: ImportRowsProps) {
  const { data, ...pages } = usePaginationFragment<ImportRowsNextQuery, ImportRows_catalogueImport$key>(
    graphql`
      fragment ImportRows_catalogueImport on CatalogueImport
      @refetchable(queryName: "ImportRowsNextQuery")
      @argumentDefinitions(
        outcome: { type: "ImportOutcome" }
        hasUndoIssue: { type: "Boolean" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        ...OutcomeFilter_catalogueImport
        ...DownloadRefused_catalogueImport
        rows(outcome: $outcome, hasUndoIssue: $hasUndoIssue, first: $count, after: $cursor)
          @connection(key: "ImportRows_rows") {
          __id
          edges {
            node {
              number
              ...ImportRowLine_row
            }
          }
        }
      }
    `,
    catalogueImport,
  );
  const { __id: connectionId, edges } = data.rows;
  const more = useLoadMore(pages, PAGE_SIZE, connectionId);
  const headingId = useId();
  const navigate = useNavigate();
  const [isBusy, startTransition] = useTransition();
  const choose = (next: Outcome | null) =>
    startTransition(async () => {
      await navigate({ search: outcomeSearch(next) }, { replace: true, preventScrollReset: true });
    });

  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} textStyle="lg" mb="2">
        {texts.rows}
      </Heading>
      <OutcomeFilter catalogueImport={data} outcome={outcome} onOutcome={choose} />
      <DownloadRefused catalogueImport={data} />
      <Box mt="3" opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out">
        {edges.length === 0 && (
          <Text py="6" textAlign="center" color="fg.muted">
            {texts.noRows}
          </Text>
        )}
        {edges.length > 0 && (
          <AdminTable label={texts.rows} columns={columns} isBusy={isBusy}>
            {edges.map(({ node }) => (
              <ImportRowLine key={node.number} row={node} />
            ))}
          </AdminTable>
        )}
        <LoadMore pages={more} />
      </Box>
    </Box>
  );
}
