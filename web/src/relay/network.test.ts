import type { RequestParameters, Variables } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import refreshSession from './__generated__/refreshSessionMutation.graphql.ts';
import { createFetch } from './network.ts';
import { RequestError } from './RequestError.ts';
import { onSessionExpired } from './refreshSession.ts';
import { sentOperation } from './testing/sentOperation.ts';

type Refreshed = 'SessionRefreshPayload' | 'SessionExpiredError' | 'TooManyAttemptsError' | null;

const query = parameters('CartQuery', 'query');
const mutation = parameters('AddMutation', 'mutation');
const unauthenticated = (field: string) => ({
  data: null,
  errors: [{ message: 'Your session has ended', path: [field], extensions: { code: 'UNAUTHENTICATED' } }],
});

function parameters(name: string, operationKind: 'query' | 'mutation'): RequestParameters {
  return { name, operationKind, text: null, id: name, metadata: {} };
}

/** The name of the operation that a request sends. */
function nameOf(url: string, init: RequestInit): string {
  const { documentId } = sentOperation(url, init);
  return documentId === `sha256:${refreshSession.params.id}` ? 'refreshSession' : documentId.replace('sha256:', '');
}

/**
 * A server whose access tokens are expired at first and whose refresh returns `refreshed`; null is a crash. It counts the
 * requests of each operation. A refresh waits for `untilRefresh`.
 */
function serve(refreshed: Refreshed, untilRefresh: Promise<void> = Promise.resolve()) {
  const counts: Record<string, number> = {};
  let isExpired = true;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = nameOf(url, init);
    counts[name] = (counts[name] ?? 0) + 1;
    const isRefused = isExpired || (name === 'AddMutation' && refreshed !== 'SessionRefreshPayload');
    if (name !== 'refreshSession') {
      return Response.json(isRefused ? unauthenticated(name === 'CartQuery' ? 'viewer' : 'add') : { data: { x: 1 } });
    }
    await untilRefresh;
    if (refreshed === null) return Response.json({ data: null, errors: [{ message: 'Something went wrong' }] });
    // A refused refresh clears the cookies, so later requests are a visitor's.
    if (refreshed !== 'TooManyAttemptsError') isExpired = false;
    return Response.json({ data: { sessionRefresh: { __typename: refreshed } } });
  });
  return counts;
}

function ask(request: RequestParameters, { isSignedIn = true, variables = {} as Variables } = {}) {
  return Promise.resolve(createFetch({ isSignedIn: () => isSignedIn })(request, variables, {}) as Promise<unknown>);
}

async function toFormErrors(answer: Promise<unknown>) {
  return answer.then(
    () => undefined,
    (error: unknown) => (error instanceof RequestError ? error.kind : error),
  );
}

function refuseWith(fetchResponse: () => Promise<Response>) {
  vi.stubGlobal('fetch', fetchResponse);
  return toFormErrors(ask(query));
}

