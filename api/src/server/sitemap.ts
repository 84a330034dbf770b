import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { EncodedBody, sendEncoded } from '../platform/http/encodedBody.ts';
import { decodeIdOf, encodeId } from '../platform/core/publicId.ts';
import { sendError, readOnlyRoute } from '../platform/http/errorResponses.ts';
import type { PagePaths } from './pages.ts';
import { PAGE_HANDLES } from '@kirana/shared/pages.ts';
import { pagePath } from '../shop/pages/pageVersions.ts';
import { db } from '../platform/db/client.ts';
import { AVAILABLE_FOR_SALE, AVAILABLE_FOR_SALE_SQL } from '../shop/catalogue/availableForSale.ts';
import { visibleAt } from '../shop/catalogue/collections/collections.ts';
import { listedAt } from '../shop/catalogue/listedDays.ts';

/** How many products one file names; https://www.sitemaps.org/protocol.html allows 50,000. */
const PRODUCTS_PER_FILE = 10_000;
const MAX_AGE_SECONDS = 3600;
const INDEX = 'index';
const LISTINGS = 'listings';

/** Of the index, the listings and a million products. */
const MAX_FILES = 102;

interface SitemapOptions {
  publicUrl: string;
  findPaths: () => Promise<PagePaths>;
  productsPerFile?: number;
}

/**
 * Serves `/robots.txt`, and sitemaps of what shoppers see: the index `/sitemap.xml` and its files. Each file is built once an hour,
 * however many ask, and a name that the index does not have costs nothing.
 */
export function registerSitemap(
  app: FastifyInstance,
  { publicUrl, findPaths, productsPerFile = PRODUCTS_PER_FILE }: SitemapOptions,
): void {
  const ttl = MAX_AGE_SECONDS * 1000;
  const parts = new LRUCache<'parts', Set<string>>({
    max: 1,
    ttl,
    fetchMethod: async () => new Set(await findSitemapParts(productsPerFile)),
  });
  const files = new LRUCache<string, EncodedBody>({
    max: MAX_FILES,
    ttl,
    fetchMethod: async (name) => new EncodedBody((await buildFile(name)).toString()),
  });

  async function buildFile(name: string): Promise<Buffer> {
    if (name === INDEX) return indexOf([...(await parts.forceFetch('parts'))]);
    const { collectionPath, listingPath, productPath } = await findPaths();
    if (name === LISTINGS) {
      const now = new Date();
      const listings = (await findSitemapListings(now)).map(({ category, subCategory }) =>
        listingPath(named('Category', category), named('SubCategory', subCategory)),
      );
      const collections = (await findSitemapCollections(now)).map(({ handle }) => collectionPath(handle));
      const pages = ['/', '/categories', ...PAGE_HANDLES.map(pagePath), ...collections, ...listings];
      return sitemapOf(pages.map((url) => ({ url })));
    }
    const products = await findSitemapProducts(name, productsPerFile);
    return sitemapOf(
      products.map((product) => ({
        url: productPath(named('Product', product)),
        lastmod: product.updatedAt.toISOString(),
      })),
    );
  }

  function indexOf(firstIds: readonly string[]): Promise<Buffer> {
    const names = [LISTINGS, ...firstIds.map((id) => `products-${encodeId('Product', id)}`)];
    const items = Readable.from(names.map((name) => ({ url: `${publicUrl}/sitemaps/${name}.xml` })));
    return streamToPromise(items.pipe(new SitemapIndexStream()));
  }

  function sitemapOf(items: SitemapItemLoose[]): Promise<Buffer> {
    return streamToPromise(Readable.from(items).pipe(new SitemapStream({ hostname: publicUrl, xmlns: PLAIN })));
  }

  async function sendFile({ headers }: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    const body = await files.forceFetch(name);
    reply.type('application/xml; charset=utf-8');
    reply.headers({ 'cache-control': `public, max-age=${MAX_AGE_SECONDS}`, vary: 'Accept-Encoding' });
    return sendEncoded(headers['accept-encoding'], reply, body);
  }

  readOnlyRoute(app, '/robots.txt', (_request, reply) => {
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
    return reply.type('text/plain; charset=utf-8').send(robots(publicUrl));
  });

  readOnlyRoute(app, '/sitemap.xml', (request, reply) => sendFile(request, reply, INDEX));

  readOnlyRoute(app, `/sitemaps/${LISTINGS}.xml`, (request, reply) => sendFile(request, reply, LISTINGS));

  readOnlyRoute(app, '/sitemaps/products-:first.xml', async (request, reply) => {
    const { first } = request.params as { first: string }; // the name in the path above
    const firstId = readProductId(first);
    if (firstId === null || !(await parts.forceFetch('parts')).has(firstId))
      return sendError(reply, 404, 'There is no such sitemap.');
    return sendFile(request, reply, firstId);
  });
}

/** Without the namespaces of news, pictures and videos. */
const PLAIN = { news: false, xhtml: false, image: false, video: false };

/** A rule closes all that begins like it, so each page has one for itself (`$`), one with a query, and one for what is below it. */
function robots(publicUrl: string): string {
  const pages = ['/cart', '/checkout', '/dashboard', '/user'];
  const rules = ['/api/', ...pages.flatMap((page) => [`${page}$`, `${page}?`, `${page}/`])];
  return [
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function named(typename: 'Product' | 'Category' | 'SubCategory', { id, name }: { id: string; name: string }) {
  return { id: encodeId(typename, id), name };
}

function readProductId(text: string): string | null {
  try {
    return decodeIdOf('Product', text);
  } catch {
    return null;
  }
}

/** The products that shoppers see, from an id on, in the order of their ids. */
function findSitemapProducts(firstId: string, count: number) {
  return db.product.findMany({
    select: { id: true, name: true, updatedAt: true },
    where: { ...AVAILABLE_FOR_SALE, id: { gte: firstId } },
    orderBy: { id: 'asc' },
    take: count,
  });
}

/** The first id of each `count` products that shoppers see. */
async function findSitemapParts(count: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM products product WHERE ${AVAILABLE_FOR_SALE_SQL}) AS numbered
    WHERE (place - 1) % ${count} = 0
    ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** The most collections that a sitemap names. */
const MAX_COLLECTIONS = 10_000;

/** The collections that shoppers see. */
function findSitemapCollections(now: Date) {
  return db.collection.findMany({
    select: { handle: true },
    where: visibleAt(now),
    orderBy: { id: 'asc' },
    take: MAX_COLLECTIONS,
  });
}

/** The sub-categories as pages of each of their categories that are listed. */
function findSitemapListings(now: Date) {
  const named = { select: { id: true, name: true } } as const;
  return db.subCategoryCategory.findMany({
    select: { category: named, subCategory: named },
    where: { category: listedAt(now) },
    orderBy: [{ categoryId: 'asc' }, { subCategoryId: 'asc' }],
  });
}
