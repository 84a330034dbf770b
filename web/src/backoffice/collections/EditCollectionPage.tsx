import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import type { EditCollectionPageQuery } from './__generated__/EditCollectionPageQuery.graphql.ts';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';
import { collectionsPath } from './collectionsUrl.ts';
import { EditCollection } from './EditCollection.tsx';

const editCollectionPageQuery = graphql`
  query EditCollectionPageQuery($id: ID!) {
    adminCollection(id: $id) {
      ...EditCollection_collection
    }
    ...EditCollection_query
  }
`;

/** The page that edits a collection. */
export function EditCollectionPage() {
  return (
    <PageQuery<EditCollectionPageQuery> query={editCollectionPageQuery} fallback={<CollectionSkeleton />}>
      {({ adminCollection, ...query }) =>
        adminCollection == null ? <CollectionNotFound /> : <EditCollection collection={adminCollection} query={query} />
      }
    </PageQuery>
  );
}

function CollectionNotFound() {
  return (
    <NotFound
      title="No Data found"
      text="This collection no longer exists."
      link={{ to: collectionsPath, label: 'All collections' }}
    />
  );
}
