import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { FastifyRequest } from 'fastify';
import type { ShopIdentity } from '@kirana/shared/shopIdentity.ts';
import type { MadeResponse } from '../platform/cache/responseCache.ts';
import { isProductDeleted } from '../shop/catalogue/availableForSale.ts';
import { CostBudgetExceededError, COSTS, type CostBudget } from '../platform/limits/costBudget.ts';
import { decodeIdOf } from '../platform/core/publicId.ts';
import type { Config } from '../platform/config/config.ts';
import { appendVary } from '../platform/http/encodedBody.ts';
import { readIndexHtml, type RenderPage } from '../platform/http/webClient.ts';
import type { ShopDocument } from './shopDocument.ts';
import { readCookie } from '../shop/identity/sessions/tokenCookies.ts';
import { type PublicResponse, type PublicResponses, sendCompressed } from './publicResponses.ts';

/** What the web client's build for the server exports: `web/src/app/renderPage.tsx`. */
interface PageRenderer extends PagePaths {
  isPage: (url: string) => boolean;
  pagePath: (url: string) => string | null;
  renderPage: (
    page: { path: string; origin: string; isVisitors: boolean; shop: ShopIdentity },
    find: FindResponse,
  ) => Promise<RenderedPage>;
}

type FindResponse = (documentId: string, variables: Record<string, unknown>) => Promise<object> | null;

interface RenderedPage {
  head: string;
  module: string;
  html: string;
  records: string;
}

/** The addresses of objects as the client writes them. */
export interface PagePaths {
  productPath: (product: Named) => string;
  listingPath: (category: Named, subCategory: Named) => string;
  collectionPath: (handle: string) => string;
}

interface Named {
  /** The public id. */
  id: string;
  name: string;
}

/** Ends the rendering of a page that shows something that does not exist (`missing`), or that is left to the client (null). */
class NotRenderedError extends Error {
  readonly outcome: 'missing' | null;

  constructor(outcome: 'missing' | null) {
    super('The page is not rendered');
    this.outcome = outcome;
  }
}

/** The addresses of which is known what page they are; longer ones are read each time. */
const [MAX_ADDRESSES, MAX_ADDRESS_LENGTH] = [10_000, 300];
const ROOT = '<div id="root"></div>';
const SESSION_COOKIES = ['accessToken', 'refreshToken'] as const;

interface PageSources {
  /** That of the shop's addresses. */
  origin: string;
  responses: PublicResponses;
  readDocument: () => Promise<ShopDocument>;
}

/** Opens the pages of a built web client. They contain what every visitor sees; what is a viewer's own, the browser of one with a session asks for. */
export function openPages(directory: string, { origin, responses, readDocument }: PageSources) {
  const file = path.join(directory, 'server/renderPage.js');
  const manifest = path.join(directory, '.vite/manifest.json');
  if (!existsSync(file) || !existsSync(manifest)) return null;
  const inlineStyles = styleInliner(directory);
  const scripts = readScripts(manifest);
  const pagePaths = new LRUCache<string, { pagePath: string | null; isPage: boolean }>({ max: MAX_ADDRESSES });
  let renderer: Promise<PageRenderer> | undefined;
  const loadRenderer = () => (renderer ??= import(pathToFileURL(file).href) as Promise<PageRenderer>);

  async function make(pagePath: string, isVisitors: boolean): Promise<MadeResponse> {
    const tags = new Set<string>();
    async function findResponse(documentId: string, variables: Record<string, unknown>): Promise<object> {
      const response = await responses.find({ documentId, variables: JSON.stringify(variables) });
      if (!response) throw new NotRenderedError(null); // an error, or a search without a result
      for (const tag of response.tags) tags.add(tag);
      const result = JSON.parse(response.body.plain.toString()) as { data: Record<string, unknown> };
      if (Object.values(result.data).includes(null)) throw new NotRenderedError('missing');
      return result;
    }
    const { renderPage } = await loadRenderer();
    const find: FindResponse = (id, variables) => {
      const documentId = `sha256:${id}`;
      return responses.isPublic(documentId) ? findResponse(documentId, variables) : null;
    };
    const { shop, html } = await readDocument();
    const page = await renderPage({ path: pagePath, origin, isVisitors, shop }, find);
    return { body: insertPage(inlineStyles(html), page, { scripts, isVisitors }), tags: [...tags] };
  }

  async function readAddress(url: string) {
    const renderer = await loadRenderer();
    const address = { pagePath: renderer.pagePath(url), isPage: renderer.isPage(url) };
    if (url.length <= MAX_ADDRESS_LENGTH) pagePaths.set(url, address);
    return address;
  }

  return {
    /**
     * The page at a path with its query, for a visitor or for one who has a session; `missing` when there is none or it shows something that does not exist, `gone` when that was deleted;
     * null for pages of the client. It is also null, so that the client renders the page, where `pay` rejects, which is called for one that is not cached.
     */
    async find(
      url: string,
      isVisitors: boolean,
      pay: () => Promise<void>,
    ): Promise<PublicResponse | 'missing' | 'gone' | null> {
      const { pagePath, isPage } = pagePaths.get(url) ?? (await readAddress(url));
      if (pagePath === null) return isPage ? null : 'missing';
      try {
        const name = `${isVisitors ? 'visitor' : 'viewer'} ${pagePath}`;
        return await responses.compose(name, () => make(pagePath, isVisitors), pay);
      } catch (error) {
        if (error instanceof CostBudgetExceededError) return null;
        if (!(error instanceof NotRenderedError)) throw error;
        return error.outcome === 'missing' && (await isDeleted(pagePath)) ? 'gone' : error.outcome;
      }
    },
    findPaths: loadRenderer,
  };
}

