import { useState, type ReactNode } from 'react';
import { graphql, loadQuery, useRelayEnvironment } from 'react-relay';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
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
      <PageQueryContent<PopularSearchesQuery> query={popularSearchesQuery} queryRef={queryRef}>
        {({ popularSearches }) => (popularSearches.length === 0 ? fallback : children(popularSearches))}
      </PageQueryContent>
    </SectionBoundary>
  );
}