describe('network', () => {
  const ended = vi.fn();
  let stopListening: () => void;
  beforeEach(() => {
    ended.mockClear();
    stopListening = onSessionExpired(ended);
  });
  afterEach(() => {
    stopListening();
    vi.restoreAllMocks();
  });

  it('rotates the session once for many requests and retries each of them', async () => {
    const counts = serve('SessionRefreshPayload');
    await expect(Promise.all([ask(query), ask(query), ask(mutation), ask(query)])).resolves.toHaveLength(4);
    expect(counts).toEqual({ CartQuery: 6, AddMutation: 2, refreshSession: 1 });
    expect(ended).not.toHaveBeenCalled();
  });

  it('does not rotate again for a request that was sent before another rotation', async () => {
    const counts = serve('SessionRefreshPayload');
    const answerOf = globalThis.fetch;
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await answerOf(url, init);
      if (nameOf(url, init) === 'AddMutation' && counts['AddMutation'] === 1) await late;
      return answer;
    });
    const added = ask(mutation);
    await ask(query);
    arrive();
    await expect(added).resolves.toEqual({ data: { x: 1 } });
    expect(counts['refreshSession']).toBe(1);
  });

  it('retries a query as a visitor when the session has expired', async () => {
    serve('SessionExpiredError');
    await expect(ask(query)).resolves.toEqual({ data: { x: 1 } });
  });

  it('does not retry a mutation of an expired session', async () => {
    const counts = serve('SessionExpiredError');
    await expect(ask(mutation)).rejects.toMatchObject({ kind: 'sessionExpired' });
    expect(counts['AddMutation']).toBe(1);
  });

  it('reports an expired session once for many requests', async () => {
    const counts = serve('SessionExpiredError');
    await Promise.all([ask(query), ask(query), toFormErrors(ask(mutation)), ask(query)]);
    expect(counts['refreshSession']).toBe(1);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('reports a session that expired before anything was on the screen', async () => {
    serve('SessionExpiredError');
    await ask(query, { isSignedIn: false });
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('fails later requests of an expired session with the same message', async () => {
    serve('SessionExpiredError');
    const refusals = await Promise.all([
      toFormErrors(ask(query)),
      toFormErrors(ask(mutation)),
      toFormErrors(ask(mutation, { isSignedIn: false })),
    ]);
    expect(refusals).toEqual([undefined, 'sessionExpired', 'sessionExpired']);
    expect(await toFormErrors(ask(mutation, { isSignedIn: false }))).toBe('unauthenticated');
  });

  it('does not report an expired session to a visitor who needs to log in', async () => {
    serve('SessionExpiredError');
    await expect(ask(mutation, { isSignedIn: false })).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(ended).not.toHaveBeenCalled();
  });

  it('does not take a refresh that is rate limited, crashes or is lost for an expired session', async () => {
    serve('TooManyAttemptsError');
    expect(await toFormErrors(ask(query))).toBe('busy');
    serve(null);
    expect(await toFormErrors(ask(query))).toBe('serverError');
    serve('SessionRefreshPayload', Promise.reject(new TypeError('failed')));
    expect(await toFormErrors(ask(query))).toBe('unreachable');
    serve('SessionRefreshPayload');
    await expect(ask(query)).resolves.toEqual({ data: { x: 1 } });
    expect(ended).not.toHaveBeenCalled();
  });

  it('distinguishes a timeout, a lost connection, a rate limit, an overload and a server error', async () => {
    const timeout = new DOMException('too late', 'TimeoutError');
    expect(await refuseWith(() => Promise.reject(timeout))).toBe('timeout');
    expect(await refuseWith(() => Promise.reject(new TypeError('failed')))).toBe('unreachable');
    expect(await refuseWith(() => Promise.resolve(new Response('', { status: 429 })))).toBe('busy');
    expect(await refuseWith(() => Promise.resolve(new Response('', { status: 503 })))).toBe('unavailable');
    expect(await refuseWith(() => Promise.resolve(new Response('', { status: 413 })))).toBe('tooLarge');
    expect(await refuseWith(() => Promise.resolve(new Response('<html>', { status: 502 })))).toBe('unavailable');
    expect(await refuseWith(() => Promise.resolve(Response.json({ errors: [{ message: 'Unexpected error.' }] })))).toBe(
      'serverError',
    );
  });

  it('treats a malformed id as one that does not exist', async () => {
    const errors = [{ message: 'The id is malformed', extensions: { code: 'BAD_USER_INPUT' } }];
    vi.stubGlobal('fetch', async () => Response.json({ data: { product: null }, errors }));
    await expect(ask(query)).resolves.toEqual({ data: { product: null } });
    expect(await refuseWith(async () => Response.json({ data: null, errors }))).toBe('serverError');
  });

  it('says that the shop has a new version when the server does not know a document', async () => {
    const errors = [{ message: 'Unknown document', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];
    const answer = async () => Response.json({ errors }, { status: 404 });
    expect(await refuseWith(answer)).toBe('outdated');
    expect(await toFormErrors(ask(mutation))).toBe('outdated');
  });

  it('says that the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await refuseWith(() => Promise.reject(new TypeError('failed')))).toBe('offline');
  });
});
