import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { EncodedBody } from '../cache/encodedBody.ts';
import { findSitemapListings, findSitemapParts, findSitemapProducts } from '../catalogue/findSitemap.ts';
import { decodeIdOf, encodeId } from '../core/publicId.ts';
import { sendError } from '../http/errorResponses.ts';
import { readOnlyRoute } from '../http/readOnlyRoute.ts';
import type { PagePaths } from './pages.ts';
import { sendEncoded } from './publicResponseReply.ts';

/** How many products one file names; https://www.sitemaps.org/protocol.html allows 50,000. */
const PRODUCTS_PER_FILE = 10_000;
const MAX_AGE_SECONDS = 3600;

/** Serves `/robots.txt`, and sitemaps of what shoppers see: the index `/sitemap.xml` and its files. */
export function registerSitemap(app: FastifyInstance, publicUrl: string, findPaths: () => Promise<PagePaths>): void {
  // The query reads the ids of all products, so it runs once an hour, however many ask.
  const parts = new LRUCache<'parts', string[]>({
    max: 1,
    ttl: MAX_AGE_SECONDS * 1000,
    fetchMethod: () => findSitemapParts(PRODUCTS_PER_FILE),
  });

  readOnlyRoute(app, '/robots.txt', (_request, reply) => {
    reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
    return reply.type('text/plain; charset=utf-8').send(robots(publicUrl));
  });

  readOnlyRoute(app, '/sitemap.xml', async (request, reply) => {
    const names = ['listings', ...(await parts.forceFetch('parts')).map((id) => `products-${encodeId('Product', id)}`)];
    const index = Readable.from(names.map((name) => ({ url: `${publicUrl}/sitemaps/${name}.xml` })));
    return sendXml(request, reply, await streamToPromise(index.pipe(new SitemapIndexStream())));
  });

  readOnlyRoute(app, '/sitemaps/listings.xml', async (request, reply) => {
    const { listingPath } = await findPaths();
    const listings = (await findSitemapListings()).map(({ category, subCategory }) =>
      listingPath(named('Category', category), named('SubCategory', subCategory)),
    );
    return sendXml(request, reply, await sitemapOf(['/', '/categories', ...listings].map((url) => ({ url }))));
  });

  readOnlyRoute(app, '/sitemaps/products-:first.xml', async (request, reply) => {
    const { first } = request.params as { first: string }; // the name in the path above
    const firstId = readProductId(first);
    if (firstId === null) return sendError(reply, 404, 'There is no such sitemap.');
    const { productPath } = await findPaths();
    const products = await findSitemapProducts(firstId, PRODUCTS_PER_FILE);
    const items = products.map((product) => ({
      url: productPath(named('Product', product)),
      lastmod: product.updatedAt.toISOString(),
    }));
    return sendXml(request, reply, await sitemapOf(items));
  });

  function sitemapOf(items: SitemapItemLoose[]): Promise<Buffer> {
    return streamToPromise(Readable.from(items).pipe(new SitemapStream({ hostname: publicUrl, xmlns: PLAIN })));
  }
}

/** Without the namespaces of news, pictures and videos. */
const PLAIN = { news: false, xhtml: false, image: false, video: false };

function robots(publicUrl: string): string {
  const disallowed = ['/api/', '/cart', '/checkout', '/dashboard/', '/user'];
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
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

async function sendXml({ headers }: FastifyRequest, reply: FastifyReply, xml: Buffer): Promise<FastifyReply> {
  reply.type('application/xml; charset=utf-8');
  reply.headers({ 'cache-control': `public, max-age=${MAX_AGE_SECONDS}`, vary: 'Accept-Encoding' });
  return sendEncoded(headers['accept-encoding'], reply, new EncodedBody(xml.toString()));
}
