import { useState } from 'react';

/** The part of Relay's usePaginationFragment result that loading further pages needs. */
export type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
};

/** How far a list with further pages is. */
export type MorePages = {
  hasNext: boolean;
  isLoading: boolean;
  /** The last page asked for did not come; only `loadMore` by hand asks again. */
  hasFailed: boolean;
  /** Something of the next page's room may ask for it as soon as it comes near the viewport. */
  isWanted: boolean;
  loadMore: () => void;
};

/** Asks for further pages, one at a time. `list` tells lists apart that follow each other in the same place. */
export function useMorePages({ hasNext, isLoadingNext, loadNext }: Pages, pageSize: number, list = ''): MorePages {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === list;

  const loadMore = () => {
    if (isLoadingNext) return;
    setFailed(null);
    loadNext(pageSize, { onComplete: (error) => setFailed(error === null ? null : list) });
  };

  return { hasNext, isLoading: isLoadingNext, hasFailed, isWanted: hasNext && !isLoadingNext && !hasFailed, loadMore };
}
