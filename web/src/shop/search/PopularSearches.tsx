import { useState, type ReactNode } from 'react';
import { graphql, loadQuery, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useLoadedQuery } from '../../relay/preload.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import type { PopularSearchesQuery } from './__generated__/PopularSearchesQuery.graphql.ts';

interface PopularSearchesProps {
  /** Shown while they load. */
  skeleton?: ReactNode;
  /** Shown in a shop where nothing was searched, and when they can't be loaded. */
  fallback?: ReactNode;
  children: (searches: readonly string[]) => ReactNode;
}

const popularSearchesQuery = graphql`
  query PopularSearchesQuery {
    popularSearches
  }
`;

/** What shoppers searched most often this week. */
export function PopularSearches({ skeleton = null, fallback = null, children }: PopularSearchesProps) {
  const environment = useRelayEnvironment();
  const [loaded] = useState(() => loadQuery<PopularSearchesQuery>(environment, popularSearchesQuery, {}));
  const queryRef = useLoadedQuery<PopularSearchesQuery>(popularSearchesQuery, loaded);
  return (
    <SectionBoundary fallback={skeleton} renderError={() => fallback}>
      <PopularSearchesContent queryRef={queryRef} fallback={fallback}>
        {children}
      </PopularSearchesContent>
    </SectionBoundary>
  );
}

interface PopularSearchesContentProps extends Pick<PopularSearchesProps, 'fallback' | 'children'> {
  queryRef: PreloadedQuery<PopularSearchesQuery>;
}

function PopularSearchesContent({ queryRef, fallback, children }: PopularSearchesContentProps) {
  const { popularSearches } = usePreloadedQuery<PopularSearchesQuery>(popularSearchesQuery, queryRef);
  return popularSearches.length === 0 ? fallback : children(popularSearches);
}
