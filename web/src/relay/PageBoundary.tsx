import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import { isUnauthenticated, isOutdated, RequestError, toErrorMessage } from './RequestError.ts';

interface PageBoundaryProps {
  /** A skeleton with the page's own shape. */
  fallback: ReactNode;
  /** Identifies the page; its path by default. A page that stays mounted for several paths names itself. */
  name?: string;
  children: ReactNode;
}

/**
 * The boundary around a page's data: shows the page's skeleton while it loads, and its error with Try again. An error that
 * Try again can't help goes to the boundary around all pages. Another path starts with the skeleton; another search of the same path keeps the present
 * content until the new data is loaded.
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
      messageOf={toErrorMessage}
      shouldRethrow={isPageError}
    >
      {children}
    </SectionBoundary>
  );
}

function isPageError(error: unknown): boolean {
  return isUnauthenticated(error) || isOutdated(error) || (error instanceof RequestError && error.kind === 'forbidden');
}
