import type { AddressInfo } from 'node:net';
import makeFetchCookie from 'fetch-cookie';
import type { FastifyInstance } from 'fastify';
import { CookieJar } from 'tough-cookie';
import type { Viewer } from '../graphql/viewer.ts';
import { createAccessTokens } from '../identity/accessToken.ts';
import type { Answer } from './askGraphql.ts';
import { expectDocumented } from './documentedReply.ts';
import { makeSession } from './fixtures.ts';
import { openServer } from './httpClient.ts';
import { TEST_SECRET } from './testSecret.ts';

/** The answer of a call below /api/, its body as JSON. */
export interface RestReply {
  status: number;
  headers: Headers;
  body: Answer['data'];
}

/** A client of the REST surface. */
export interface RestClient {
  jar: CookieJar;
  /** Makes a call such as `POST cart/create`: a body is sent as JSON, a form as it is. The OpenAPI document must allow its answer. */
  call(call: string, body?: unknown, headers?: Record<string, string>): Promise<RestReply>;
}

/** The whole server on a port of its own, and clients that keep cookies. */
export async function openRestShop(environment: Record<string, string> = {}) {
  const app = await openServer(environment);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // it listens on TCP
  const url = `http://127.0.0.1:${port}`;
  return {
    app,
    url,
    client: (headers: Record<string, string> = {}) => createRestClient(url, headers),
    close: () => closeAtOnce(app),
  };
}

/** A client that may say who it is, or where its page comes from. */
export function createRestClient(url: string, ownHeaders: Record<string, string> = {}): RestClient {
  const jar = new CookieJar();
  const fetchWithCookies = makeFetchCookie(fetch, jar);
  return {
    jar,
    async call(call, body, headers = {}) {
      const [method = '', path = ''] = call.split(' ');
      const isJson = body !== undefined && !(body instanceof FormData);
      const response = await fetchWithCookies(`${url}/api/${path}`, {
        method,
        headers: { ...(isJson && { 'content-type': 'application/json' }), ...ownHeaders, ...headers },
        ...(body !== undefined && { body: body instanceof FormData ? body : asText(body) }),
      });
      const reply = { status: response.status, headers: response.headers, body: await response.json() };
      expectDocumented(call, reply);
      return reply;
    },
  };
}

/** The header that signs a person in. */
export async function bearerFor(viewer: Viewer): Promise<{ authorization: string }> {
  const token = await createAccessTokens(TEST_SECRET).issue(await makeSession(viewer));
  return { authorization: `Bearer ${token}` };
}

function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

async function closeAtOnce(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  app.server.closeAllConnections();
  await closed;
}
