import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { AdminTable } from '../catalogue/admin/AdminTable.tsx';
import { useFocusAfterRemoval } from '../catalogue/admin/useFocusAfterRemoval.ts';
import { EmptyShelfPicture } from '../catalogue/EmptyShelfPicture.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { JobList_query$key } from './__generated__/JobList_query.graphql.ts';
import type { JobFilter } from './__generated__/JobsPageQuery.graphql.ts';
import { countOf } from './countOf.ts';
import { JobRow } from './JobRow.tsx';
import { emptyTexts, texts } from './texts.ts';

/** What the server lists at most. */
const MOST_LISTED = 100;
const columns = [texts.job, texts.state, texts.attempts, texts.error, texts.actions];

interface JobListProps {
  query: JobList_query$key;
  filter: JobFilter;
  /** Something was done with a job, so that the counts are others. */
  onChanged: () => void;
}

/** The jobs that are not done, the newest first. */
export function JobList({ query, filter, onChanged }: JobListProps) {
  const { jobs, jobCounts } = useFragment(
    graphql`
      fragment JobList_query on Query @argumentDefinitions(filter: { type: "JobFilter!" }) {
        jobs(filter: $filter) {
          id
          ...JobRow_job
        }
        jobCounts {
          ...countOf_counts
        }
      }
    `,
    query,
  );
  const table = useFocusAfterRemoval<HTMLDivElement>(jobs.length);
  const inAll = countOf(jobCounts, filter.state ?? null);

  if (jobs.length === 0) {
    return (
      <EmptyState {...(emptyTexts[filter.state ?? 'ALL'] ?? { title: texts.empty })} picture={<EmptyShelfPicture />} />
    );
  }
  return (
    <>
      <AdminTable ref={table} label={texts.list} columns={columns} hasActions>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} filter={filter} onChanged={onChanged} />
        ))}
      </AdminTable>
      {jobs.length >= MOST_LISTED && inAll > jobs.length && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          {texts.shown(jobs.length, inAll)}
        </Text>
      )}
    </>
  );
}
