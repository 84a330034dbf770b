import { Box, Heading, Text, Button, Skeleton } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, usePaginationFragment, fetchQuery, useRelayEnvironment } from 'react-relay';
import { Download } from 'lucide-react';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import { AdminTable } from '../ui/AdminTable.tsx';
import { BusyFade } from '../ui/BusyFade.tsx';
import { useReplaceSearch } from '../ui/useReplaceSearch.ts';
import { ToggleButtons } from '../ui/ToggleButtons.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { ImportRows_catalogueImport$key } from './__generated__/ImportRows_catalogueImport.graphql.ts';
import type { ImportRowsNextQuery } from './__generated__/ImportRowsNextQuery.graphql.ts';
import { outcomeSearch } from './importPath.ts';
import { ImportRowLine } from './ImportRowLine.tsx';
import { texts } from './texts.ts';
import type { ImportRowsRefusedQuery } from './__generated__/ImportRowsRefusedQuery.graphql.ts';
import { useDownload } from '../../relay/useDownload.ts';

const PAGE_SIZE = 50;
const columns = [texts.row, 'SKU', 'Name', texts.outcome, 'Details'];

interface ImportRowsProps {
  catalogueImport: ImportRows_catalogueImport$key;
  /** The outcome of the rows shown; '' for all. */
  outcome: string;
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
        format
        status
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
  const ofPreview = data.status === 'CHECKED' ? 'preview' : 'result';
  const pictures = data.format === 'PICTURES' ? ofPreview : null;
  const { replaceSearch, isBusy } = useReplaceSearch();
  const choose = (next: string) => replaceSearch(outcomeSearch(next));
  const choices = [
    { value: '', label: texts.all(data.rowCount) },
    ...(data.format === 'PICTURES' ? [] : [{ value: 'CREATE', label: texts.added(data.createCount) }]),
    { value: 'UPDATE', label: texts.changed(data.updateCount) },
    { value: 'UNCHANGED', label: texts.unchanged(data.unchangedCount) },
    { value: 'REJECTED', label: texts.refused(data.rejectedCount) },
    ...(data.undoKeepCount > 0 ? [{ value: 'KEPT', label: texts.kept(data.undoKeepCount) }] : []),
  ];

  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} textStyle="lg" mb="2">
        {texts.rows}
      </Heading>
      <ToggleButtons label={texts.outcome} options={choices} value={outcome} onValue={choose} />
      {data.refusedRowsUrl != null && <DownloadRefused id={data.id} />}
      <BusyFade isBusy={isBusy} mt="3">
        {edges.length === 0 && (
          <Text py="6" textAlign="center" color="fg.muted">
            No rows of this kind.
          </Text>
        )}
        {edges.length > 0 && (
          <AdminTable label={texts.rows} columns={columns} isBusy={isBusy}>
            {edges.map(({ node }) => (
              <ImportRowLine key={node.number} row={node} pictures={pictures} />
            ))}
          </AdminTable>
        )}
        <LoadMore pages={more} />
      </BusyFade>
    </Box>
  );
}

/** Downloads the refused rows of an import with their reasons, to correct them. */
function DownloadRefused({ id }: { id: string }) {
  const environment = useRelayEnvironment();
  const { download, isDownloading } = useDownload(async () => {
    const data = await fetchQuery<ImportRowsRefusedQuery>(
      environment,
      graphql`
        query ImportRowsRefusedQuery($id: ID!) {
          catalogueImport(id: $id) {
            refusedRowsUrl
          }
        }
      `,
      { id },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return data?.catalogueImport?.refusedRowsUrl;
  });
  return (
    <Button variant="outline" colorPalette="gray" mt="3" loading={isDownloading} onClick={download}>
      <Download aria-hidden />
      Download refused rows
    </Button>
  );
}

/** The rows while they load. */
export function ImportRowsSkeleton() {
  return (
    <Box as="section">
      <Heading as="h2" textStyle="lg" mb="2">
        {texts.rows}
      </Heading>
      <AdminListSkeleton columns={columns} rows={10} filters={<Skeleton h="11" maxW="36rem" mb="3" />} />
    </Box>
  );
}
