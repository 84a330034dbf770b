import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { JobsPageQuery } from './__generated__/JobsPageQuery.graphql.ts';
import { JobList } from './JobList.tsx';
import { JobSchedule } from './JobSchedule.tsx';
import { JobsPageSkeleton } from './JobsPageSkeleton.tsx';
import { JobTabs } from './JobTabs.tsx';
import { texts } from './texts.ts';
import { useJobPolling } from './useJobPolling.ts';

const jobsPageQuery = graphql`
  query JobsPageQuery($filter: JobFilter!, $count: Int = 30) {
    ...JobTabs_query
    ...JobList_query @arguments(filter: $filter, count: $count)
    ...JobSchedule_query
  }
`;

/** The background jobs and those that failed, for admins. */
export function JobsPage() {
  const queryRef = usePageQuery<JobsPageQuery>(jobsPageQuery);
  return (
    <PageBoundary fallback={<JobsPageSkeleton />}>
      <JobsPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function JobsPageContent({ queryRef }: { queryRef: PreloadedQuery<JobsPageQuery> }) {
  const query = usePreloadedQuery<JobsPageQuery>(jobsPageQuery, queryRef);
  const { filter } = queryRef.variables;
  const { refresh, isRefreshing } = useJobPolling(queryRef.variables);
  const state = filter.state ?? null;
  return (
    <>
      <PageTitle title={texts.title} />
      <Flex justify="space-between" align="center" gap="2">
        <Heading as="h1" textStyle={{ base: 'xl', md: '2xl' }}>
          {texts.title}
        </Heading>
        <Button variant="outline" loading={isRefreshing} loadingText={texts.refresh} onClick={refresh}>
          <RotateCw aria-hidden />
          {texts.refresh}
        </Button>
      </Flex>
      <Text mt="1" mb="4" color="fg.muted">
        {texts.lead}
      </Text>
      <JobTabs query={query} state={state} />
      <JobList query={query} filter={filter} onChanged={refresh} />
      <JobSchedule query={query} />
    </>
  );
}
