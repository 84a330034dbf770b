import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { isOutdated } from '../../relay/RequestError.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import styles from './LayoutParts.module.css';
import { texts } from './texts.ts';

interface LayoutSlotProps<TQuery extends OperationType> {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<TQuery>;
  /** Whether it shows the viewer's own data, which the server's HTML never contains. */
  isPersonal?: boolean;
  /** Shown while the data loads. */
  fallback?: ReactNode;
  /** Shown when the data could not be loaded; null for parts that a page can do without. */
  renderError?: (retry: () => void) => ReactNode;
  children: (data: TQuery['response']) => ReactNode;
}

/** A part of the frame around the pages that suspends and fails on its own. */
export function LayoutSlot<TQuery extends OperationType>({
  fallback = null,
  isPersonal = false,
  renderError = () => null,
  ...content
}: LayoutSlotProps<TQuery>) {
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  if (isPersonal && !isHydrated) return fallback;
  return (
    <SectionBoundary
      fallback={fallback}
      resetKey={content.queryRef}
      onRetry={() => void revalidate()}
      renderError={renderError}
      shouldRethrow={isOutdated}
    >
      <PageQueryContent<TQuery> {...content} />
    </SectionBoundary>
  );
}

/** Retries a failed load in the layout. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="button button-ghost button-sm" onClick={onClick}>
      <RotateCw aria-hidden />
      {texts.retry}
    </button>
  );
}

/** The first link of every page: the keyboard skips the frame by it. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {texts.skip}
    </a>
  );
}

/** Shown while the shop can't be reached, see app/watchConnection.ts. */
export function OfflineNotice() {
  return <p className={styles.offline}>{texts.offline}</p>;
}
