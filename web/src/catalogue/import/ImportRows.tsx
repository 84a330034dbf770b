import { Box, Heading, Text } from '@chakra-ui/react';
import { useId, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { AdminTable } from '../admin/AdminTable.tsx';
import { LoadMore } from '../LoadMore.tsx';
import { useMorePages } from '../useMorePages.ts';
import type { ImportRows_catalogueImport$key } from './__generated__/ImportRows_catalogueImport.graphql.ts';
import type { ImportRowsNextQuery } from './__generated__/ImportRowsNextQuery.graphql.ts';
import { outcomeSearch, type Outcome } from './importAddress.ts';
import { ImportRowLine } from './ImportRowLine.tsx';
import { OutcomeChoice } from './OutcomeChoice.tsx';
import { texts } from './texts.ts';

const PAGE_SIZE = 50;
const columns = [texts.row, texts.sku, texts.name, texts.outcome, texts.details];

interface ImportRowsProps {
  catalogueImport: ImportRows_catalogueImport$key;
  /** Which rows are shown; null for all. */
  outcome: string | null;
}

/** The rows of the file with what becomes of each, narrowed down to one outcome. */
export function ImportRows({ catalogueImport, outcome }: ImportRowsProps) {
  const { data, ...pages } = usePaginationFragment<ImportRowsNextQuery, ImportRows_catalogueImport$key>(
    graphql`
      fragment ImportRows_catalogueImport on CatalogueImport
      @refetchable(queryName: "ImportRowsNextQuery")
      @argumentDefinitions(
        outcome: { type: "ImportOutcome" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        ...OutcomeChoice_catalogueImport
        rows(outcome: $outcome, first: $count, after: $cursor) @connection(key: "ImportRows_rows") {
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
  const more = useMorePages(pages, PAGE_SIZE, connectionId);
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
      <OutcomeChoice catalogueImport={data} outcome={outcome} onOutcome={choose} />
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
