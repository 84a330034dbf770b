import { useRef } from 'react';
import styles from './LoadMore.module.css';
import { texts } from './texts.ts';
import type { LoadMoreState } from './useLoadMore.ts';
import { useNearViewport } from './useNearViewport.ts';

interface LoadMoreProps {
  pages: LoadMoreState;
  /** Whether the next page also loads when the end of the list is near the viewport. */
  isAutomatic?: boolean;
}

/** The end of a paginated list: a button for readers who do not scroll, and for a page that failed to load. */
export function LoadMore({ pages, isAutomatic = false }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  useNearViewport(end, isAutomatic && pages.canAutoLoad, pages.loadMore);
  if (!pages.hasNext) return null;
  const idleText = pages.hasFailed ? 'Try again' : 'Show more';
  return (
    <div className={styles.end} ref={end}>
      {pages.hasFailed && (
        <p className="muted" role="alert">
          {texts.moreFailed}
        </p>
      )}
      {/* Not `disabled` while loading: a disabled button would lose the focus. */}
      <button
        type="button"
        className="button button-outline button-md"
        aria-disabled={pages.isLoading}
        onClick={pages.loadMore}
      >
        {pages.isLoading && <span className="spinner spinner-sm" />}
        {pages.isLoading ? 'Loading more' : idleText}
      </button>
    </div>
  );
}
