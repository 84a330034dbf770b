import { Grid, Button, Text, Badge, Box, chakra, Heading, Skeleton } from '@chakra-ui/react';
import { graphql, fetchQuery, useRelayEnvironment } from 'react-relay';
import { Download } from 'lucide-react';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import type { ImportsPageQuery } from './__generated__/ImportsPageQuery.graphql.ts';
import { ImportList, importColumns } from './ImportList.tsx';
import { texts } from '../texts.ts';
import { UploadCard } from './UploadCard.tsx';
import { useDownload } from '../../../relay/useDownload.ts';
import type { ImportsPageExportQuery } from './__generated__/ImportsPageExportQuery.graphql.ts';
import { AdminHeader } from '../../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../../ui/AdminList.tsx';
import { AdminTable } from '../../ui/AdminTable.tsx';
import { AdminTableRow, Cell } from '../../ui/AdminTableRow.tsx';
import { OverviewCard } from '../../overview/OverviewCard.tsx';

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
  return (
    <>
      <AdminHeader title="Import & export" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 2fr' }} gap="4" mb="4">
        <UploadCard />
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

const heads = [texts.column, 'What its cells hold', 'Example'];

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
                    Also read: <WithCode text={aliases.map((alias) => `\`${alias}\``).join(', ')} />
                  </Box>
                )}
                {isRequired && (
                  <Badge display="flex" w="fit" mt="1" colorPalette="brand">
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
    color: 'green.fg',
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
        Every product of the shop in one CSV file, hidden ones included. Change it and import it again.
      </Text>
      <Button variant="outline" loading={isDownloading} onClick={download}>
        <Download aria-hidden />
        Download catalogue
      </Button>
    </OverviewCard>
  );
}
