import type { ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import { PageQueryContent } from './PageQuery.tsx';
import { isOutdated } from './RequestError.ts';

export interface QuerySectionProps<TQuery extends OperationType> {
  query: GraphQLTaggedNode;
  /** The query that a route has started. */
  queryRef: PreloadedQuery<TQuery>;
  /** Shown while the data loads. */
  fallback?: ReactNode;
  /** Shown when the data could not be loaded; by default nothing, for parts that a page can do without. */
  renderError?: (retry: () => void) => ReactNode;
  children: (data: TQuery['response']) => ReactNode;
}

/** A part of a page, or of the frame around pages, that suspends and fails on its own. */
export function QuerySection<TQuery extends OperationType>({
  fallback = null,
  renderError = () => null,
  ...content
}: QuerySectionProps<TQuery>) {
  const { revalidate } = useRevalidator();
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
