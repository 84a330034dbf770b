import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { SYNONYMS_PATH } from '../synonymPaths.ts';
import type { SynonymGroupPageQuery } from './__generated__/SynonymGroupPageQuery.graphql.ts';
import { EditSynonymGroup } from './EditSynonymGroup.tsx';
import { SynonymGroupNotFound } from './SynonymGroupNotFound.tsx';
import { SynonymGroupSkeleton } from './SynonymGroupSkeleton.tsx';
import { useTermsToAdd } from './useTermsToAdd.ts';

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
