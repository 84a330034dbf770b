import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { createServer } from './createServer.ts';
import { sharedPubSub } from '../testing/graphql/sharedPubSub.ts';

const webDirectory = mkdtempSync(path.join(tmpdir(), 'kirana-web-'));
const page = '<!doctype html><title>Kirana</title><script>document.documentElement.dataset.theme = "dark"</script>';
const script = 'console.log("kirana");'.repeat(100);
const asPage = { accept: 'text/html,*/*;q=0.8' };
const asProgram = { accept: 'application/json' };
let app: FastifyInstance;

function serve(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgresql://unused/the-tests-are-connected',
    DATA_DIR: webDirectory,
    JWT_SECRET: 'a secret of the tests that is long enough',
    LOG_LEVEL: 'silent',
    THROTTLE: 'off',
    ...environment,
  });
  return createServer({ config, pubSub: sharedPubSub(), webDirectory, maxEventLoopDelayMs: 0 }); // a busy machine may stall
}

beforeAll(async () => {
  mkdirSync(path.join(webDirectory, 'assets'));
  mkdirSync(path.join(webDirectory, 'server'));
  writeFileSync(path.join(webDirectory, 'server/renderPage.js'), 'the code of the server');
  writeFileSync(path.join(webDirectory, 'index.html'), page);
  for (const name of ['icon.svg', 'icon.svg.gz', '.sources.json']) writeFileSync(path.join(webDirectory, name), name);
  writeFileSync(path.join(webDirectory, 'assets/main-a1b2c3.js'), script);
  writeFileSync(path.join(webDirectory, 'assets/main-a1b2c3.js.br'), brotliCompressSync(script));
  app = await serve();
});

afterAll(async () => {
  await app.close();
  rmSync(webDirectory, { recursive: true });
});

