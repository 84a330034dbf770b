import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../platform/db/client.ts';
import { hashPassword } from '../shop/identity/login/password.ts';
import { makeApiToken } from '../testing/apiTokenFixtures.ts';
import { makeShopper, newId } from '../testing/fixtures.ts';
import { bearerFor, openRestServer, type RestClient } from '../testing/rest/restServer.ts';

const ORIGIN = 'https://old-client.example';
const DISPOSITION = 'content-disposition: form-data; name="image"; filename="photo.jpg"';
const PASSWORD = 'a long password';
const passwordHash = await hashPassword(PASSWORD);

let shop: Awaited<ReturnType<typeof openRestServer>>;
beforeAll(async () => {
  shop = await openRestServer({ CORS_ORIGINS: ORIGIN, PUBLIC_URL: 'https://kirana.example' });
});
afterAll(() => shop.close());

/** A user who logged in by a client of that origin. */
async function logIn(headers: Record<string, string> = { origin: ORIGIN }) {
  const email = `${newId()}@kirana.example`;
  const viewer = await makeShopper({ email, passwordHash });
  const client = shop.client(headers);
  const reply = await client.call('POST user/login', { email, password: PASSWORD });
  expect(reply.status).toBe(200);
  return { viewer, client, reply };
}

describe('cookies', () => {
  it('are httpOnly, for the whole shop, and sent from a configured origin of another site', async () => {
    const { reply } = await logIn();
    const cookies = reply.headers.getSetCookie();
    for (const name of ['accessToken', 'refreshToken']) {
      const cookie = cookies.find((each) => each.startsWith(`${name}=`)) ?? '';
      for (const part of ['HttpOnly', 'Path=/', 'SameSite=None', 'Secure']) expect(cookie.split('; ')).toContain(part);
    }
    const own = (await logIn({})).reply.headers.getSetCookie();
    expect(own.every((cookie) => cookie.includes('SameSite=Lax'))).toBe(true);
  });

  it('are refused from pages of other sites for changes', async () => {
    const { client, viewer } = await logIn();
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }] as const) {
      const reply = await client.call('PUT user/update-user', { name: 'Mallory' }, headers);
      expect(reply).toMatchObject({ status: 403, body: { success: false, error: true } });
    }
    for (const site of ['cross-site', 'same-site']) {
      const linked = shop.client({ ...(await bearerFor(viewer)), 'sec-fetch-site': site });
      expect((await linked.call('GET user/logout')).status).toBe(403);
      expect((await linked.call('GET user/user-details')).body.data.name).toBe('Asha');
    }
  });

  it('are cleared by logging out, which ends the session', async () => {
    const { client, reply } = await logIn();
    const { refreshToken } = reply.body.data;
    const out = await client.call('GET user/logout');
    expect(out.body).toMatchObject({ success: true, message: 'Logout successfully' });
    expect(await client.jar.getCookies(shop.url).then((left) => left.map(({ key }) => key))).not.toContain(
      'accessToken',
    );
    const again = await client.call('POST user/refresh-token', undefined, { authorization: `Bearer ${refreshToken}` });
    expect(again.status).toBe(401);
  });
});

