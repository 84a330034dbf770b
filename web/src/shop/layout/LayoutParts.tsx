import { RotateCw } from 'lucide-react';
import { useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { isRenderedForVisitor } from '../../relay/environment.ts';
import { QuerySection, type QuerySectionProps } from '../../relay/QuerySection.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import styles from './LayoutParts.module.css';
import { texts } from './texts.ts';

interface LayoutSlotProps<TQuery extends OperationType> extends QuerySectionProps<TQuery> {
  /** Whether it shows the viewer's own data, which the server's HTML never contains. */
  isPersonal?: boolean;
}

/** A part of the frame around the pages. */
export function LayoutSlot<TQuery extends OperationType>({ isPersonal = false, ...section }: LayoutSlotProps<TQuery>) {
  return isPersonal ? <PersonalSlot<TQuery> {...section} /> : <QuerySection<TQuery> {...section} />;
}

/** It alone renders twice during hydration, of a page that has a viewer; the other slots would be hydrated at once instead of in short tasks. */
function PersonalSlot<TQuery extends OperationType>(section: QuerySectionProps<TQuery>) {
  const isVisitor = isRenderedForVisitor(useRelayEnvironment());
  return useIsHydrated() || isVisitor ? <QuerySection<TQuery> {...section} /> : section.fallback;
}

/** Retries a failed load in the layout. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="button button-ghost button-sm" onClick={onClick}>
      <RotateCw />
      Try again
    </button>
  );
}

/** Shown while the shop can't be reached, see app/watchConnection.ts. */
export function OfflineNotice() {
  return <p className={styles.offline}>{texts.offline}</p>;
}
