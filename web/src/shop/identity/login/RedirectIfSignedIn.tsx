import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Navigate, useLocation, useNavigation } from 'react-router-dom';
import { usePageQuery } from '../../../relay/preload.ts';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { RedirectIfSignedInQuery } from './__generated__/RedirectIfSignedInQuery.graphql.ts';
import { returnTarget } from './useCompleteLogin.ts';

/** The query of the pages for visitors only. It skips the store, because a session can end without the store's knowledge. */
export const redirectIfSignedInQuery = graphql`
  query RedirectIfSignedInQuery {
    viewer {
      __typename
    }
  }
`;

/** Redirects signed-in people away from a page for visitors; the page renders at once and works even if that query fails. */
export function RedirectIfSignedIn() {
  const queryRef = usePageQuery<RedirectIfSignedInQuery>(redirectIfSignedInQuery);
  return (
    <SectionBoundary fallback={null} renderError={() => null}>
      <Redirect queryRef={queryRef} />
    </SectionBoundary>
  );
}

/** Redirects someone who is already signed in to where a login would have led. */
function Redirect({ queryRef }: { queryRef: PreloadedQuery<RedirectIfSignedInQuery> }) {
  const { viewer } = usePreloadedQuery<RedirectIfSignedInQuery>(redirectIfSignedInQuery, queryRef);
  const { search } = useLocation();
  // After a login this page stays mounted while the next one loads; that navigation must not be replaced.
  const isLeaving = useNavigation().state !== 'idle';
  if (viewer == null || isLeaving) return null;
  const { to, options } = returnTarget(search);
  return <Navigate to={to} {...options} />;
}
