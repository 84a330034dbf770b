import type { LoaderFunctionArgs } from 'react-router-dom';
import type { JobsPageQuery$variables, JobState } from './__generated__/JobsPageQuery.graphql.ts';

/** The states in the order of the tabs. */
export const STATES = ['FAILED', 'RETRYING', 'RUNNING', 'WAITING'] as const satisfies JobState[];

/** What the page's address narrows the list down to; what makes no sense in it lets all through. */
export function jobsVariables({ request }: Pick<LoaderFunctionArgs, 'request'>): JobsPageQuery$variables {
  const wanted = new URL(request.url).searchParams.get('state');
  const state = STATES.find((each) => each.toLowerCase() === wanted);
  return { filter: state === undefined ? {} : { state } };
}

/** The search of the page's address for one state; none: all. */
export function jobsSearch(state: (typeof STATES)[number] | null): string {
  return state === null ? '' : `?state=${state.toLowerCase()}`;
}
