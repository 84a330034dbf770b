import type { LoaderFunctionArgs } from 'react-router-dom';
import type { JobsPageQuery$variables, JobState } from './__generated__/JobsPageQuery.graphql.ts';

/** The statuses in the order of the tabs. */
export const JOB_STATUSES = ['FAILED', 'RETRYING', 'RUNNING', 'WAITING'] as const satisfies JobState[];

/** Query variables from the page's URL; invalid parameters are ignored. */
export function jobsVariables({ request }: Pick<LoaderFunctionArgs, 'request'>): JobsPageQuery$variables {
  const requested = new URL(request.url).searchParams.get('state');
  const status = JOB_STATUSES.find((each) => each.toLowerCase() === requested);
  return { filter: status === undefined ? {} : { status } };
}

/** The URL's search for one status; empty for all. */
export function jobsSearch(status: (typeof JOB_STATUSES)[number] | null): string {
  return status === null ? '' : `?state=${status.toLowerCase()}`;
}
