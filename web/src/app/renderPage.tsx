import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchPath,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import type { ShopIdentity } from '@kirana/shared/shopIdentity.ts';
import { slugOf } from '@kirana/shared/slug.ts';
import { Network, type GraphQLResponse, type IEnvironment, type Variables } from 'relay-runtime';
import { isDiscovered } from './discoverRoutes.ts';
import { RECORDS_ID } from './recordsId.ts';
import { createRoutes } from './routes.tsx';
import {
  idFromSegment,
  isExactSearch,
  collectionPath,
  listingPath,
  productPath,
  searchedText,
  searchPath,
} from '../shop/catalogue/paths.ts';
import layoutQuery from '../shop/layout/__generated__/LayoutQuery.graphql.ts';
import { filteredPath, readFilters } from '../shop/catalogue/filters/url/readFilters.ts';
import { createEnvironment, setRenderedEnvironment } from '../relay/environment.ts';
import { Toaster } from '../ui/toasts/Toaster.tsx';
import { ShopIdentityContext } from '../ui/shopIdentity.ts';
import { PageHeadContext, type PageHeadContent } from '../ui/head/PageTitle.tsx';

export { collectionPath, listingPath, productPath };

/** A page as the server sends it. */
export interface RenderedPage {
  /** The title and the metadata, as elements of the head. */
  head: string;
  /** The source of the page's component, as the client's manifest names it. */
  module: string;
  /** The content of #root. */
  html: string;
  /** The element with the records from which the page was rendered, for main.tsx. */
  records: string;
}

/** Answers a persisted document, by its id, as an anonymous visitor sees it; null for a document that is not public. */
export type FindResponse = (documentId: string, variables: Variables) => Promise<GraphQLResponse> | null;

const environments = new AsyncLocalStorage<IEnvironment>();
setRenderedEnvironment(() => environments.getStore());

const ORIGIN = 'http://localhost';
/** The preloads React adds for the first pictures. The browser finds the pictures as early itself, and warns if it uses them first. */
const PICTURE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g;
const LISTING = '/:category/:subCategory';
const COLLECTION = '/collections/:collection';
const CONTENT_MODULE = 'src/shop/pages/ContentPage.tsx';
const CONTENT = /^\/pages\/[a-z]+(\/versions\/[1-9]\d{0,5})?$/;
/** The pages, with the modules that routes.tsx loads for them. */
const PAGES = [
  { pattern: '/', module: 'src/shop/catalogue/home/HomePage.tsx' },
  { pattern: '/categories', module: 'src/shop/catalogue/categories/CategoriesPage.tsx' },
  { pattern: '/search', module: 'src/shop/search/SearchPage.tsx' },
  { pattern: '/product/:slug', module: 'src/shop/catalogue/product/ProductPage.tsx' },
  { pattern: '/pages/:handle', module: CONTENT_MODULE },
  { pattern: '/pages/:handle/versions/:number', module: CONTENT_MODULE },
  { pattern: COLLECTION, module: 'src/shop/catalogue/collections/CollectionPage.tsx' },
  { pattern: LISTING, module: 'src/shop/catalogue/listing/ListingPage.tsx' },
];
/** Other addresses of two segments belong to staff, or to nothing. */
const PUBLIC_ID = /^(prod|cat|sub)_[0-9a-z]{26}$/;
const TIMEOUT_MS = 5000;
/** The response to the query of the frame for a visitor. */
const NO_VIEWER = { data: { viewer: null } };

const handler = createStaticHandler(createRoutes());

/** Whether there may be a page at an address; those of accounts, staff and admins are known to the client alone. */
export function isPage(url: string): boolean {
  const parsed = URL.parse(url, ORIGIN);
  if (parsed?.origin !== ORIGIN) return false; // such as `//x` and `///`
  const { pathname } = parsed;
  if (isDiscovered(pathname)) return true;
  const route = matchRoutes(handler.dataRoutes, pathname)?.at(-1)?.route;
  if (!route || route.path === '*') return false;
  return findPage(pathname) ? pagePath(url) !== null : true;
}

