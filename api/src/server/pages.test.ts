import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COSTS } from '../platform/limits/costBudget.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { db } from '../platform/db/client.ts';
import { makeProduct, makeSession, makeShopper } from '../testing/fixtures.ts';
import { documentIdOf, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { countStatements } from '../testing/postgres/countStatements.ts';
import { openServer } from '../testing/server/inProcessServer.ts';
import { writeWebBuild } from '../testing/server/webBuildFixture.ts';
import { TEST_SECRET } from '../testing/secretFixture.ts';
import { createAccessTokens } from '../shop/identity/sessions/accessToken.ts';

const PRODUCT = 'query Page($id: ID!) { product(id: $id) { id name price isSoldOut } }';
const SEARCH =
  'query Search($text: String!) { products(search: $text, first: 5) { totalCount edges { node { id } } } }';
const VIEWER = 'query Mine { viewer { id email } }';

/** The same interface as the web client's build for the server, for one page. */
const RENDERER = `
  export function pagePath(url) {
    const { pathname } = new URL(url, 'http://localhost');
    return /^\\/(product\\/|broken|search)/.test(pathname) ? pathname : null;
  }
  export const isPage = (url) => !url.startsWith('/nothing');
  export async function renderPage({ path, origin, isVisitors }, findResponse) {
    if (path === '/search') await findResponse('${documentIdOf(SEARCH).slice(7)}', { text: 'zzzz' });
    if (path === '/broken') throw new Error('unplugged');
    if (findResponse('${documentIdOf(VIEWER).slice(7)}', {}) !== null) throw new Error('personal');
    const { data } = await findResponse('${documentIdOf(PRODUCT).slice(7)}', { id: path.slice('/product/'.length) });
    const { name, price, isSoldOut } = data.product;
    return { head: '<title>' + name + ' ' + origin + '</title>', module: 'src/Page.tsx', html: name + ' ' + price + ' ' + isSoldOut + (isVisitors ? '' : ' of a viewer'), records: '<i></i>' };
  }`;
const build = writeWebBuild(RENDERER);
const documents = writePersistedDocuments([PRODUCT, SEARCH, VIEWER]);
let app: FastifyInstance;
let productId: string;
let url: string;
/** The document of the client, with who the shop is. */
let index: string;

beforeAll(async () => {
  app = await openServer({ PERSISTED_DOCUMENTS: documents.file }, build.folder);
  index = (await open('/index.html')).body;
});
afterAll(async () => {
  await app.close();
  documents.remove();
  build.remove();
});
beforeEach(async () => {
  ({ id: productId } = await makeProduct({ name: 'Toned Milk', mrpPaise: 3000, stock: 60 }));
  url = `/product/${encodeId('Product', productId)}`;
});

function open(address: string, headers: Record<string, string> = {}) {
  return app.inject({ url: address, headers: { accept: 'text/html', ...headers } });
}

it('a page that is not cached is left to the client of a network that makes the server work', async () => {
  const environment = { THROTTLE: 'on', PERSISTED_DOCUMENTS: documents.file };
  const standing = { now: () => 0, wait: async () => undefined };
  const busy = await openServer(environment, build.folder, { budgetClock: standing });
  const get = (address: string) => busy.inject({ url: address, headers: { accept: 'text/html' } });
  const fresh = async () => `/product/${encodeId('Product', (await makeProduct({ name: 'Toned Milk' })).id)}`;
  for (let points = 25_000; points >= COSTS.page; points -= COSTS.page)
    expect((await get(await fresh())).body).toContain('Toned Milk');
  const { statusCode, body } = await get(await fresh());
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: index });
  await busy.close();
});

it('a preview of a link waits for a page that is not cached, because it runs no scripts', async () => {
  const environment = { THROTTLE: 'on', PERSISTED_DOCUMENTS: documents.file };
  const waits: number[] = [];
  const standing = { now: () => 0, wait: async (ms: number) => void waits.push(ms) };
  const busy = await openServer(environment, build.folder, { budgetClock: standing });
  for (let previews = 0; previews < 4; previews += 1) {
    const address = `/product/${encodeId('Product', (await makeProduct({ name: 'Toned Milk' })).id)}`;
    const { body } = await busy.inject({ url: address, headers: { accept: '*/*' } });
    expect(body).toContain('<title>Toned Milk');
  }
  expect(waits).toHaveLength(3);
  await busy.close();
});

