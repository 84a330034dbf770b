import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RefundRequestsPageQuery$variables } from './__generated__/RefundRequestsPageQuery.graphql.ts';

const DECIDED = 'decided';

/** Query variables from `/dashboard/refund-requests?state=decided`: open ones as a queue, decided ones with the newest first. */
export function refundRequestsVariables({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): RefundRequestsPageQuery$variables {
  return new URL(request.url).searchParams.get('state') === DECIDED
    ? { statuses: ['APPROVED', 'DECLINED'], sort: 'NEWEST' }
    : { statuses: ['OPEN'], sort: 'OLDEST' };
}

/** The URL's search for the decided requests, or for the open ones. */
export function refundRequestsSearch(isDecided: boolean): string {
  return isDecided ? `?state=${DECIDED}` : '';
}
