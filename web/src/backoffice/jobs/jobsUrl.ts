import type { LoaderFunctionArgs } from 'react-router-dom';
import type { JobsPageQuery$variables, JobState } from './__generated__/JobsPageQuery.graphql.ts';

/** The states in the order of the tabs. */
export const JOB_STATES = ['FAILED', 'RETRYING', 'RUNNING', 'WAITING'] as const satisfies JobState[];

/** Query variables from the page's URL; invalid parameters are ignored. */
export function jobsVariables({ request }: Pick<LoaderFunctionArgs, 'request'>): JobsPageQuery$variables {
  const requested = new URL(request.url).searchParams.get('state');
  const state = JOB_STATES.find((each) => each.toLowerCase() === requested);
  return { filter: state === undefined ? {} : { state } };
}

/** The URL's search for one state; empty for all. */
export function jobsSearch(state: (typeof JOB_STATES)[number] | null): string {
  return state === null ? '' : `?state=${state.toLowerCase()}`;
}
