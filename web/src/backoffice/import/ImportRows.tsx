import { Box, Heading, Text, Button, Flex, Skeleton } from '@chakra-ui/react';
import { useId, useTransition } from 'react';
import { graphql, usePaginationFragment, fetchQuery, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { Download } from 'lucide-react';
import { AdminTable } from '../ui/AdminTable.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type {
  ImportRows_catalogueImport$data,
  ImportRows_catalogueImport$key,
} from './__generated__/ImportRows_catalogueImport.graphql.ts';
import type { ImportRowsNextQuery } from './__generated__/ImportRowsNextQuery.graphql.ts';
import { outcomeSearch, type Outcome } from './importPath.ts';
import { ImportRowLine } from './ImportRowLine.tsx';
import { texts } from './texts.ts';
import type { ImportRowsRefusedQuery } from './__generated__/ImportRowsRefusedQuery.graphql.ts';
import { useDownload } from '../../relay/useDownload.ts';

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
        rowCount
        createCount
        updateCount
        unchangedCount
        rejectedCount
        undoKeepCount
        id
        refusedRowsUrl
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

interface OutcomeFilterProps {
  catalogueImport: ImportRows_catalogueImport$data;
  /** The chosen outcome; null for all. */
  outcome: string | null;
  onOutcome: (outcome: Outcome | null) => void;
}

/** A filter by outcome, with the number of rows of each. */
function OutcomeFilter({ catalogueImport, outcome, onOutcome }: OutcomeFilterProps) {
  const { rowCount, createCount, updateCount, unchangedCount, rejectedCount, undoKeepCount } = catalogueImport;
  const choices: ReadonlyArray<{ value: Outcome | null; label: string }> = [
    { value: null, label: texts.all(rowCount) },
    { value: 'CREATE', label: texts.added(createCount) },
    { value: 'UPDATE', label: texts.changed(updateCount) },
    { value: 'UNCHANGED', label: texts.unchanged(unchangedCount) },
    { value: 'REJECTED', label: texts.refused(rejectedCount) },
    ...(undoKeepCount > 0 ? [{ value: 'KEPT', label: texts.kept(undoKeepCount) } as const] : []),
  ];
  return (
    <Flex role="group" aria-label={texts.outcome} wrap="wrap" gap="1">
      {choices.map(({ value, label }) => (
        <Button
          key={label}
          variant={value === outcome ? 'subtle' : 'ghost'}
          colorPalette={value === outcome ? 'green' : 'gray'}
          px="3"
          aria-pressed={value === outcome}
          onClick={() => onOutcome(value)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

/** Downloads the refused rows of an import with their reasons, to correct them. */
function DownloadRefused({ catalogueImport }: { catalogueImport: ImportRows_catalogueImport$data }) {
  const { id, refusedRowsUrl } = catalogueImport;
  const { download, isDownloading } = useDownloadRefused(id);
  if (refusedRowsUrl == null) return null;
  return (
    <Button variant="outline" colorPalette="gray" mt="3" loading={isDownloading} onClick={download}>
      <Download aria-hidden />
      {texts.downloadRefused}
    </Button>
  );
}

/** Downloads the refused rows of an import. */
function useDownloadRefused(importId: string) {
  const environment = useRelayEnvironment();
  return useDownload(async () => {
    const data = await fetchQuery<ImportRowsRefusedQuery>(
      environment,
      graphql`
        query ImportRowsRefusedQuery($id: ID!) {
          catalogueImport(id: $id) {
            refusedRowsUrl
          }
        }
      `,
      { id: importId },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return data?.catalogueImport?.refusedRowsUrl;
  });
}

const rows = Array.from({ length: 10 }, (_, row) => row);

/** The rows while they load. */
export function ImportRowsSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="7" w="24" mb="2" />
      <Skeleton h="11" w="full" maxW="36rem" mb="3" />
      <Flex direction="column" gap={{ base: '2', md: '1px' }}>
        {rows.map((row) => (
          <Skeleton key={row} h={{ base: '32', md: '11' }} />
        ))}
      </Flex>
    </div>
  );
}
