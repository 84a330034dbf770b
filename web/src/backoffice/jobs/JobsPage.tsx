import { Button, Skeleton, Badge, Box, Heading, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { graphql, useRelayEnvironment, usePaginationFragment, useFragment } from 'react-relay';
import { formatCount } from '@kirana/shared/numbers.ts';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton, AdminList } from '../ui/AdminList.tsx';
import { countLoaded, MAX_PAGE_SIZE, reloadSize } from '../ui/loadedCount.ts';
import { usePolling } from '../ui/usePolling.ts';
import { useReload } from '../ui/useReload.ts';
import type { JobFilter, JobsPageQuery, JobsPageQuery$data } from './__generated__/JobsPageQuery.graphql.ts';
import { texts, statusTexts, emptyTexts } from './texts.ts';
import { AdminTabs } from '../ui/AdminTabs.tsx';
import { jobsSearch, JOB_STATUSES } from './jobsUrl.ts';
import { AdminTable } from '../ui/AdminTable.tsx';
import { AdminTableRow, Cell, PhoneLabel } from '../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { JobsPage_query$key } from './__generated__/JobsPage_query.graphql.ts';
import type { JobsPagePaginationQuery } from './__generated__/JobsPagePaginationQuery.graphql.ts';
import type { JobsPage_jobRow$key } from './__generated__/JobsPage_jobRow.graphql.ts';
import { JobActions } from './JobActions.tsx';

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
    ...JobsPage_query @arguments(filter: $filter, count: $count)
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

const jobColumns = [texts.job, 'State', texts.attempts, 'What went wrong', 'Actions'];

interface JobListProps {
  query: JobsPage_query$key;
  filter: JobFilter;
  /** A job was retried or discarded, so the counts have changed. */
  onChanged: () => void;
}

/** The jobs that are not done, the newest first. */
function JobList({ query, filter, onChanged }: JobListProps) {
  const { data, ...pages } = usePaginationFragment<JobsPagePaginationQuery, JobsPage_query$key>(
    graphql`
      fragment JobsPage_query on Query
      @refetchable(queryName: "JobsPagePaginationQuery")
      @argumentDefinitions(
        filter: { type: "JobFilter!" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      ) {
        jobs(filter: $filter, first: $count, after: $cursor) @connection(key: "JobList_jobs") @required(action: THROW) {
          __id
          edges {
            node {
              id
              ...JobsPage_jobRow
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connectionId, edges } = data.jobs;
  return (
    <AdminList
      ref={useFocusAfterRemoval<HTMLDivElement>(edges.length)}
      label="Jobs"
      columns={jobColumns}
      hasActions
      rows={edges.map(({ node }) => (
        <JobRow key={node.id} job={node} filter={filter} onChanged={onChanged} />
      ))}
      pages={useLoadMore(pages, PAGE_SIZE, connectionId)}
      empty={emptyTexts[filter.status ?? 'ALL'] ?? { title: 'No jobs' }}
    />
  );
}

interface JobRowProps {
  job: JobsPage_jobRow$key;
  /** The filter of the list. */
  filter: JobFilter;
  onChanged: () => void;
}

/** A job: its title, status and error, with buttons that retry and discard it. */
function JobRow({ job: jobKey, filter, onChanged }: JobRowProps) {
  const job = useFragment(
    graphql`
      fragment JobsPage_jobRow on Job {
        task
        title
        status
        attempts
        maxAttempts
        lastError
        createdAt
        runAt
        lockedAt
        ...JobActions_job
      }
    `,
    jobKey,
  );
  const { task, title, status, attempts, maxAttempts, lastError, createdAt, runAt, lockedAt } = job;
  const shown = statusTexts[status];
  const moment = formatDateTime(status === 'RUNNING' ? (lockedAt ?? runAt) : runAt);
  const hasFailed = status === 'FAILED' || status === 'RETRYING';
  return (
    <AdminTableRow>
      <Cell w={{ md: '26%' }} overflowWrap="anywhere">
        <Text fontWeight="semibold">{title}</Text>
        <Text color="fg.muted" textStyle="xs">
          {task}
        </Text>
        <Text color="fg.muted" textStyle="xs">
          Queued {formatDateTime(createdAt)}
        </Text>
      </Cell>
      <Cell w={{ md: '20%' }}>
        <Badge colorPalette={shown?.palette ?? 'gray'}>{shown?.label ?? status}</Badge>
        <Text mt="1" color="fg.muted" textStyle="xs">
          {shown?.time(moment) ?? moment}
        </Text>
      </Cell>
      <Cell color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        <PhoneLabel>{texts.attempts} </PhoneLabel>
        {texts.attemptsOf(attempts, maxAttempts)}
      </Cell>
      <Cell w={{ md: '30%' }} overflowWrap="anywhere" color={hasFailed ? 'fg.error' : 'fg.muted'}>
        {lastError}
      </Cell>
      <Cell textAlign={{ md: 'end' }}>
        {hasFailed && <JobActions job={job} filter={filter} onChanged={onChanged} />}
      </Cell>
    </AdminTableRow>
  );
}
