import { Grid, Heading, Button, Text, Skeleton, Badge, Box, chakra } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery, fetchQuery, useRelayEnvironment } from 'react-relay';
import { Download } from 'lucide-react';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { ImportsPageQuery } from './__generated__/ImportsPageQuery.graphql.ts';
import { ImportList } from './ImportList.tsx';
import { texts } from '../texts.ts';
import { UploadCard, ImportCard } from './UploadCard.tsx';
import { AdminHeaderSkeleton } from '../../ui/AdminHeaderSkeleton.tsx';
import { AdminTableSkeleton } from '../../ui/AdminTableSkeleton.tsx';
import { useDownload } from '../../../relay/useDownload.ts';
import type { ImportsPageExportQuery } from './__generated__/ImportsPageExportQuery.graphql.ts';
import { AdminTable } from '../../ui/AdminTable.tsx';
import { AdminTableRow } from '../../ui/AdminTableRow.tsx';

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
    ...ImportList_query
  }
`;

/** The page that exports and imports the catalogue as a file. */
export function ImportsPage() {
  const queryRef = usePageQuery<ImportsPageQuery>(importsPageQuery);
  return (
    <PageBoundary fallback={<ImportsPageSkeleton />}>
      <ImportsPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function ImportsPageContent({ queryRef }: { queryRef: PreloadedQuery<ImportsPageQuery> }) {
  const query = usePreloadedQuery<ImportsPageQuery>(importsPageQuery, queryRef);
  return (
    <>
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} mb="4">
        {texts.title}
      </Heading>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 2fr' }} gap="4" mb="4">
        <UploadCard />
        <ExportCard />
      </Grid>
      <ColumnTable catalogueFile={query.catalogueFile} />
      <ImportList query={query} />
    </>
  );
}

/** The import and export page while it loads. */
function ImportsPageSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 2fr' }} gap="4" mb="4">
        <Skeleton h={{ base: '17.875rem', lg: '17.375rem' }} borderRadius="card" />
        <Skeleton h={{ base: '12.125rem', lg: 'auto' }} borderRadius="card" />
      </Grid>
      <Skeleton h="10" w="40" mb="6" />
      <Heading as="h2" textStyle="lg" mb="3">
        {texts.history}
      </Heading>
      <AdminTableSkeleton height={{ base: '10rem', md: '3rem' }} rows={5} />
    </div>
  );
}

const heads = [texts.column, texts.meaning, texts.example];

/** Explains each column of the file in a collapsible table. */
function ColumnTable({ catalogueFile }: { catalogueFile: ImportsPageQuery['response']['catalogueFile'] }) {
  const { columns } = catalogueFile;
  return (
    <chakra.details mb="6">
      <Summary>{texts.columns}</Summary>
      <Box mt="2">
        <AdminTable label={texts.columns} columns={heads}>
          {columns.map(({ name, description, example, aliases, isRequired }) => (
            <AdminTableRow key={name} role="row">
              <Cell role="cell" w={{ md: '13rem' }}>
                <chakra.code fontWeight="semibold" overflowWrap="anywhere">
                  {name}
                </chakra.code>
                {aliases.length > 0 && (
                  <Box mt="1" textStyle="sm" color="fg.muted">
                    {texts.alsoNamed} <WithCode text={aliases.map((alias) => `\`${alias}\``).join(', ')} />
                  </Box>
                )}
                {isRequired && (
                  <Badge display="flex" w="fit" mt="1" colorPalette="brand">
                    {texts.required}
                  </Badge>
                )}
              </Cell>
              <Cell role="cell" overflowWrap="anywhere">
                <WithCode text={description} />
              </Cell>
              <Cell role="cell" w={{ md: '18rem' }} color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
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

const Cell = chakra('td');

const Summary = chakra('summary', {
  base: {
    w: 'fit',
    py: '2.5',
    borderRadius: 'sm',
    color: 'green.fg',
    textStyle: 'sm',
    fontWeight: 'semibold',
    cursor: 'button',
  },
});

/** Downloads the catalogue as a CSV file. */
function ExportCard() {
  const { downloadCatalogue, isDownloading } = useDownloadCatalogue();
  return (
    <ImportCard title={texts.exportTitle}>
      <Text color="fg.muted" mb="4">
        {texts.exportText}
      </Text>
      <Button variant="outline" loading={isDownloading} onClick={downloadCatalogue}>
        <Download aria-hidden />
        {texts.download}
      </Button>
    </ImportCard>
  );
}

/** Downloads the catalogue. */
function useDownloadCatalogue() {
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
  return { downloadCatalogue: download, isDownloading };
}
