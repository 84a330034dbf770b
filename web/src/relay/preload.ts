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
 * How a page plugs in, in three parts:
 *
 * 1. The page module exports the page (named) and, in the page, its one query:
 *
 *        export function ProductPage() {
 *          return (
 *            <PageQuery<ProductPageQuery> query={productPageQuery} fallback={<ProductPageSkeleton />}>
 *              {({ product }) => <ProductPageContent product={product} />}
 *            </PageQuery>
 *          );
 *        }
 *
 *    The content renders the page's `<PageTitle>` and one `<h1>`; a page that needs a session is an `<AccountPage>`.
 *
 * 2. `app/routes.tsx` names path, loader and chunk:
 *
 *        {
 *          path: 'product/:slug',
 *          loader: preload(ProductPageQueryArtifact, ({ params }) => ({ id: idFromSegment(params.slug) })),
 *          lazy: { Component: async () => (await import('../shop/catalogue/product/ProductPage.tsx')).ProductPage },
 *        }
 *
 *    The artifact is the compiled query (`__generated__/ProductPageQuery.graphql.ts`, its default export), so the request
 *    is sent while the page's chunk loads. With null as variables no query is sent (a search without a text); they may be a
 *    promise, if their code is loaded on demand. A page that is seldom opened is a `page()` (page.ts), so that its artifact is
 *    not part of the first page's code.
 *
 * 3. Back renders from the store (`store-or-network`, see environment.ts) and restores the scroll position
 *    (`<ScrollRestoration>` in the layout). A page whose data others change (orders, cart) passes 'store-and-network'.
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