describe('origins', () => {
  it('are allowed one by one, with credentials, for every method', async () => {
    const preflight = (origin: string) =>
      fetch(`${shop.url}/api/address/disable`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'DELETE',
          'access-control-request-headers': 'content-type',
        },
      });
    const { headers } = await preflight(ORIGIN);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(headers.get('vary')).toContain('Origin');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('an access token', () => {
  it('that has expired is answered with 401, and is refreshed by the bearer or the cookie', async () => {
    const { client, reply } = await logIn();
    const stale = { authorization: 'Bearer expired.access.token' };
    const bare = shop.client(stale);
    expect((await bare.call('GET cart/get')).status).toBe(401);
    expect((await bare.call('POST product/get', {})).status).toBe(200);
    expect((await client.call('GET cart/get', undefined, stale)).status).toBe(200);

    const byBearer = await shop
      .client({ authorization: `Bearer ${reply.body.data.refreshToken}` })
      .call('POST user/refresh-token');
    expect(byBearer.body).toMatchObject({
      message: 'New Access token generated',
      data: { accessToken: expect.any(String) as string },
    });
    const again = shop.client({ authorization: `Bearer ${byBearer.body.data.refreshToken}` });
    expect((await again.call('POST user/refresh-token')).status).toBe(200);
    expect(byBearer.headers.getSetCookie().some((cookie) => cookie.startsWith('refreshToken='))).toBe(true);
    const { accessToken } = byBearer.body.data;
    const next = shop.client({ authorization: `Bearer ${accessToken}` });
    expect((await next.call('GET user/user-details')).status).toBe(200);
  });

  it('is refreshed by the cookie when the bearer is no refresh token', async () => {
    for (const authorization of ['Bearer null', 'Bearer undefined', 'Bearer an.access.token', '']) {
      const { client } = await logIn();
      const reply = await client.call('POST user/refresh-token', undefined, { authorization });
      expect(reply).toMatchObject({ status: 200, body: { data: { accessToken: expect.any(String) as string } } });
    }
    expect((await shop.client().call('POST user/refresh-token')).status).toBe(401);
  });

  it('ends with its session when an old refresh token is replayed', async () => {
    const { viewer, client, reply } = await logIn();
    const spent = { authorization: `Bearer ${reply.body.data.refreshToken}` };
    expect((await client.call('POST user/refresh-token')).status).toBe(200);
    expect((await client.call('GET user/user-details')).status).toBe(200); // the next token is used
    await db.rotatedRefreshToken.updateMany({
      where: { session: { userId: viewer.userId } },
      data: { rotatedAt: new Date(Date.now() - 120_000) },
    });
    expect((await shop.client(spent).call('POST user/refresh-token')).status).toBe(401);
    expect((await client.call('GET user/user-details')).status).toBe(401);
    expect((await client.call('POST user/refresh-token')).status).toBe(401);
  });
});

describe('an API token', () => {
  it('reads, and writes when it is not read-only', async () => {
    const viewer = await makeShopper();
    const { token } = await makeApiToken(viewer);
    const reader = shop.client({ authorization: `Bearer ${token}` });
    expect((await reader.call('GET cart/get')).status).toBe(200);
    const refused = await reader.call('POST address/create', {});
    expect(refused).toMatchObject({ status: 403, body: { message: 'This API token is read-only' } });
    const writing = await makeApiToken(viewer, { scope: 'READ_WRITE' });
    const writer = shop.client({ authorization: `Bearer ${writing.token}` });
    expect((await writer.call('POST address/create', {})).status).toBe(422);
    expect((await writer.call('PUT user/update-user', { name: 'X' })).status).toBe(403);
  });
});

describe('an unknown path or method', () => {
  it('is answered with 404, or with 405 and the method that works', async () => {
    const client = shop.client();
    const none = { success: false, error: true, data: null };
    for (const path of ['nothing/here', 'product', 'product/get/more', '']) {
      expect(await client.call(`GET ${path}`)).toMatchObject({ status: 404, body: none });
    }
    const wrong = await client.call('GET product/get');
    expect(wrong).toMatchObject({ status: 405, body: none });
    expect(wrong.headers.get('allow')).toBe('POST');
    const page = await fetch(`${shop.url}/api/nothing`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('application/json');
  });

  it('ignores the content type of an empty body', async () => {
    const client = shop.client();
    expect((await client.call('POST subcategory/get')).status).toBe(200);
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      expect((await client.call('POST subcategory/get', '', { 'content-type': type })).status).toBe(200);
    }
  });
});

describe('pictures', () => {
  let client: RestClient;
  beforeAll(async () => {
    client = shop.client(await bearerFor(await makeShopper({ role: 'ADMIN' })));
  });

  function formOf(bytes: Uint8Array<ArrayBuffer>, field = 'image', type = 'image/jpeg'): FormData {
    const form = new FormData();
    form.append(field, new Blob([bytes], { type }), 'photo.jpg');
    return form;
  }

  it.each([
    ['a text that is called a picture', 415, () => formOf(new TextEncoder().encode('<svg onload="alert(1)"/>'))],
    ['a file of more than 5 MB', 413, () => formOf(new Uint8Array(5 * 1_048_576 + 1))],
    ['half a picture', 422, async () => formOf(new Uint8Array((await jpeg()).subarray(0, 200)))],
    ['a picture in another field', 422, async () => formOf(new Uint8Array(await jpeg()), 'file')],
    ['an empty form', 422, () => new FormData()],
  ])('%s is refused with %i', async (_what, status, form) => {
    const before = await db.picture.count();
    expect(await client.call('POST file/upload', await form())).toMatchObject({ status, body: { success: false } });
    expect(await db.picture.count()).toBe(before);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'abc'],
    ['without a part', 'multipart/form-data; boundary=x', 'abc'],
    ['that breaks off', 'multipart/form-data; boundary=x', `--x\r\n${DISPOSITION}\r\n\r\nabc`],
  ])('are refused in a form %s, without a server error', async (_what, type, text) => {
    const reply = await client.call('POST file/upload', text, { 'content-type': type });
    expect(reply).toMatchObject({ status: 400, body: { success: false, error: true } });
  });

  it('are accepted as multipart only, and from permitted viewers', async () => {
    expect((await client.call('POST file/upload', { image: 'x' })).status).toBe(415);
    const picture = formOf(new Uint8Array(await jpeg()));
    expect((await shop.client().call('POST file/upload', picture)).status).toBe(401);
    const shopper = shop.client(await bearerFor(await makeShopper()));
    expect((await shopper.call('POST file/upload', picture)).status).toBe(403);
  });

  it('are the shop’s own when a call names their URL', async () => {
    for (const image of ['https://evil.example/a.webp', '/media/../../etc/passwd', 'javascript:alert(1)', '']) {
      const reply = await client.call('POST category/add-category', { name: newId(), image });
      expect(reply).toMatchObject({ status: 422, body: { issues: [{ path: 'image' }] } });
    }
  });
});

describe('limits', () => {
  const strict = { THROTTLE: 'on', TRUST_PROXY: '1' };
  let limited: Awaited<ReturnType<typeof openRestServer>>;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] })); // a block lasts two seconds
  afterEach(() => {
    vi.useRealTimers();
    return limited.close();
  });

  it('count by address, with headers for the remaining number and the wait', async () => {
    limited = await openRestServer({ ...strict, RATE_LIMIT_PER_MINUTE: '3' });
    const client = limited.client({ 'x-forwarded-for': '203.0.113.9' });
    const replies = [];
    for (let round = 0; round < 4; round += 1) replies.push(await client.call('POST product/get', {}));
    expect(replies.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['2', '1', '0', '0']);
    expect(replies[0]?.headers.get('ratelimit-limit')).toBe('3');
    expect(replies[3]).toMatchObject({ status: 429, body: { success: false, error: true } });
    expect(Number(replies[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('count by account too, over all addresses and both surfaces', async () => {
    limited = await openRestServer({ ...strict, RATE_LIMIT_PER_USER: '3' });
    const authorization = (await bearerFor(await makeShopper())).authorization;
    const from = (host: number) => limited.client({ authorization, 'x-forwarded-for': `203.0.113.${host}` });
    const first = await from(1).call('GET cart/get');
    expect(first.headers.get('ratelimit-remaining')).toBe('2');
    await from(2).call('GET cart/get');
    const graph = await fetch(`${limited.url}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.3' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(graph.headers.get('ratelimit-remaining')).toBe('0');
    const over = await from(4).call('GET cart/get');
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.client({ 'x-forwarded-for': '203.0.113.4' }).call('POST product/get', {})).status).toBe(200);
  });

  it('answer too many attempts in the graph with 429', async () => {
    limited = await openRestServer(strict);
    const email = `${newId()}@kirana.example`;
    const client = limited.client({ 'x-forwarded-for': '203.0.113.77' });
    const tries = [];
    for (let round = 0; round < 6; round += 1) {
      tries.push(await client.call('POST user/login', { email, password: 'a wrong one' }));
    }
    expect(tries[0]?.status).toBe(401);
    expect(tries.at(-1)?.status).toBe(429);
    expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

async function jpeg(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
}
