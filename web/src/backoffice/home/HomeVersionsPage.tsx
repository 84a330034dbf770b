import { Skeleton } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import type { HomeVersionsPageQuery } from './__generated__/HomeVersionsPageQuery.graphql.ts';
import { HomeVersions } from './HomeVersions.tsx';
import { texts } from './texts.ts';

const homeVersionsPageQuery = graphql`
  query HomeVersionsPageQuery {
    managedHomePage @required(action: THROW) {
      ...HomeVersions_home
    }
  }
`;

/** The versions of the home page: the draft, what is scheduled, what shoppers see and what they saw. */
export function HomeVersionsPage() {
  return (
    <>
      <AdminHeader title="Home page" lead={texts.lead} />
      <PageQuery<HomeVersionsPageQuery>
        query={homeVersionsPageQuery}
        fallback={<Skeleton h="96" borderRadius="card" aria-busy />}
      >
        {({ managedHomePage }) => <HomeVersions home={managedHomePage} />}
      </PageQuery>
    </>
  );
}
