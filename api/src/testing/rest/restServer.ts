import type { AddressInfo } from 'node:net';
import makeFetchCookie from 'fetch-cookie';
import type { FastifyInstance } from 'fastify';
import { CookieJar } from 'tough-cookie';
import type { Viewer } from '../../platform/core/viewer.ts';
import { createAccessTokens } from '../../shop/identity/sessions/accessToken.ts';
import type { GraphqlResponse } from '../graphql/executeGraphql.ts';
import { expectDocumented } from './expectDocumented.ts';
import { makeSession } from '../fixtures.ts';
import { openServer } from '../server/inProcessServer.ts';
import { TEST_SECRET } from '../secretFixture.ts';

/** The response of a call below /api/, with its body as JSON. */
export interface RestReply {
  status: number;
  headers: Headers;
  body: GraphqlResponse['data'];
}

/** A client of the REST surface. */
export interface RestClient {
  jar: CookieJar;
  /** Makes a call such as `POST cart/create`: a body is sent as JSON, a form unchanged. The response must match the OpenAPI document. */
  call(call: string, body?: unknown, headers?: Record<string, string>): Promise<RestReply>;
}

/** The whole server on a port of its own, and clients that store cookies. */
export async function openRestServer(environment: Record<string, string> = {}) {
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

/** A client, with credentials or the origin of its page. */
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

/** The header with a user's credentials. */
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
