import { Heading, Text } from '@chakra-ui/react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { RefundRequestsPageQuery } from './__generated__/RefundRequestsPageQuery.graphql.ts';
import { RefundRequestList } from './RefundRequestList.tsx';
import { RefundRequestsSkeleton } from './RefundRequestsSkeleton.tsx';
import { RefundRequestTabs } from './RefundRequestTabs.tsx';
import { listTexts as texts } from './texts.ts';

const refundRequestsPageQuery = graphql`
  query RefundRequestsPageQuery($statuses: [RefundRequestStatus!]!, $sort: RefundRequestSort!) {
    ...RefundRequestTabs_query
    ...RefundRequestList_query @arguments(statuses: $statuses, sort: $sort)
  }
`;

/** The problems that shoppers reported, for admins: those to decide, and those that were decided. */
export function RefundRequestsPage() {
  const queryRef = usePageQuery<RefundRequestsPageQuery>(refundRequestsPageQuery);
  return (
    <PageBoundary fallback={<RefundRequestsSkeleton />}>
      <RefundRequestsPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function RefundRequestsPageContent({ queryRef }: { queryRef: PreloadedQuery<RefundRequestsPageQuery> }) {
  const query = usePreloadedQuery<RefundRequestsPageQuery>(refundRequestsPageQuery, queryRef);
  const isDecided = !queryRef.variables.statuses.includes('OPEN');
  return (
    <>
      <PageTitle title={texts.title} />
      <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
        {texts.title}
      </Heading>
      <Text mt="1" mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <RefundRequestTabs query={query} isDecided={isDecided} />
      <RefundRequestList query={query} isDecided={isDecided} />
    </>
  );
}
