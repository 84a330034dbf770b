import { loadQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import { useLoaderData, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import type { ConcreteRequest, FetchPolicy, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { currentEnvironment } from './environment.ts';

export type PagePolicy = Exclude<FetchPolicy, 'store-only'>;

/** The variables of a page's query for a URL; null sends no query. */
export type VariablesOf<TQuery extends OperationType> = (
  args: LoaderFunctionArgs,
) => TQuery['variables'] | Promise<TQuery['variables']> | null;

/** The variables of a query without variables. */
export const noVariables = () => ({});

/**
 * The loader of a page: it starts the page's one query, by its compiled artifact, while the page's chunk loads, and the page reads it by
 * PageQuery. With null as variables no query is sent (a search without a text); they may be a promise, if their code is loaded on demand.
 * Back renders from the store (see environment.ts); a page whose data others change (orders, cart) passes 'store-and-network'. A page that
 * is seldom opened is a `page()` (page.ts), so that its artifact is not part of the first page's code.
 */
export function preload<TQuery extends OperationType>(
  artifact: ConcreteRequest,
  variablesOf: VariablesOf<TQuery>,
  fetchPolicy: PagePolicy = 'store-or-network',
): LoaderFunction {
  return (args) => {
    const { signal } = args.request;
    const load = (variables: TQuery['variables'] | null) => {
      if (variables === null || signal.aborted) return null;
      const queryRef = loadQuery<TQuery>(currentEnvironment(), artifact, variables, { fetchPolicy });
      // The page disposes of a query that it took over; the loader disposes of one whose navigation was superseded.
      signal.addEventListener('abort', () => queryRef.dispose(), { once: true });
      return queryRef;
    };
    const variables = variablesOf(args);
    return variables instanceof Promise ? variables.then(load) : load(variables);
  };
}

/** The query that this page's loader started; it is disposed of when the page is left or the query is replaced. */
export function usePageQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<TQuery> {
  const loaded = useLoaderData() as PreloadedQuery<TQuery>; // routes.tsx pairs each page with the loader of its own query
  return useLoadedQuery(query, loaded);
}

/** The same for one of several queries that a loader started. */
export function useLoadedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  loaded: PreloadedQuery<TQuery>,
): PreloadedQuery<TQuery> {
  const [queryRef] = useQueryLoader<TQuery>(query, loaded);
  return queryRef ?? loaded;
}
