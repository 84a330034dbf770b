import styles from './LoadMore.module.css';
import { texts } from './texts.ts';
import type { LoadMoreState } from './useLoadMore.ts';

/** The end of a paginated list: a button for readers who do not scroll, and for a page that failed to load. */
export function LoadMore({ pages }: { pages: LoadMoreState }) {
  if (!pages.hasNext) return null;
  const idleText = pages.hasFailed ? texts.tryAgain : texts.showMore;
  return (
    <div className={styles.end}>
      {pages.hasFailed && (
        <p className={styles.failure} role="alert">
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
        {pages.isLoading ? texts.loadingMore : idleText}
      </button>
    </div>
  );
}
