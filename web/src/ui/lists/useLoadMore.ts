import { useEffect, useEffectEvent, useState } from 'react';
import { reconnection } from '../reconnection.ts';

/** The part of Relay's usePaginationFragment result that loading further pages needs. */
export type PaginationState = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
};

/** The state of a paginated list. */
export type LoadMoreState = {
  hasNext: boolean;
  isLoading: boolean;
  /** The last page failed to load; an explicit `loadMore` tries again, and the shop's being reachable again. */
  hasFailed: boolean;
  /** A placeholder of the next page may load it when it is near the viewport. */
  canAutoLoad: boolean;
  loadMore: () => void;
};

/** Loads further pages, one at a time. `list` identifies the list if several follow each other in the same place. */
export function useLoadMore(
  { hasNext, isLoadingNext, loadNext }: PaginationState,
  pageSize: number,
  list = '',
): LoadMoreState {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === list;

  const loadMore = () => {
    if (isLoadingNext) return;
    setFailed(null);
    loadNext(pageSize, { onComplete: (error) => setFailed(error === null ? null : list) });
  };

  const retry = useEffectEvent(loadMore);
  useEffect(() => (hasFailed ? reconnection.subscribe(() => retry()) : undefined), [hasFailed]);

  return {
    hasNext,
    isLoading: isLoadingNext,
    hasFailed,
    canAutoLoad: hasNext && !isLoadingNext && !hasFailed,
    loadMore,
  };
}
