import { Button, Skeleton, Badge, Box, Heading, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { formatCount } from '@kirana/shared/numbers.ts';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import { countLoaded, MAX_PAGE_SIZE, reloadSize } from '../ui/loadedCount.ts';
import { usePolling } from '../ui/usePolling.ts';
import { useReload } from '../ui/useReload.ts';
import type { JobFilter, JobsPageQuery, JobsPageQuery$data } from './__generated__/JobsPageQuery.graphql.ts';
import { jobColumns, JobList } from './JobList.tsx';
import { texts, statusTexts } from './texts.ts';
import { AdminTabs } from '../ui/AdminTabs.tsx';
import { jobsSearch, JOB_STATUSES } from './jobsUrl.ts';
import { AdminTable } from '../ui/AdminTable.tsx';
import { AdminTableRow, Cell, PhoneLabel } from '../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';

const POLL_INTERVAL_MS = 5000;
/** The default of `count` in the query. */
const PAGE_SIZE = 30;

const jobsPageQuery = graphql`
  query JobsPageQuery($filter: JobFilter!, $count: Int = 30) {
    jobCounts @required(action: THROW) {
      waiting
      running
      retrying
      failed
    }
    ...JobList_query @arguments(filter: $filter, count: $count)
    jobSchedule @required(action: THROW) {
      task
      title
      everyMinutes
      lastRunAt
      nextRunAt
    }
  }
`;

/**
 * The background jobs and those that failed, for admins. It polls the jobs that the list has loaded, but not while they are more than
 * one page holds, because the answer would cut the list.
 */
export function JobsPage() {
  return (
    <PageQuery<JobsPageQuery> query={jobsPageQuery} fallback={<JobsPageSkeleton />}>
      {(query, { filter }) => <LoadedJobs query={query} filter={filter} />}
    </PageQuery>
  );
}

function LoadedJobs({ query, filter }: { query: JobsPageQuery$data; filter: JobFilter }) {
  const { jobCounts, jobSchedule } = query;
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
      <JobTabs counts={jobCounts} status={filter.status ?? null} />
      <JobList query={query} filter={filter} onChanged={refresh} />
      <JobSchedule jobs={jobSchedule} />
    </>
  );
}

function JobsPageSkeleton() {
  return (
    <>
      <AdminHeader title={texts.title} lead={texts.lead}>
        <Skeleton h="11" w="28" />
      </AdminHeader>
      <AdminListSkeleton columns={jobColumns} rows={6} lines={3} filters={<Skeleton h="11" mb="3" />} />
    </>
  );
}

interface JobTabsProps {
  counts: JobsPageQuery$data['jobCounts'];
  /** The selected status; null for all. */
  status: string | null;
}

/** A tab for each status with its number of jobs. */
function JobTabs({ counts: jobCounts, status: selected }: JobTabsProps) {
  const { waiting, running, retrying, failed } = jobCounts;
  const counts = { WAITING: waiting, RUNNING: running, RETRYING: retrying, FAILED: failed };
  const tab = (status: (typeof JOB_STATUSES)[number] | null, name: string, count: number) => ({
    search: jobsSearch(status),
    name,
    isCurrent: status === selected,
    badge: <Badge colorPalette={status === 'FAILED' && count > 0 ? 'red' : 'gray'}>{formatCount(count)}</Badge>,
  });
  return (
    <AdminTabs
      label="Jobs by state"
      tabs={[
        tab(null, 'All', waiting + running + retrying + failed),
        ...JOB_STATUSES.map((status) => tab(status, statusTexts[status]?.label ?? status, counts[status])),
      ]}
    />
  );
}

const scheduleColumns = [texts.job, 'How often', texts.last, texts.next];

/** The scheduled jobs with their times. */
function JobSchedule({ jobs }: { jobs: JobsPageQuery$data['jobSchedule'] }) {
  return (
    <Box mt="8">
      <Heading as="h2" textStyle="lg">
        {texts.schedule}
      </Heading>
      <Text mt="1" mb="3" color="fg.muted">
        Jobs that run on a schedule. One that fails catches up on its next run.
      </Text>
      <AdminTable label={texts.schedule} columns={scheduleColumns}>
        {jobs.map(({ task, title, everyMinutes, lastRunAt, nextRunAt }) => (
          <AdminTableRow key={task}>
            <Cell overflowWrap="anywhere">
              <Text fontWeight="semibold">{title}</Text>
              <Text color="fg.muted" textStyle="xs">
                {task}
              </Text>
            </Cell>
            <Cell>{texts.everyMinutes(everyMinutes)}</Cell>
            <Cell>
              <PhoneLabel>{texts.last} </PhoneLabel>
              {lastRunAt == null ? 'Not yet' : formatDateTime(lastRunAt)}
            </Cell>
            <Cell>
              <PhoneLabel>{texts.next} </PhoneLabel>
              {formatDateTime(nextRunAt)}
            </Cell>
          </AdminTableRow>
        ))}
      </AdminTable>
    </Box>
  );
}
