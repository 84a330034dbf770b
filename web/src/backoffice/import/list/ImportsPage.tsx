import { Grid, Heading } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { ImportsPageQuery } from './__generated__/ImportsPageQuery.graphql.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { ExportCard } from './ExportCard.tsx';
import { ImportList } from './ImportList.tsx';
import { ImportsPageSkeleton } from './ImportsPageSkeleton.tsx';
import { texts } from '../texts.ts';
import { UploadCard } from './UploadCard.tsx';

const importsPageQuery = graphql`
  query ImportsPageQuery {
    catalogueFile @required(action: THROW) {
      ...ColumnTable_catalogueFile
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
