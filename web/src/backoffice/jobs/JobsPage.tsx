import { Button, Skeleton } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import { countLoaded, MAX_PAGE_SIZE, reloadSize } from '../ui/loadedCount.ts';
import { usePolling } from '../ui/usePolling.ts';
import { useReload } from '../ui/useReload.ts';
import type { JobsPageQuery } from './__generated__/JobsPageQuery.graphql.ts';
import { jobColumns, JobList } from './JobList.tsx';
import { JobSchedule } from './JobSchedule.tsx';
import { JobTabs } from './JobTabs.tsx';
import { texts } from './texts.ts';

const POLL_INTERVAL_MS = 5000;
/** The default of `count` in the query. */
const PAGE_SIZE = 30;

const jobsPageQuery = graphql`
  query JobsPageQuery($filter: JobFilter!, $count: Int = 30) {
    ...JobTabs_query
    ...JobList_query @arguments(filter: $filter, count: $count)
    ...JobSchedule_query
  }
`;

/**
 * The background jobs and those that failed, for admins. It polls the jobs that the list has loaded, but not while they are more than
 * one page holds, because the answer would cut the list.
 */
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
  const environment = useRelayEnvironment();
  const loaded = () => countLoaded(environment, 'JobList_jobs', { filter });
  const { reload, refresh, isRefreshing } = useReload<JobsPageQuery>(jobsPageQuery, () => ({
    filter,
    count: reloadSize(loaded(), PAGE_SIZE),
  }));
  usePolling(() => {
    if (loaded() <= MAX_PAGE_SIZE) reload();
  }, POLL_INTERVAL_MS);
  return (
    <>
      <AdminHeader title={texts.title} lead={texts.lead}>
        <Button variant="outline" loading={isRefreshing} loadingText={texts.refresh} onClick={refresh}>
          <RotateCw aria-hidden />
          {texts.refresh}
        </Button>
      </AdminHeader>
      <JobTabs query={query} state={filter.state ?? null} />
      <JobList query={query} filter={filter} onChanged={refresh} />
      <JobSchedule query={query} />
    </>
  );
}

function JobsPageSkeleton() {
  return (
    <>
      <AdminHeader title={texts.title} lead={texts.lead}>
        <Skeleton h="11" w="28" />
      </AdminHeader>
      <AdminListSkeleton columns={jobColumns} rows={6} lines={3} hasFilters />
    </>
  );
}
