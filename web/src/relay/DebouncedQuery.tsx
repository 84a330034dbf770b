import type { ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import { PageQueryContent } from './PageQuery.tsx';
import { toErrorMessage } from './RequestError.ts';

interface DebouncedQueryProps<TQuery extends OperationType> {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<TQuery>;
  retry: () => void;
  fallback: ReactNode;
  children: (data: TQuery['response']) => ReactNode;
}

/** The answer of `useDebouncedQuery`, or why there is none. */
export function DebouncedQuery<TQuery extends OperationType>(props: DebouncedQueryProps<TQuery>) {
  const { fallback, retry, ...content } = props;
  return (
    <SectionBoundary fallback={fallback} resetKey={content.queryRef} onRetry={retry} messageOf={toErrorMessage}>
      <PageQueryContent<TQuery> {...content} />
    </SectionBoundary>
  );
}
