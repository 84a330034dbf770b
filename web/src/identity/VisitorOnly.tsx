import { usePageQuery } from '../relay/preload.ts';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import type { LeaveIfSignedInQuery } from './__generated__/LeaveIfSignedInQuery.graphql.ts';
import { LeaveIfSignedIn, leaveIfSignedInQuery } from './LeaveIfSignedIn.tsx';

/** Watches over a page for visitors without holding it up: it can be used before, and even without, an answer. */
export function VisitorOnly() {
  const queryRef = usePageQuery<LeaveIfSignedInQuery>(leaveIfSignedInQuery);
  return (
    <SectionBoundary fallback={null} renderError={() => null}>
      <LeaveIfSignedIn queryRef={queryRef} />
    </SectionBoundary>
  );
}
