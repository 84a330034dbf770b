import type { RouteObject } from 'react-router-dom';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { noVariables, preload, type PagePolicy, type VariablesOf } from './preload.ts';

interface PageQuery {
  /** Imports the compiled query. */
  query: () => Promise<{ default: ConcreteRequest }>;
  /** Imports what reads the query's variables from the URL; without it the query has none. */
  variables?: () => Promise<VariablesOf<OperationType>>;
  /** How the query uses the store; others change the data of most pages, so they query the server too. */
  fetchPolicy?: PagePolicy;
}

/** The loader of a page that few visits open; the query and its variables are loaded side by side when the first of them does. */
export const loadOnDemand =
  ({ query, variables, fetchPolicy = 'store-and-network' }: PageQuery) =>
  async () => {
    const [{ default: artifact }, variablesOf] = await Promise.all([query(), variables?.() ?? noVariables]);
    return preload(artifact, variablesOf, fetchPolicy);
  };

interface Page extends Pick<RouteObject, 'id' | 'children' | 'handle' | 'shouldRevalidate'>, Partial<PageQuery> {
  Component: () => Promise<React.ComponentType>;
}

/** The route of a page that few visits open: its query and its component are imported side by side. */
export function page(path: string, { query, variables, fetchPolicy, Component, ...route }: Page): RouteObject {
  return {
    ...route,
    path,
    lazy: { ...(query && { loader: loadOnDemand({ query, variables, fetchPolicy }) }), Component },
  };
}

/** The variables of a page about what its path names by the id `name`. */
export const idParam = (name: string) => (): Promise<VariablesOf<OperationType>> =>
  Promise.resolve(({ params }) => ({ id: params[name] ?? '' }));
