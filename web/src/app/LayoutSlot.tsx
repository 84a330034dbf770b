import type { ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import type { LayoutQuery } from './__generated__/LayoutQuery.graphql.ts';

/** The layout's query, as its parts get it handed. */
export interface Slot {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<LayoutQuery>;
}

interface LayoutSlotProps {
  slot: Slot;
  /** What holds the place until the data is there. */
  fallback?: ReactNode;
  /** What stands there when it could not be had; nothing, for parts that a page can do without. */
  renderError?: (retry: () => void) => ReactNode;
  children: (data: LayoutQuery['response']) => ReactNode;
}

/** A part of the layout that shows data; it waits and fails by itself, and the page around it stays usable. */
export function LayoutSlot({ slot, fallback = null, renderError = () => null, children }: LayoutSlotProps) {
  const { revalidate } = useRevalidator();
  return (
    <SectionBoundary
      fallback={fallback}
      resetKey={slot.queryRef}
      onRetry={() => void revalidate()}
      renderError={renderError}
    >
      <LayoutData slot={slot}>{children}</LayoutData>
    </SectionBoundary>
  );
}

function LayoutData({ slot, children }: Pick<LayoutSlotProps, 'slot' | 'children'>) {
  return children(usePreloadedQuery<LayoutQuery>(slot.query, slot.queryRef));
}