describe('the web client', () => {
  it('is served for every path of a screen, and revalidated each time', async () => {
    for (const url of ['/', '/search?q=atta', '/product/basmati-rice-prod_01']) {
      const { statusCode, headers, body } = await app.inject({ url, headers: asPage });
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: page });
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    }
  });

  it('has its hashed files cached for a year, compressed when the browser accepts it', async () => {
    const url = '/assets/main-a1b2c3.js';
    const plain = await app.inject({ url });
    expect(plain.body).toBe(script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(compressed.rawPayload).toEqual(brotliCompressSync(script));
  });

  it('has the files beside its folders, without hidden ones', async () => {
    const icon = await app.inject({ url: '/icon.svg' });
    expect([icon.body, icon.headers['cache-control']]).toEqual(['icon.svg', 'public, max-age=3600']);
    const compressed = await app.inject({ url: '/icon.svg', headers: { 'accept-encoding': 'gzip' } });
    expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['icon.svg.gz', 'gzip']);
    expect((await app.inject({ method: 'HEAD', url: '/icon.svg' })).headers['content-length']).toBe('8');
    expect((await app.inject({ url: '/.sources.json', headers: asProgram })).statusCode).toBe(404);
  });

  it.for([
    '/server/renderPage.js',
    '/%73erver/renderPage.js',
    '/assets/../server/renderPage.js',
    '/assets/..%2fserver/renderPage.js',
    '/assets/%2e%2e/server/renderPage.js',
    '/assets/%252e%252e%252fserver/renderPage.js',
    '/assets/x/%252e%252e/%252e%252e/server/renderPage.js',
    '/assets/..%5cserver%5crenderPage.js',
  ])('does not serve the code of the server at %s', async (url) => {
    const { statusCode, body } = await app.inject({ url, headers: asProgram });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('the code of the server');
    expect((await app.inject({ url })).body).not.toContain('the code of the server');
  });

  it.for([
    undefined,
    '',
    '*/*',
    'text/html',
    'text/*',
    'application/xhtml+xml',
    'Application/XHTML+XML;q=0.5',
    'text/html;q=0.1, application/json',
    'application/json, text/plain, */*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    '*/*;q=0.01',
  ])('is served for the accepted type "%s", with equal status and headers by HEAD', async (accept) => {
    const headers = accept === undefined ? {} : { accept };
    for (const url of ['/', '/product/basmati-rice-prod_01', '/search?q=milk']) {
      const answer = await app.inject({ url, headers });
      expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 200, body: page });
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers.vary).toMatch(/^Accept\b/);
      const head = await app.inject({ method: 'HEAD', url, headers });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      for (const name of ['content-type', 'content-length', 'vary', 'cache-control'])
        expect(head.headers[name]).toBe(answer.headers[name]);
    }
  });

  it.for(['application/json', 'text/html;q=0, */*', 'image/png', 'application/graphql-response+json'])(
    'is not served for "%s"',
    async (accept) => {
      const answer = await app.inject({ url: '/no-such-page', headers: { accept } });
      expect([answer.statusCode, answer.headers.vary]).toEqual([404, expect.stringContaining('Accept')]);
      expect(answer.json()).toMatchObject({ message: 'There is nothing at this address.' });
    },
  );

  it.for([
    '/product/%E0%A4%A',
    '/%C0',
    '/category/%',
    '/product/%00',
    '/%',
    '/a%zz/b',
    '/%2500',
    '/a//b',
    '/.',
    '/./x',
  ])('is served for the broken address %s, but not to programs', async (url) => {
    expect((await app.inject({ url, headers: asPage })).body).toBe(page);
    const forProgram = await app.inject({ url, headers: asProgram });
    expect([forProgram.statusCode, forProgram.json()]).toEqual([404, expect.objectContaining({ success: false })]);
  });

  it('may run its own scripts, its inline scripts included, and no others', async () => {
    const { headers } = await app.inject({ url: '/', headers: asPage });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('may load the widget of the configured provider of challenges, and no other', async () => {
    const policyWith = async (provider: string) => {
      const keys = { CHALLENGE_SITE_KEY: 'site', CHALLENGE_SECRET_KEY: 'secret' };
      const shop = await serve({ CHALLENGE_PROVIDER: provider, ...keys });
      const { headers } = await shop.inject({ url: '/', headers: asPage });
      await shop.close();
      return String(headers['content-security-policy']);
    };
    expect(await policyWith('proof-of-work')).toBe(await policyWith('off'));
    expect(await policyWith('off')).not.toContain('frame-src');
    const turnstile = await policyWith('turnstile');
    expect(turnstile).toMatch(/script-src 'self'[^;]* https:\/\/challenges\.cloudflare\.com;/);
    expect(turnstile).toContain('frame-src https://challenges.cloudflare.com;');
  });
});

describe('an error response', () => {
  const envelope = (message: string) => ({
    ...{ success: false, error: true, message, data: null },
    requestId: expect.any(String) as string,
  });

  it.for([
    ['an unknown path', 'GET', '/api/nothing'],
    ['a file that is not there', 'GET', '/assets/gone.js'],
    ['an unknown path that is written to', 'POST', '/nothing'],
  ] as const)('is a 404 in JSON for %s', async ([, method, url]) => {
    const answer = await app.inject({ method, url, headers: method === 'GET' ? asPage : {} });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(envelope('There is nothing at this address.'));
  });

  it('is a 405 with the allowed methods for another method', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/health/live' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.json()).toEqual(envelope('Only GET works here.'));
  });

  it('is a 413 for a body above one megabyte and a 415 for a body that is not JSON', async () => {
    const post = (contentType: string, payload: string) =>
      app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': contentType }, payload });
    const large = await post('application/json', JSON.stringify({ query: 'x'.repeat(1_100_000) }));
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ success: false, errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] });
    const xml = await post('application/xml', '<query/>');
    expect(xml.statusCode).toBe(415);
    expect(xml.json()).toMatchObject({ success: false, errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] });
  });

  it.for(['/api/%E0%A4%A', '/api/product/%', '/assets/%C0.js', '/media/%C0/96.webp', '/media/a/%00', '/health/%'])(
    'is a 404 in JSON for the broken path %s of a program',
    async (url) => {
      const answer = await app.inject({ url, headers: asPage });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false, data: null });
    },
  );

  it('is a 400 in JSON for bytes that are not HTTP', async () => {
    const server = await serve();
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo; // an object for every TCP listener
    const socket = connect(port, '127.0.0.1').end('nonsense\r\n\r\n');
    const answer = await text(socket);
    await server.close();
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    const { requestId: _, ...withoutId } = envelope('Bad Request'); // no request was read
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(withoutId);
  });

  it('is a 429 in JSON above the rate limit of an address, while files are exempt', async () => {
    const server = await serve({ THROTTLE: 'on', RATE_LIMIT_PER_MINUTE: '2' });
    const ask = (url: string) => server.inject({ url, headers: asPage });
    vi.useFakeTimers({ toFake: ['Date'] }); // the wait is the rest of the minute
    const answers = [
      await ask('/search'),
      await ask('/api/nothing'),
      await ask('/search'),
      await ask('/assets/main-a1b2c3.js'),
    ];
    vi.useRealTimers();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 429, 200]);
    expect(answers[2]?.headers['retry-after']).toBe('60');
    expect(answers[2]?.json()).toEqual(envelope('Too many requests. Please try again in 1 minute.'));
    await server.close();
  });
});

describe('other origins', () => {
  const preflight = (server: FastifyInstance, origin: string) =>
    server.inject({ method: 'OPTIONS', url: '/graphql', headers: { origin, 'access-control-request-method': 'POST' } });

  it('may call with credentials when they are configured, and only then', async () => {
    const server = await serve({ CORS_ORIGINS: 'https://shop.example' });
    const allowed = await preflight(server, 'https://shop.example');
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-allow-credentials': 'true',
    });
    const headers = { ...asPage, origin: 'https://shop.example' };
    expect((await server.inject({ url: '/', headers })).headers.vary).toMatch(/Origin, Accept\b/);
    const refused = await preflight(server, 'https://evil.example');
    expect(refused.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    expect((await preflight(app, 'https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
    await server.close();
  });
});

describe('the address of a client', () => {
  it('is the last entry of X-Forwarded-For behind a trusted proxy, and the socket address otherwise', async () => {
    const limited = { THROTTLE: 'on', RATE_LIMIT_PER_MINUTE: '1' };
    for (const [trust, expected] of [
      ['off', [404, 429]],
      ['1', [404, 404]],
    ] as const) {
      const server = await serve({ ...limited, TRUST_PROXY: trust });
      const from = (address: string) =>
        server.inject({ url: '/api/x', headers: { 'x-forwarded-for': `198.51.100.9, ${address}` } });
      expect([(await from('203.0.113.1')).statusCode, (await from('203.0.113.2')).statusCode]).toEqual(expected);
      await server.close();
    }
  });
});
