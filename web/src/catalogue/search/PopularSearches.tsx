import { useState, type ReactNode } from 'react';
import { graphql, loadQuery, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { useLoadedQuery } from '../../relay/preload.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import type { PopularSearchesQuery } from './__generated__/PopularSearchesQuery.graphql.ts';
import { SuggestedSearches } from './SuggestedSearches.tsx';
import styles from './SearchSuggestions.module.css';

const popularSearchesQuery = graphql`
  query PopularSearchesQuery {
    popularSearches
  }
`;

/** What shoppers searched most often this week; `fallback` in a shop where nothing was, and when it can't be loaded. */
export function PopularSearches({ fallback }: { fallback: ReactNode }) {
  const environment = useRelayEnvironment();
  const [loaded] = useState(() => loadQuery<PopularSearchesQuery>(environment, popularSearchesQuery, {}));
  const queryRef = useLoadedQuery<PopularSearchesQuery>(popularSearchesQuery, loaded);
  return (
    <SectionBoundary fallback={<div className={styles.loading} aria-busy />} renderError={() => fallback}>
      <PopularSearchesContent queryRef={queryRef} fallback={fallback} />
    </SectionBoundary>
  );
}

interface PopularSearchesContentProps {
  queryRef: PreloadedQuery<PopularSearchesQuery>;
  fallback: ReactNode;
}

function PopularSearchesContent({ queryRef, fallback }: PopularSearchesContentProps) {
  const { popularSearches } = usePreloadedQuery<PopularSearchesQuery>(popularSearchesQuery, queryRef);
  return popularSearches.length === 0 ? fallback : <SuggestedSearches searches={popularSearches} />;
}
