import type { RequestParameters, Variables } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetch } from './network.ts';
import { RequestError } from './RequestError.ts';

const stale = { errors: [{ message: 'Your session has ended', extensions: { code: 'UNAUTHENTICATED' } }] };
const query = parameters('CartQuery', 'query');
const mutation = parameters('AddMutation', 'mutation');

function parameters(name: string, operationKind: 'query' | 'mutation'): RequestParameters {
  return { name, operationKind, text: `${operationKind} ${name} { x }`, id: null, cacheID: name, metadata: {} };
}

/** A server with one session, which starts out stale; it counts how often each operation came. */
function serve({ isAlive }: { isAlive: boolean }) {
  const counts: Record<string, number> = {};
  let isFresh = false;
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
    counts[operationName] = (counts[operationName] ?? 0) + 1;
    await Promise.resolve();
    if (operationName === 'refreshSession') {
      isFresh = true;
      const __typename = isAlive ? 'SessionRefreshPayload' : 'SessionExpiredError';
      return Response.json({ data: { sessionRefresh: { __typename } } });
    }
    const isAnonymousQuery = isFresh && operationName === 'CartQuery';
    return Response.json((isFresh && isAlive) || isAnonymousQuery ? { data: { x: operationName } } : stale);
  });
  return counts;
}

function ask(request: RequestParameters, variables: Variables = {}) {
  return Promise.resolve(createFetch()(request, variables, {}) as Promise<unknown>);
}

function refuseWith(fetchAnswer: () => Promise<Response>) {
  vi.stubGlobal('fetch', fetchAnswer);
  return ask(query).then(
    () => undefined,
    (error: unknown) => (error instanceof RequestError ? error.kind : error),
  );
}

describe('the network', () => {
  it('rotates the session once for many requests and sends each of them again', async () => {
    const counts = serve({ isAlive: true });
    await expect(Promise.all([ask(query), ask(query), ask(mutation), ask(query)])).resolves.toHaveLength(4);
    expect(counts).toEqual({ CartQuery: 6, AddMutation: 2, refreshSession: 1 });
  });

  it('asks for a query again as a visitor when the session is dead', async () => {
    serve({ isAlive: false });
    await expect(ask(query)).resolves.toEqual({ data: { x: 'CartQuery' } });
  });

  it('does not repeat a mutation of a dead session', async () => {
    const counts = serve({ isAlive: false });
    await expect(ask(mutation)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(counts['AddMutation']).toBe(1);
  });

  it('tells a slow answer, a lost connection, a crowd and a broken server apart', async () => {
    const timeout = new DOMException('too late', 'TimeoutError');
    expect(await refuseWith(() => Promise.reject(timeout))).toBe('timeout');
    expect(await refuseWith(() => Promise.reject(new TypeError('failed')))).toBe('unreachable');
    expect(await refuseWith(() => Promise.resolve(new Response('', { status: 429 })))).toBe('busy');
    expect(await refuseWith(() => Promise.resolve(new Response('<html>', { status: 502 })))).toBe('unreachable');
    expect(await refuseWith(() => Promise.resolve(Response.json({ errors: [{ message: 'Unexpected error.' }] })))).toBe(
      'refused',
    );
  });

  it('takes what a malformed id names for something that does not exist', async () => {
    const errors = [{ message: 'The id is malformed', extensions: { code: 'BAD_USER_INPUT' } }];
    vi.stubGlobal('fetch', async () => Response.json({ data: { product: null }, errors }));
    await expect(ask(query)).resolves.toEqual({ data: { product: null } });
    expect(await refuseWith(async () => Response.json({ data: null, errors }))).toBe('refused');
  });

  describe('without a connection', () => {
    beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
    afterEach(() => vi.restoreAllMocks());

    it('says that the device is offline', async () => {
      expect(await refuseWith(() => Promise.reject(new TypeError('failed')))).toBe('offline');
    });
  });
});
