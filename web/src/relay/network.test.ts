import type { RequestParameters, Variables } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetch } from './network.ts';
import { RequestError } from './RequestError.ts';
import { onSessionEnd } from './sessionEnd.ts';

type Refreshed = 'SessionRefreshPayload' | 'SessionExpiredError' | 'TooManyAttemptsError' | null;

const query = parameters('CartQuery', 'query');
const mutation = parameters('AddMutation', 'mutation');
const stale = (field: string) => ({
  data: null,
  errors: [{ message: 'Your session has ended', path: [field], extensions: { code: 'UNAUTHENTICATED' } }],
});

function parameters(name: string, operationKind: 'query' | 'mutation'): RequestParameters {
  return { name, operationKind, text: `${operationKind} ${name} { x }`, id: null, cacheID: name, metadata: {} };
}

/**
 * A server whose access tokens start out stale and whose refresh comes to `refreshed`; null is a crash. It counts how often
 * each operation came. A refresh waits for `untilRefresh`.
 */
function serve(refreshed: Refreshed, untilRefresh: Promise<void> = Promise.resolve()) {
  const counts: Record<string, number> = {};
  let isStale = true;
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
    counts[operationName] = (counts[operationName] ?? 0) + 1;
    const isRefused = isStale || (operationName === 'AddMutation' && refreshed !== 'SessionRefreshPayload');
    if (operationName !== 'refreshSession') {
      return Response.json(isRefused ? stale(operationName === 'CartQuery' ? 'viewer' : 'add') : { data: { x: 1 } });
    }
    await untilRefresh;
    if (refreshed === null) return Response.json({ data: null, errors: [{ message: 'Something went wrong' }] });
    // A refused refresh takes the cookies back: what comes after it is a visitor's.
    if (refreshed !== 'TooManyAttemptsError') isStale = false;
    return Response.json({ data: { sessionRefresh: { __typename: refreshed } } });
  });
  return counts;
}

function ask(request: RequestParameters, { isSignedIn = true, variables = {} as Variables } = {}) {
  return Promise.resolve(createFetch({ isSignedIn: () => isSignedIn })(request, variables, {}) as Promise<unknown>);
}

async function refusalOf(answer: Promise<unknown>) {
  return answer.then(
    () => undefined,
    (error: unknown) => (error instanceof RequestError ? error.kind : error),
  );
}

function refuseWith(fetchAnswer: () => Promise<Response>) {
  vi.stubGlobal('fetch', fetchAnswer);
  return refusalOf(ask(query));
}

describe('the network', () => {
  const ended = vi.fn();
  let stopListening: () => void;
  beforeEach(() => {
    ended.mockClear();
    stopListening = onSessionEnd(ended);
  });
  afterEach(() => {
    stopListening();
    vi.restoreAllMocks();
  });

  it('rotates the session once for many requests and sends each of them again', async () => {
    const counts = serve('SessionRefreshPayload');
    await expect(Promise.all([ask(query), ask(query), ask(mutation), ask(query)])).resolves.toHaveLength(4);
    expect(counts).toEqual({ CartQuery: 6, AddMutation: 2, refreshSession: 1 });
    expect(ended).not.toHaveBeenCalled();
  });

  it('rotates no second time for a request that was on its way while another rotated', async () => {
    const counts = serve('SessionRefreshPayload');
    const answerOf = globalThis.fetch;
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const answer = await answerOf(path, init);
      if (String(init.body).includes('AddMutation') && counts['AddMutation'] === 1) await late;
      return answer;
    });
    const added = ask(mutation);
    await ask(query);
    arrive();
    await expect(added).resolves.toEqual({ data: { x: 1 } });
    expect(counts['refreshSession']).toBe(1);
  });

  it('asks for a query again as a visitor when the session is dead', async () => {
    serve('SessionExpiredError');
    await expect(ask(query)).resolves.toEqual({ data: { x: 1 } });
  });

  it('does not repeat a mutation of a dead session', async () => {
    const counts = serve('SessionExpiredError');
    await expect(ask(mutation)).rejects.toMatchObject({ kind: 'sessionEnded' });
    expect(counts['AddMutation']).toBe(1);
  });

  it('tells of a dead session once, however many requests met it', async () => {
    const counts = serve('SessionExpiredError');
    await Promise.all([ask(query), ask(query), refusalOf(ask(mutation)), ask(query)]);
    expect(counts['refreshSession']).toBe(1);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('tells of a session that died before anything of it was on the screen', async () => {
    serve('SessionExpiredError');
    await ask(query, { isSignedIn: false });
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('refuses what came after the end of a session in the words for that end, whoever found it out', async () => {
    serve('SessionExpiredError');
    const refusals = await Promise.all([
      refusalOf(ask(query)),
      refusalOf(ask(mutation)),
      refusalOf(ask(mutation, { isSignedIn: false })),
    ]);
    expect(refusals).toEqual([undefined, 'sessionEnded', 'sessionEnded']);
    expect(await refusalOf(ask(mutation, { isSignedIn: false }))).toBe('unauthenticated');
  });

  it('tells a visitor who needs to log in nothing of a session', async () => {
    serve('SessionExpiredError');
    await expect(ask(mutation, { isSignedIn: false })).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(ended).not.toHaveBeenCalled();
  });

  it('takes a refresh that is throttled, crashes or is lost on the way for no dead session', async () => {
    serve('TooManyAttemptsError');
    expect(await refusalOf(ask(query))).toBe('busy');
    serve(null);
    expect(await refusalOf(ask(query))).toBe('refused');
    serve('SessionRefreshPayload', Promise.reject(new TypeError('failed')));
    expect(await refusalOf(ask(query))).toBe('unreachable');
    serve('SessionRefreshPayload');
    await expect(ask(query)).resolves.toEqual({ data: { x: 1 } });
    expect(ended).not.toHaveBeenCalled();
  });

  it('tells a slow answer, a lost connection, a crowd, a heavy load and a broken server apart', async () => {
    const timeout = new DOMException('too late', 'TimeoutError');
    expect(await refuseWith(() => Promise.reject(timeout))).toBe('timeout');
    expect(await refuseWith(() => Promise.reject(new TypeError('failed')))).toBe('unreachable');
    expect(await refuseWith(() => Promise.resolve(new Response('', { status: 429 })))).toBe('busy');
    expect(await refuseWith(() => Promise.resolve(new Response('', { status: 413 })))).toBe('tooLarge');
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

  it('says that the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await refuseWith(() => Promise.reject(new TypeError('failed')))).toBe('offline');
  });
});
