import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AVAILABLE_FOR_SALE } from '../shop/catalogue/availableForSale.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { db } from '../platform/db/client.ts';
import { makeProduct, makeSubCategory } from '../testing/fixtures.ts';
import { countStatements } from '../testing/postgres/countStatements.ts';
import { openServer } from '../testing/server/inProcessServer.ts';
import { writeWebBuild } from '../testing/server/webBuildFixture.ts';
import type { PagePaths } from './pages.ts';
import { registerSitemap } from './sitemap.ts';

const ORIGIN = 'http://localhost:4000';
const build = writeWebBuild(`
  export const pagePath = () => null;
  export const isPage = () => true;
  export const productPath = ({ id, name }) => '/product/' + encodeURIComponent(name) + '-' + id;
  export const collectionPath = (handle) => '/collections/' + handle;
  export const listingPath = (category, subCategory) => '/' + category.id + '/' + subCategory.id;
`);
const findTestPaths = async (): Promise<PagePaths> => ({
  productPath: ({ id }) => `/product/${id}`,
  collectionPath: (handle) => `/collections/${handle}`,
  listingPath: () => '/',
});
let app: FastifyInstance;

beforeAll(async () => {
  app = await openServer({}, build.folder);
});
afterAll(async () => {
  await app.close();
  build.remove();
});

async function locations(address: string): Promise<string[]> {
  const { body, headers, statusCode } = await app.inject(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(body).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?><urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/,
  );
  return (await parseSitemap(Readable.from([body]))).map(({ url }) => url);
}

describe('the sitemap', () => {
  it('names every product that shoppers see, with the day of its last change', async () => {
    const { id } = await makeProduct({ name: 'Salt & <Pepper>' });
    const { id: hidden } = await makeProduct({ isPublished: false });
    const { id: deleted } = await makeProduct({ deletedAt: new Date() });
    const index = await parseSitemapIndex(Readable.from([(await app.inject('/sitemap.xml')).body]));
    const files = index.map(({ url }) => url.slice(ORIGIN.length));
    expect(files[0]).toBe('/sitemaps/listings.xml');
    const products = (await Promise.all(files.slice(1).map(locations))).flat();
    expect(products).toContain(`${ORIGIN}/product/Salt%20%26%20%3CPepper%3E-${encodeId('Product', id)}`);
    expect(products.some((url) => url.includes(encodeId('Product', hidden)))).toBe(false);
    expect(products.some((url) => url.includes(encodeId('Product', deleted)))).toBe(false);
    expect((await app.inject(String(files[1]))).body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  it('names the home page and every sub-category with its categories', async () => {
    const { categoryId, subCategoryId } = await makeSubCategory();
    expect(await locations('/sitemaps/listings.xml')).toEqual(
      expect.arrayContaining([
        `${ORIGIN}/`,
        `${ORIGIN}/${encodeId('Category', categoryId)}/${encodeId('SubCategory', subCategoryId)}`,
      ]),
    );
  });

  it('begins a file at each so many products, and has no file for another product', async () => {
    for (let count = 0; count < 3; count += 1) await makeProduct();
    const small = Fastify();
    registerSitemap(small, { publicUrl: ORIGIN, findPaths: findTestPaths, productsPerFile: 2 });
    const index = await parseSitemapIndex(Readable.from([(await small.inject('/sitemap.xml')).body]));
    const files = index.map(({ url }) => url.slice(ORIGIN.length)).filter((name) => name.includes('products-'));
    const ids = (await db.product.findMany({ where: AVAILABLE_FOR_SALE, orderBy: { id: 'asc' } })).map(({ id }) =>
      encodeId('Product', id),
    );
    const { result, statements } = await countStatements(async () => {
      const bodies = files.flatMap((name) => [small.inject(name), small.inject(name)]);
      const others = ids.filter((_id, place) => place % 2 === 1).map((id) => `/sitemaps/products-${id}.xml`);
      const refused = await Promise.all(others.map((name) => small.inject(name)));
      expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
      return Promise.all(bodies);
    });
    expect(statements).toHaveLength(files.length); // each is built once
    const names = result.flatMap(({ body }) => body.match(/prod_\w+/g) ?? []);
    expect(names).toEqual(
      files.flatMap((_name, place) => [...ids.slice(place * 2, place * 2 + 2), ...ids.slice(place * 2, place * 2 + 2)]),
    );
    await small.close();
  });

  it.for(['/sitemaps/products-x.xml', `/sitemaps/products-cat_00000000000000000000000000.xml`])(
    'does not have %s',
    async (address) => {
      expect((await app.inject(address)).statusCode).toBe(404);
    },
  );

  it('is named by robots.txt', async () => {
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});

describe('robots.txt', () => {
  it.for([
    ...[
      '/cart',
      '/cart/',
      '/cart?x=1',
      '/cart/x',
      '/checkout',
      '/checkout?next=%2F',
      '/checkout/done',
      '/user',
      '/user/x',
    ],
    ...['/dashboard', '/dashboard/', '/dashboard/myorders/ord_1', '/api/product/get', '/api/'],
  ])('closes %s', async (path) => {
    expect(isAllowed((await app.inject('/robots.txt')).body, path)).toBe(false);
  });

  it.for([
    ...[
      '/',
      '/categories',
      '/search?q=cart',
      '/product/cart-prod_1',
      '/sitemap.xml',
      '/robots.txt',
      '/media/a/1200.jpg',
    ],
    ...[
      '/cartons-cat_1/boxes-sub_1',
      '/cart-cat_1/wheels-sub_1',
      '/user-manuals-cat_1/books-sub_1',
      '/users-cat_1/x-sub_1',
    ],
    ...[
      '/checkout-counters-cat_1/x-sub_1',
      '/dashboards-cat_1/x-sub_1',
      '/dashboard-cat_1/x-sub_1',
      '/api-cat_1/x-sub_1',
    ],
    ...[
      '/apiary-cat_1/x-sub_1',
      '/%E0%A4%95%E0%A4%BE%E0%A4%B0%E0%A5%8D%E0%A4%9F-cat_1/x-sub_1',
      '/cart%2Fx-cat_1/x-sub_1',
    ],
  ])('leaves %s open', async (path) => {
    expect(isAllowed((await app.inject('/robots.txt')).body, path)).toBe(true);
  });
});

/** Whether the rules for all crawlers allow a path: the longest that matches decides, an `Allow` among equals. https://www.rfc-editor.org/rfc/rfc9309#section-2.2 */
function isAllowed(robots: string, path: string): boolean {
  const lines = robots.split('\n').map((line) => /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line)?.slice(1) ?? []);
  expect(lines[0]).toEqual(['User-agent', '*']);
  const rules = lines
    .map(([name = '', pattern = '']) => ({ isAllow: /^allow$/i.test(name), name: name.toLowerCase(), pattern }))
    .filter(({ name, pattern }) => ['allow', 'disallow'].includes(name) && pattern !== '' && matches(pattern, path))
    .sort((one, other) => other.pattern.length - one.pattern.length || Number(other.isAllow) - Number(one.isAllow));
  return rules[0]?.isAllow ?? true;
}

/** `*` stands for any characters and a last `$` for the end; all else, such as `?`, for itself. */
function matches(pattern: string, path: string): boolean {
  const [, start = '', end = ''] = /^(.*?)(\$?)$/.exec(pattern) ?? [];
  const parts = start.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}${end}`).test(path);
}
