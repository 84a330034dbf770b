import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Navigate, useLocation, useNavigation } from 'react-router-dom';
import type { LeaveIfSignedInQuery } from './__generated__/LeaveIfSignedInQuery.graphql.ts';
import { nextPath } from './loginPath.ts';

/** The query of the pages that are for visitors only. Asked of the server alone: a session can end without the store's knowledge. */
export const leaveIfSignedInQuery = graphql`
  query LeaveIfSignedInQuery {
    viewer {
      __typename
    }
  }
`;

/** Draws nothing; sends someone who is signed in already where a login would have led. */
export function LeaveIfSignedIn({ queryRef }: { queryRef: PreloadedQuery<LeaveIfSignedInQuery> }) {
  const { viewer } = usePreloadedQuery<LeaveIfSignedInQuery>(leaveIfSignedInQuery, queryRef);
  const { search } = useLocation();
  // Right after a login the page is still there while another one is loading: where that leads is not to be changed.
  const isLeaving = useNavigation().state !== 'idle';
  return viewer == null || isLeaving ? null : <Navigate to={nextPath(search)} replace />;
}