describe('a page that the server renders', () => {
  it('contains what the client draws, its title, its styles and its scripts', async () => {
    const { statusCode, body, headers } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Toned Milk http://localhost:4000</title>');
    expect(body).toContain('<style>a{}</style>');
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/assets/start.js" data-scripts="/assets/react.js /assets/index.js /assets/card.js /assets/Page.js" data-visitor>',
      '<script type="application/json" id="shop-identity">',
    ]);
    expect(body).not.toContain('modulepreload');
    expect(body).toContain('<div id="root">Toned Milk 3000 false</div>');
    expect(body).not.toContain('noscript');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=1, must-revalidate',
      vary: 'Cookie, Accept, Accept-Encoding',
    });
  });

  it('is rendered once for all with a session and once for all without, and is the same byte for byte', async () => {
    await expect.poll(async () => (await countStatements(() => open(url))).sent).toEqual([]);
    const openSignedIn = async () => {
      const token = await createAccessTokens(TEST_SECRET).issue(await makeSession(await makeShopper()));
      return open(url, { authorization: `Bearer ${token}`, cookie: `accessToken=${token}` });
    };
    const signedIn = await openSignedIn();
    expect(signedIn.body).toContain('<div id="root">Toned Milk 3000 false of a viewer</div>');
    expect(signedIn.body).not.toContain('data-visitor');
    expect(signedIn.headers['set-cookie']).toBeUndefined();
    expect((await openSignedIn()).rawPayload.equals(signedIn.rawPayload)).toBe(true);
    expect((await open(url, { cookie: 'refreshToken=x' })).rawPayload.equals(signedIn.rawPayload)).toBe(true);
    expect((await open(url, { cookie: 'knownDevice=x' })).body).not.toContain('of a viewer');
  });

  it('shows another price within a second', async () => {
    await open(url);
    await db.product.update({ where: { id: productId }, data: { mrpPaise: 2500 } });
    await expect.poll(async () => (await open(url)).body).toContain('Toned Milk 2500 false');
  });

  it('is compressed, and answers 304 to a browser that has it', async () => {
    const compressed = await open(url, { 'accept-encoding': 'br' });
    const plain = await open(url);
    if (compressed.headers['content-encoding'] === 'br')
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    const again = await open(url, { 'if-none-match': String(plain.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is 404 when its product does not exist, with the page of the client', async () => {
    const missing = await open(`/product/${encodeId('Product', '01954000-0000-7000-8000-000000000000')}`);
    expect([missing.statusCode, missing.body]).toEqual([404, index]);
  });

  it('is 404 when there is no page at its address', async () => {
    const missing = await open('/nothing');
    expect([missing.statusCode, missing.body]).toEqual([404, index]);
  });

  it('is rendered for previews of links, by HEAD too', async () => {
    for (const accept of ['*/*', 'text/*', 'application/xhtml+xml', 'application/json, */*']) {
      const answer = await open(url, { accept });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('<title>Toned Milk');
      const head = await app.inject({ method: 'HEAD', url, headers: { accept } });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      for (const name of ['content-type', 'content-length', 'etag', 'vary', 'cache-control'])
        expect(head.headers[name]).toBe(answer.headers[name]);
    }
  });

  it('is 404 in JSON for a program that prefers it, when there is no page', async () => {
    for (const accept of ['application/json', 'application/json, text/plain, */*', 'text/html;q=0.5, application/json'])
      expect((await open('/nothing', { accept })).json()).toMatchObject({ success: false });
    expect((await open('/nothing', { accept: '*/*' })).body).toBe(index);
  });

  it('is 410 when its product was deleted', async () => {
    await db.product.update({ where: { id: productId }, data: { deletedAt: new Date() } });
    await expect.poll(async () => (await open(url)).statusCode).toBe(410);
    await db.product.update({ where: { id: productId }, data: { deletedAt: null, isPublished: false } });
    await expect.poll(async () => (await open(url)).statusCode).toBe(404);
  });

  it('is left to the client when it cannot be rendered, as are all other pages', async () => {
    for (const address of ['/broken', '/search', '/cart', '/dashboard/profile']) {
      const { statusCode, body, headers } = await open(address);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, index, 'no-cache']);
    }
  });

  it('does not serve the code of the server', async () => {
    expect((await open('/server/renderPage.js')).body).toBe(index);
  });
});
