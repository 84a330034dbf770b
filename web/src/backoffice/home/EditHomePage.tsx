import { Skeleton } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import type { EditHomePageQuery } from './__generated__/EditHomePageQuery.graphql.ts';
import { EditHome } from './EditHome.tsx';

const editHomePageQuery = graphql`
  query EditHomePageQuery {
    managedHomePage @required(action: THROW) {
      ...EditHome_home
    }
    adminCollections(first: 100) {
      edges {
        node {
          # eslint-disable-next-line relay/unused-fields -- an option of the field of a section
          id
          # eslint-disable-next-line relay/unused-fields -- likewise
          title
        }
      }
    }
  }
`;

/** The editor of the home page’s draft. */
export function EditHomePage() {
  return (
    <PageQuery<EditHomePageQuery>
      query={editHomePageQuery}
      fallback={<Skeleton h="96" borderRadius="card" aria-busy />}
    >
      {({ managedHomePage: home, adminCollections }) => (
        <EditHome home={home} collections={adminCollections?.edges.map(({ node }) => node) ?? []} />
      )}
    </PageQuery>
  );
}
