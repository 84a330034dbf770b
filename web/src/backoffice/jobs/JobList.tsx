import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { Badge, Text } from '@chakra-ui/react';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { AdminList } from '../ui/AdminList.tsx';
import type { JobList_query$key } from './__generated__/JobList_query.graphql.ts';
import type { JobListPaginationQuery } from './__generated__/JobListPaginationQuery.graphql.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import { emptyTexts, texts, statusTexts } from './texts.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { AdminTableRow, Cell, PhoneLabel } from '../ui/AdminTableRow.tsx';
import type { JobList_jobRow$key } from './__generated__/JobList_jobRow.graphql.ts';
import { JobActions } from './JobActions.tsx';

const PAGE_SIZE = 30;
export const jobColumns = [texts.job, 'State', texts.attempts, 'What went wrong', 'Actions'];

interface JobListProps {
  query: JobList_query$key;
  filter: JobFilter;
  /** A job was retried or discarded, so the counts have changed. */
  onChanged: () => void;
}

/** The jobs that are not done, the newest first. */
export function JobList({ query, filter, onChanged }: JobListProps) {
  const { data, ...pages } = usePaginationFragment<JobListPaginationQuery, JobList_query$key>(
    graphql`
      fragment JobList_query on Query
      @refetchable(queryName: "JobListPaginationQuery")
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
              ...JobList_jobRow
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
  job: JobList_jobRow$key;
  /** The filter of the list. */
  filter: JobFilter;
  onChanged: () => void;
}

/** A job: its title, status and error, with buttons that retry and discard it. */
function JobRow({ job: jobKey, filter, onChanged }: JobRowProps) {
  const job = useFragment(
    graphql`
      fragment JobList_jobRow on Job {
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
