import type { VariablesOf } from '../../relay/preload.ts';
import type { ComplaintsPageQuery } from './__generated__/ComplaintsPageQuery.graphql.ts';

/** Which complaints an address shows: the open ones, or with `?show=resolved` the others. */
export const complaintsVariables: VariablesOf<ComplaintsPageQuery> = ({ request }) => ({
  isResolved: new URL(request.url).searchParams.get('show') === 'resolved',
});
