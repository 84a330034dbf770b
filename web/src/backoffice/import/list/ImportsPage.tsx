import { Grid, Button, Text, Badge, Box, chakra, Heading, Skeleton, Flex } from '@chakra-ui/react';
import { graphql, fetchQuery, useRelayEnvironment, usePaginationFragment } from 'react-relay';
import { Download } from 'lucide-react';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import type { ImportsPageQuery } from './__generated__/ImportsPageQuery.graphql.ts';
import { texts } from '../texts.ts';
import { UploadCard } from './UploadCard.tsx';
import { useDownload } from '../../../relay/useDownload.ts';
import type { ImportsPageExportQuery } from './__generated__/ImportsPageExportQuery.graphql.ts';
import { AdminHeader } from '../../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../../ui/AdminList.tsx';
import { AdminTable } from '../../ui/AdminTable.tsx';
import { AdminTableRow, Cell } from '../../ui/AdminTableRow.tsx';
import { OverviewCard } from '../../overview/OverviewCard.tsx';
import { useId } from 'react';
import { LoadMore } from '../../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../../ui/lists/useLoadMore.ts';
import type { ImportsPage_query$data, ImportsPage_query$key } from './__generated__/ImportsPage_query.graphql.ts';
import type { ImportsPageNextQuery } from './__generated__/ImportsPageNextQuery.graphql.ts';
import { BlockerLink } from '../../ui/BlockerLink.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { importPath } from '../importPath.ts';
import { ImportStatusBadge } from '../ImportStatusBadge.tsx';

const importsPageQuery = graphql`
  query ImportsPageQuery {
    catalogueFile @required(action: THROW) {
      columns {
        name
        description
        example
        aliases
        isRequired
      }
    }
    ...ImportsPage_query
  }
`;

/** The page that exports and imports the catalogue as a file. */
export function ImportsPage() {
  return (
    <>
      <AdminHeader title="Import & export" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 3fr 2fr' }} gap="4" mb="4">
        <UploadCard kind="products" />
        <UploadCard kind="pictures" />
        <ExportCard />
      </Grid>
      <PageQuery<ImportsPageQuery>
        query={importsPageQuery}
        fallback={
          <>
            <Skeleton h="10" w="40" mb="6" />
            <Heading as="h2" textStyle="lg" mb="3">
              {texts.history}
            </Heading>
            <AdminListSkeleton columns={importColumns} rows={5} />
          </>
        }
      >
        {(query) => (
          <>
            <ColumnTable catalogueFile={query.catalogueFile} />
            <ImportList query={query} />
          </>
        )}
      </PageQuery>
    </>
  );
}

const heads = [texts.column, 'What to enter', 'Example'];

/** Explains each column of the file in a collapsible table. */
function ColumnTable({ catalogueFile }: { catalogueFile: ImportsPageQuery['response']['catalogueFile'] }) {
  const { columns } = catalogueFile;
  return (
    <chakra.details mb="6">
      <Summary>{texts.columns}</Summary>
      <Box mt="2">
        <AdminTable label={texts.columns} columns={heads}>
          {columns.map(({ name, description, example, aliases, isRequired }) => (
            <AdminTableRow key={name}>
              <Cell w={{ md: '13rem' }}>
                <chakra.code fontWeight="semibold" overflowWrap="anywhere">
                  {name}
                </chakra.code>
                {aliases.length > 0 && (
                  <Box mt="1" textStyle="sm" color="fg.muted">
                    Also accepted: <WithCode text={aliases.map((alias) => `\`${alias}\``).join(', ')} />
                  </Box>
                )}
                {isRequired && (
                  <Badge display="flex" w="fit" mt="1" colorPalette="yellow">
                    Required for a new product
                  </Badge>
                )}
              </Cell>
              <Cell overflowWrap="anywhere">
                <WithCode text={description} />
              </Cell>
              <Cell w={{ md: '18rem' }} color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
                {example}
              </Cell>
            </AdminTableRow>
          ))}
        </AdminTable>
      </Box>
    </chakra.details>
  );
}

/** Renders the parts between backticks as code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}

const Summary = chakra('summary', {
  base: {
    w: 'fit',
    py: '2.5',
    borderRadius: 'sm',
    color: 'primary.fg',
    textStyle: 'sm',
    fontWeight: 'semibold',
    cursor: 'button',
  },
});

/** Downloads the catalogue as a CSV file. */
function ExportCard() {
  const environment = useRelayEnvironment();
  const { download, isDownloading } = useDownload(async () => {
    const data = await fetchQuery<ImportsPageExportQuery>(
      environment,
      graphql`
        query ImportsPageExportQuery {
          catalogueFile @required(action: THROW) {
            exportUrl
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return data?.catalogueFile.exportUrl;
  });
  return (
    <OverviewCard title="Export">
      <Text mt="-2" mb="4" color="fg.muted">
        All your products in one CSV file, including hidden ones. Edit it and import it again.
      </Text>
      <Button variant="outline" loading={isDownloading} onClick={download}>
        <Download aria-hidden />
        Download catalogue
      </Button>
    </OverviewCard>
  );
}

type ListedImport = ImportsPage_query$data['catalogueImports']['edges'][number]['node'];

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
const importColumns = ['File', 'State', 'Rows', 'Who', 'When'];

/** The imports, newest first. */
function ImportList({ query }: { query: ImportsPage_query$key }) {
  const { data, ...pages } = usePaginationFragment<ImportsPageNextQuery, ImportsPage_query$key>(
    graphql`
      fragment ImportsPage_query on Query
      @refetchable(queryName: "ImportsPageNextQuery")
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
