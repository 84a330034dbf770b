import { graphql, readInlineData } from 'react-relay';
import type { readJobCount_counts$key } from './__generated__/readJobCount_counts.graphql.ts';
import type { JobState } from './__generated__/JobsPageQuery.graphql.ts';

/** The number of jobs in a state; of all jobs for null. */
export function readJobCount(countsKey: readJobCount_counts$key, state: JobState | null): number {
  const { waiting, running, retrying, failed } = readInlineData(
    graphql`
      fragment readJobCount_counts on JobCounts @inline {
        waiting
        running
        retrying
        failed
      }
    `,
    countsKey,
  );
  switch (state) {
    case 'WAITING':
      return waiting;
    case 'RUNNING':
      return running;
    case 'RETRYING':
      return retrying;
    case 'FAILED':
      return failed;
    default:
      return waiting + running + retrying + failed;
  }
}
