import { usePageQuery } from '../../../relay/preload.ts';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import type { RedirectIfSignedInQuery } from './__generated__/RedirectIfSignedInQuery.graphql.ts';
import { RedirectIfSignedIn, redirectIfSignedInQuery } from './RedirectIfSignedIn.tsx';

/** Redirects signed-in people away from a page for visitors; the page renders at once and works even if that query fails. */
export function GuestOnly() {
  const queryRef = usePageQuery<RedirectIfSignedInQuery>(redirectIfSignedInQuery);
  return (
    <SectionBoundary fallback={null} renderError={() => null}>
      <RedirectIfSignedIn queryRef={queryRef} />
    </SectionBoundary>
  );
}
