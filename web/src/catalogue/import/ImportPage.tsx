import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { WayLink } from '../admin/WayLink.tsx';
import { formatMoment } from '../formatMoment.ts';
import type { ImportPageQuery } from './__generated__/ImportPageQuery.graphql.ts';
import { GoneImport } from './GoneImport.tsx';
import { ImportNews } from './ImportNews.tsx';
import { ImportPageSkeleton } from './ImportPageSkeleton.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportRowsSkeleton } from './ImportRowsSkeleton.tsx';
import { ImportState } from './ImportState.tsx';
import { texts } from './texts.ts';
import { useFreshRows } from './useFreshRows.ts';

const importPageQuery = graphql`
  query ImportPageQuery($id: ID!, $outcome: ImportOutcome) {
    catalogueImport(id: $id) {
      fileName
      actorName
      createdAt
      status
      ...useFreshRows_catalogueImport
      ...ImportState_catalogueImport
      ...ImportNews_catalogueImport
      ...ImportRows_catalogueImport @arguments(outcome: $outcome)
    }
  }
`;

/** A file of products: what it would do, how far it is, and what it did. */
export function ImportPage() {
  const queryRef = usePageQuery<ImportPageQuery>(importPageQuery);
  return (
    <PageBoundary fallback={<ImportPageSkeleton />}>
      <ImportPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function ImportPageContent({ queryRef }: { queryRef: PreloadedQuery<ImportPageQuery> }) {
  const { catalogueImport } = usePreloadedQuery<ImportPageQuery>(importPageQuery, queryRef);
  return catalogueImport == null ? (
    <GoneImport />
  ) : (
    <FoundImport catalogueImport={catalogueImport} queryRef={queryRef} />
  );
}

interface FoundImportProps {
  catalogueImport: NonNullable<ImportPageQuery['response']['catalogueImport']>;
  queryRef: PreloadedQuery<ImportPageQuery>;
}

function FoundImport({ catalogueImport, queryRef }: FoundImportProps) {
  const { fileName, actorName, createdAt, status } = catalogueImport;
  const areRowsFresh = useFreshRows(catalogueImport, queryRef);
  return (
    <>
      <PageTitle title={texts.pageTitle(fileName)} />
      <Flex>
        <WayLink to="/dashboard/import" gap="1">
          <ChevronLeft size={16} aria-hidden />
          {texts.back}
        </WayLink>
      </Flex>
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
        {fileName}
      </Heading>
      <Text mt="1" mb="4" textStyle="sm" color="fg.muted">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time> {actorName != null && texts.by(actorName)}
      </Text>
      <ImportState catalogueImport={catalogueImport} />
      {status !== 'CHECKING' && (
        <>
          <ImportNews catalogueImport={catalogueImport} />
          <Box mt="6">
            {areRowsFresh ? (
              <ImportRows catalogueImport={catalogueImport} outcome={queryRef.variables.outcome ?? null} />
            ) : (
              <ImportRowsSkeleton />
            )}
          </Box>
        </>
      )}
    </>
  );
}
