import type { ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { PageBoundary } from './PageBoundary.tsx';
import { usePageQuery } from './preload.ts';

interface PageQueryProps<TQuery extends OperationType> {
  /** The query that the page's route has started. */
  query: GraphQLTaggedNode;
  /** A skeleton with the shape of `children`. */
  fallback: ReactNode;
  children: (data: TQuery['response'], variables: TQuery['variables']) => ReactNode;
}

/** A page, or the part of it that needs the data of its query, in its boundary. */
export function PageQuery<TQuery extends OperationType>({ query, fallback, children }: PageQueryProps<TQuery>) {
  const queryRef = usePageQuery<TQuery>(query);
  return (
    <PageBoundary fallback={fallback}>
      <PageQueryContent query={query} queryRef={queryRef}>
        {children}
      </PageQueryContent>
    </PageBoundary>
  );
}

interface PageQueryContentProps<TQuery extends OperationType> extends Omit<PageQueryProps<TQuery>, 'fallback'> {
  queryRef: PreloadedQuery<TQuery>;
}

/** What shows the data of a query, inside a boundary. */
export function PageQueryContent<TQuery extends OperationType>({
  query,
  queryRef,
  children,
}: PageQueryContentProps<TQuery>) {
  return children(usePreloadedQuery<TQuery>(query, queryRef), queryRef.variables);
}