/** What a page that the server renders depends on, as a path: ids without names, the text of a search, and filters; null for other pages. */
export function pagePath(url: string): string | null {
  const parsed = URL.parse(url, ORIGIN);
  if (parsed?.origin !== ORIGIN) return null;
  const { pathname, searchParams } = parsed;
  if (pathname === '/search') {
    const path = searchPath(searchedText(searchParams), isExactSearch(searchParams));
    return path === searchPath() ? path : filteredPath(path, readFilters(searchParams, 'search'));
  }
  const page = findPage(pathname);
  if (!page) return null;
  if (page.module === CONTENT_MODULE) return CONTENT.test(pathname) ? pathname : null;
  if (page.pattern === COLLECTION) {
    const handle = matchRoutes([{ path: COLLECTION }], pathname)?.[0]?.params['collection'] ?? ''; // decoded
    if (handle === '' || slugOf(handle) !== handle) return null;
    return filteredPath(collectionPath(handle), readFilters(searchParams, 'collection'));
  }
  const ids = Object.entries(matchPath(page.pattern, pathname)?.params ?? {}).map(
    ([name, segment]) => [name, idFromSegment(segment)] as const,
  );
  if (ids.some(([, id]) => !PUBLIC_ID.test(id))) return null;
  const path = generatePath(page.pattern, Object.fromEntries(ids));
  return page.pattern === LISTING ? filteredPath(path, readFilters(searchParams, 'listing')) : path;
}

function findPage(pathname: string) {
  return PAGES.find(({ pattern }) => matchPath(pattern, pathname));
}

interface RequestedPage {
  path: string;
  /** That of the shop's addresses. */
  origin: string;
  /** False for those with a session, whose own parts are left to their browser. */
  isVisitors: boolean;
  shop: ShopIdentity;
}

/** Renders a page as every visitor sees it. Rejects when it can't be rendered. */
export async function renderPage(
  { path, origin, isVisitors, shop }: RequestedPage,
  findResponse: FindResponse,
): Promise<RenderedPage> {
  const loads: Promise<unknown>[] = [];
  const page = findPage(new URL(path, ORIGIN).pathname);
  if (!page) throw new Error(`${path} is not rendered`);
  const network = Network.create(({ id, name }, variables) => {
    if (isVisitors && name === layoutQuery.params.name) return NO_VIEWER;
    const response = id === null ? null : findResponse(id, variables);
    if (!response) return new Promise<never>(() => undefined); // the browser loads the viewer's own data
    loads.push(response);
    return response;
  });
  const environment = createEnvironment(network);
  return environments.run(environment, async () => {
    const context = await handler.query(new Request(new URL(path, ORIGIN)));
    if (context instanceof Response) throw new Error(`${path} redirects`);
    await Promise.all(loads); // so that nothing suspends
    let title = '';
    let metadata: ReactNode = null;
    const head: PageHeadContent = {
      origin,
      setTitle: (present) => void (title = present),
      setMetadata: (present) => void (metadata = present),
    };
    const html = await renderToText(
      <StrictMode>
        <ShopIdentityContext value={shop}>
          <PageHeadContext value={head}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
            <Toaster />
          </PageHeadContext>
        </ShopIdentityContext>
      </StrictMode>,
    );
    const records = JSON.stringify(environment.getStore().getSource()).replaceAll('<', '\\u003c');
    return {
      head: renderToStaticMarkup(
        <>
          <title>{title}</title>
          {metadata}
        </>,
      ),
      module: page.module,
      html,
      records: `<script type="application/json" id="${RECORDS_ID}">${records}</script>`,
    };
  });
}

/** The HTML of a tree in which everything is loaded. */
async function renderToText(tree: ReactNode): Promise<string> {
  const output = new PassThrough();
  const { promise, resolve, reject } = Promise.withResolvers<null>();
  const { pipe, abort } = renderToPipeableStream(tree, {
    progressiveChunkSize: Infinity, // a boundary in a chunk of its own would need a script to be put in its place
    onAllReady: () => resolve(null),
    onError: reject,
  });
  const timeout = setTimeout(() => abort(new Error('A page took too long to render')), TIMEOUT_MS);
  await promise.finally(() => clearTimeout(timeout));
  pipe(output);
  return (await text(output)).replaceAll(PICTURE_PRELOADS, '');
}
