import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import { isUnauthenticated } from './isUnauthenticated.ts';
import { RequestError, troubleMessage } from './RequestError.ts';

interface PageBoundaryProps {
  /** A skeleton with the page's own shape. */
  fallback: ReactNode;
  /** Tells it apart from the one before; its path, unless it stays from path to path. */
  name?: string;
  children: ReactNode;
}

/**
 * Stands around what a page's query fills: its skeleton while loading, its failure with Try again. A page that its viewer may
 * not see is left to the boundary around all pages. Another path starts with the skeleton, another search of the same path
 * keeps what is shown until the new answer is there.
 */
export function PageBoundary({ fallback, name, children }: PageBoundaryProps) {
  const { pathname } = useLocation();
  const queryRef: unknown = useLoaderData();
  const { revalidate } = useRevalidator();
  return (
    <SectionBoundary
      key={name ?? pathname}
      fallback={fallback}
      resetKey={queryRef}
      onRetry={() => void revalidate()}
      messageOf={troubleMessage}
      isForOthers={isWholePages}
    >
      {children}
    </SectionBoundary>
  );
}

function isWholePages(error: unknown): boolean {
  return isUnauthenticated(error) || (error instanceof RequestError && error.kind === 'forbidden');
}
