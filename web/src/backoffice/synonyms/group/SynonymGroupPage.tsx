import { graphql } from 'react-relay';
import { Grid, Skeleton } from '@chakra-ui/react';
import { PageQuery } from '../../../relay/PageQuery.tsx';
import type { SynonymGroupPageQuery } from './__generated__/SynonymGroupPageQuery.graphql.ts';
import { EditSynonymGroup } from './EditSynonymGroup.tsx';
import { SynonymGroupNotFound } from './SynonymGroupHeader.tsx';

const synonymGroupPageQuery = graphql`
  query SynonymGroupPageQuery($id: ID!) {
    synonymGroup(id: $id) {
      ...EditSynonymGroup_group
    }
  }
`;

/** The page that edits a group of synonyms. */
export function SynonymGroupPage() {
  return (
    <PageQuery<SynonymGroupPageQuery> query={synonymGroupPageQuery} fallback={<SynonymGroupSkeleton />}>
      {({ synonymGroup }) =>
        synonymGroup == null ? <SynonymGroupNotFound /> : <EditSynonymGroup group={synonymGroup} />
      }
    </PageQuery>
  );
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
