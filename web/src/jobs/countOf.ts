import { graphql, readInlineData } from 'react-relay';
import type { countOf_counts$key } from './__generated__/countOf_counts.graphql.ts';
import type { JobState } from './__generated__/JobsPageQuery.graphql.ts';

/** How many jobs are in a state; null: in all of them. */
export function countOf(countsKey: countOf_counts$key, state: JobState | null): number {
  const { waiting, running, retrying, failed } = readInlineData(
    graphql`
      fragment countOf_counts on JobCounts @inline {
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