async function isDeleted(pagePath: string): Promise<boolean> {
  const id = /^\/product\/(\w+)$/.exec(pagePath)?.[1];
  return id !== undefined && isProductDeleted(decodeIdOf('Product', id));
}

/** Puts the styles into a page, so that a phone can draw it without another request. */
function styleInliner(directory: string): (html: string) => string {
  const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/;
  const href = link.exec(readIndexHtml(directory))?.[1];
  const style = href === undefined ? '' : `<style>${readFileSync(path.join(directory, href), 'utf8')}</style>`;
  return (html) => html.replace(link, () => style);
}

interface ManifestChunk {
  file: string;
  imports?: string[];
}

const START = 'src/app/start.ts';
const ENTRY = 'index.html';

/** The scripts of a build of the client, as Vite's manifest names them. */
interface Scripts {
  /** The script of pages that the server rendered, which loads the client. */
  start: string;
  /** The client with a module of a page, after all that they import: each is then evaluated by itself, which blocks a cheap phone less. */
  find(module: string): string[];
}

function readScripts(manifest: string): Scripts {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ManifestChunk>; // Vite wrote it
  const addressOf = (name: string) => (chunks[name] ? [`/${chunks[name].file}`] : []);
  return {
    start: addressOf(START).join(''),
    find(module) {
      const names = new Set<string>();
      const visited = new Set<string>(); // chunks may import each other
      const visit = (name: string): void => {
        if (visited.has(name)) return;
        visited.add(name);
        chunks[name]?.imports?.forEach(visit);
        names.add(name);
      };
      [ENTRY, module].forEach(visit);
      return [...names].flatMap(addressOf);
    },
  };
}

/** Puts a page into the client's document, which then loads the client by the script for rendered pages. */
function insertPage(
  index: string,
  { head, html, records, module }: RenderedPage,
  { scripts, isVisitors }: { scripts: Scripts; isVisitors: boolean },
): string {
  const attributes = `src="${scripts.start}" data-scripts="${scripts.find(module).join(' ')}"${isVisitors ? ' data-visitor' : ''}`;
  const start = `<script type="module" ${attributes}></script>`;
  return index
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, start)
    .replace(/\s*<noscript>[^<]*<\/noscript>/, '')
    .replace(ROOT, () => `<div id="root">${html}</div>\n    ${records}`);
}

/** Earlier versions of pages, and what a signed link shows. */
const UNLISTED = /^\/(pages\/\w+|preview|complaint)\//;

/**
 * Sends the pages that the server renders. A page that can't be rendered is left to the client, which shows what is wrong. A browser names HTML
 * and gets the client's document instead of a wait; any other reader, such as a preview of a link, runs no scripts and waits for its share.
 */
export function createPageRoute(
  pages: ReturnType<typeof openPages>,
  { budgetOf, config }: { budgetOf: (request: FastifyRequest) => CostBudget; config: Config },
): RenderPage {
  return async (request, reply) => {
    if (UNLISTED.test(request.url)) reply.header('x-robots-tag', 'noindex');
    try {
      const maxWaitMs = request.headers.accept?.includes('text/html') ? 0 : undefined;
      const isVisitors = SESSION_COOKIES.every((name) => readCookie(request, name, config) === null);
      const pay = () => budgetOf(request).consume(COSTS.page, maxWaitMs);
      const page = await pages?.find(request.url, isVisitors, pay);
      if (page === undefined || page === null) return false;
      if (page === 'missing' || page === 'gone') {
        reply.code(page === 'gone' ? 410 : 404);
        return false;
      }
      reply.type('text/html; charset=utf-8');
      appendVary(reply, 'Cookie');
      await sendCompressed(request, reply, page);
      return true;
    } catch (error) {
      request.log.error({ err: error }, 'rendering a page');
      return false;
    }
  };
}
