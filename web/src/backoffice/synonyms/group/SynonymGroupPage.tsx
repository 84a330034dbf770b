import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { Grid, Skeleton } from '@chakra-ui/react';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { SYNONYMS_PATH } from '../synonymPaths.ts';
import type { SynonymGroupPageQuery } from './__generated__/SynonymGroupPageQuery.graphql.ts';
import { EditSynonymGroup } from './EditSynonymGroup.tsx';
import { SynonymGroupNotFound } from './SynonymGroupHeader.tsx';
import { useTermsToAdd } from './synonymDraft.ts';

const synonymGroupPageQuery = graphql`
  query SynonymGroupPageQuery($id: ID!) {
    synonymGroup(id: $id) {
      ...EditSynonymGroup_group
    }
  }
`;

/** The page that edits a group of synonyms. */
export function SynonymGroupPage() {
  const queryRef = usePageQuery<SynonymGroupPageQuery>(synonymGroupPageQuery);
  return (
    <PageBoundary fallback={<SynonymGroupSkeleton />}>
      <SynonymGroupPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function SynonymGroupPageContent({ queryRef }: { queryRef: PreloadedQuery<SynonymGroupPageQuery> }) {
  const { synonymGroup } = usePreloadedQuery<SynonymGroupPageQuery>(synonymGroupPageQuery, queryRef);
  const navigate = useNavigate();
  const toAdd = useTermsToAdd();
  if (synonymGroup == null) return <SynonymGroupNotFound />;
  return <EditSynonymGroup group={synonymGroup} toAdd={toAdd} onClose={() => void navigate(SYNONYMS_PATH)} />;
}

/** The page of a group while it loads. */
function SynonymGroupSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="5" w="32" my="3" />
      <Skeleton h="8" w="48" />
      <Skeleton h="5" w="40" mt="2" mb="4" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
        <Skeleton h="96" borderRadius="card" />
        <Skeleton h="24" borderRadius="card" />
      </Grid>
    </div>
  );
}
