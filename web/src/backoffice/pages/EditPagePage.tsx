import { Skeleton } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import type { EditPagePageQuery } from './__generated__/EditPagePageQuery.graphql.ts';
import { EditPage } from './EditPage.tsx';

const editPagePageQuery = graphql`
  query EditPagePageQuery($handle: PageHandle!) {
    managedPage(handle: $handle) {
      id
      ...EditPage_page
    }
  }
`;

/** The page that edits a page of the shop. */
export function EditPagePage() {
  return (
    <PageQuery<EditPagePageQuery>
      query={editPagePageQuery}
      fallback={<Skeleton h="96" borderRadius="card" aria-busy />}
    >
      {({ managedPage }) =>
        managedPage == null ? (
          <NotFound title="We couldn’t find this page" />
        ) : (
          <EditPage key={managedPage.id} page={managedPage} />
        )
      }
    </PageQuery>
  );
}
