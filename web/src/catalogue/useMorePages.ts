import { useState, type RefObject } from 'react';
import { useNearViewport } from './useNearViewport.ts';

/** The part of Relay's usePaginationFragment result that loading further pages needs. */
export type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
};

type MorePages<E extends Element> = {
  /** Belongs on what stands where the next page will be. */
  sentinelRef: RefObject<E | null>;
  loadMore: () => void;
  /** The last page asked for did not come; nothing further is asked for until `loadMore` is called. */
  hasFailed: boolean;
};

/** Asks for the next page whenever the sentinel comes near the viewport, one page at a time. */
export function useMorePages<E extends Element>(pages: Pages, pageSize: number): MorePages<E> {
  const [hasFailed, setHasFailed] = useState(false);

  const loadMore = () => {
    if (pages.isLoadingNext) return;
    setHasFailed(false);
    pages.loadNext(pageSize, { onComplete: (error) => setHasFailed(error !== null) });
  };

  const isWatching = pages.hasNext && !pages.isLoadingNext && !hasFailed;
  return { sentinelRef: useNearViewport<E>(isWatching, loadMore), loadMore, hasFailed };
}
