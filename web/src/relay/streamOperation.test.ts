import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import refreshSession from './__generated__/refreshSessionMutation.graphql.ts';
import { createSubscribe } from './network.ts';
import { onSessionExpired } from './refreshSession.ts';
import { sentOperation } from './testing/sentOperation.ts';

const TOPIC: RequestParameters = {
  name: 'ProgressSubscription',
  operationKind: 'subscription',
  text: null,
  id: 'progress',
  metadata: {},
};
const UNAUTHENTICATED_RESULT = {
  data: null,
  errors: [{ message: 'Your session has ended', extensions: { code: 'UNAUTHENTICATED' } }],
};
const progress = (count: number) => ({ data: { progress: count } });

/** One connection on the server's side. */
interface Connection {
  say(answer: object): void;
  beat(): void;
  complete(): void;
  /** Cuts the connection, as a killed process would. */
  cut(): void;
  /** Ends the response, as a process that ends does. */
  end(): void;
  isLeft: () => boolean;
}

let connections: Connection[];
let bodies: unknown[];
let refresh: 'SessionRefreshPayload' | 'SessionExpiredError';
let refreshes: number;
/** The timers that the client has set, in milliseconds. */
let timers: number[];

function openConnection({ signal }: RequestInit): Response {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (text: string) => controller?.enqueue(encoder.encode(text));
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  signal?.addEventListener('abort', () => controller?.error(signal.reason));
  connections.push({
    say: (answer) => send(`event: next\ndata: ${JSON.stringify(answer)}\n\n`),
    beat: () => send(':\n\n'),
    complete: () => send('event: complete\ndata:\n\n'),
    cut: () => controller?.error(new TypeError('terminated')),
    end: () => controller?.close(),
    isLeft: () => signal?.aborted ?? false,
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (sentOperation(path, init).documentId === `sha256:${refreshSession.params.id}`) {
    refreshes += 1;
    return Response.json({ data: { sessionRefresh: { __typename: refresh } } });
  }
  bodies.push(JSON.parse(String(init.body)));
  return openConnection(init);
}

function subscribe({ isSignedIn = true } = {}) {
  const received: GraphQLResponse[] = [];
  const ended = vi.fn();
  const failed = vi.fn();
  const observable = createSubscribe({ isSignedIn: () => isSignedIn })(TOPIC, { id: 'import_1' }, {});
  const { unsubscribe } = ('subscribe' in observable ? observable : { subscribe: vi.fn() }).subscribe({
    next: (response: GraphQLResponse) => void received.push(response),
    complete: ended,
    error: failed,
  });
  return { received, ended, failed, unsubscribe };
}

/** How long the client waits without data. */
const IDLE_MS = 30_000;

const delays = () => timers.filter((ms) => ms !== IDLE_MS);

/** Waits until the client has begun to wait for its next attempt this many times. */
const pauses = (count: number) => expect.poll(delays).toHaveLength(count);

/** Waits until the client has received data, or a response, this many times. */
const receipts = (count: number) => expect.poll(() => timers.filter((ms) => ms === IDLE_MS)).toHaveLength(count);

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Waits for the connection with this index. */
async function connection(number: number): Promise<Connection> {
  await expect.poll(() => connections.length).toBe(number + 1);
  const found = connections[number];
  if (!found) throw new Error('unreachable');
  return found;
}

const sessionExpired = vi.fn();
let stopListening: () => void;

beforeEach(() => {
  [connections, bodies, refreshes, refresh] = [[], [], 0, 'SessionRefreshPayload'];
  sessionExpired.mockClear();
  stopListening = onSessionExpired(sessionExpired);
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  timers = [];
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (callback: () => void, milliseconds: number) => {
    timers.push(milliseconds);
    return setTimeout(callback, milliseconds);
  });
});

afterEach(() => {
  vi.unstubAllGlobals(); // before the fake timers end, which it would bring back
  vi.useRealTimers();
  stopListening();
});

describe('streamOperation', () => {
  it('passes each event on, and completes when the server completes', async () => {
    const { received, ended } = subscribe();
    const { say, complete } = await connection(0);
    expect(bodies).toEqual([{ documentId: 'sha256:progress', variables: { id: 'import_1' } }]);
    say(progress(1));
    say(progress(2));
    complete();
    await expect.poll(() => ended).toHaveBeenCalledTimes(1);
    expect(received).toEqual([progress(1), progress(2)]);
  });

  it('closes the connection when it is unsubscribed', async () => {
    const { ended, failed, unsubscribe } = subscribe();
    const { isLeft } = await connection(0);
    unsubscribe();
    await expect.poll(() => isLeft()).toBe(true);
    expect([ended, failed].flatMap((listener) => listener.mock.calls)).toEqual([]);
  });

  it('reconnects after a lost connection with growing delays, and at once when the device is online again', async () => {
    const { received, failed } = subscribe();
    (await connection(0)).cut();
    await pauses(1);
    await pass(1_000);
    (await connection(1)).cut();
    await pauses(2);
    await pass(900);
    expect(connections).toHaveLength(2);
    await pass(1_100);
    (await connection(2)).cut();
    await pauses(3);
    await pass(100);
    dispatchEvent(new Event('online'));
    (await connection(3)).say(progress(7));
    await expect.poll(() => received).toEqual([progress(7)]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('reconnects when the server ends the stream without completing it', async () => {
    const { ended, failed, received } = subscribe();
    (await connection(0)).end();
    await pauses(1);
    await pass(1_000);
    (await connection(1)).say(progress(3));
    await expect.poll(() => received).toEqual([progress(3)]);
    expect([ended, failed].flatMap((listener) => listener.mock.calls)).toEqual([]);
  });

  it('reconnects when the server sends nothing for too long', async () => {
    const { failed } = subscribe();
    const { beat } = await connection(0);
    await receipts(1);
    await pass(20_000);
    beat();
    await receipts(2);
    await pass(20_000);
    expect(connections).toHaveLength(1);
    await pass(10_000);
    await pauses(1);
    await pass(1_000);
    await connection(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('reconnects while the server restarts or is overloaded', async () => {
    for (const status of [502, 503, 429]) vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status }));
    const { failed } = subscribe();
    for (let failures = 1; failures <= 3; failures += 1) {
      await pauses(failures);
      await vi.advanceTimersToNextTimerAsync();
    }
    expect(Math.max(...delays())).toBeLessThanOrEqual(4_000);
    await connection(0);
    expect(failed).not.toHaveBeenCalled();
  });

  it('waits as long as the server asks for when too many streams are open', async () => {
    const refusal = () => new Response('', { status: 429, headers: { 'retry-after': '60' } });
    vi.mocked(fetch).mockResolvedValueOnce(refusal()).mockResolvedValueOnce(refusal());
    const { failed, received } = subscribe();
    for (let refusals = 1; refusals <= 2; refusals += 1) {
      await pauses(refusals);
      await pass(60_000);
      expect(fetch).toHaveBeenCalledTimes(refusals);
      await vi.advanceTimersToNextTimerAsync();
    }
    expect(Math.max(...delays())).toBeLessThanOrEqual(62_000);
    (await connection(0)).say(progress(1));
    await expect.poll(() => received).toEqual([progress(1)]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('refreshes an expired access token and continues', async () => {
    const { received, failed } = subscribe();
    (await connection(0)).say(UNAUTHENTICATED_RESULT);
    (await connection(1)).say(progress(3));
    await expect.poll(() => received).toEqual([progress(3)]);
    expect(refreshes).toBe(1);
    expect(connections[0]?.isLeft()).toBe(true);
    expect(failed).not.toHaveBeenCalled();
  });

  it('ends when the session has expired, and reports it', async () => {
    refresh = 'SessionExpiredError';
    const { failed } = subscribe();
    (await connection(0)).say(UNAUTHENTICATED_RESULT);
    await expect.poll(() => failed).toHaveBeenCalledTimes(1);
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ kind: 'sessionExpired' });
    expect(sessionExpired).toHaveBeenCalledTimes(1);
  });

  it('does not refresh again when a refresh does not help', async () => {
    const { failed } = subscribe();
    (await connection(0)).say(UNAUTHENTICATED_RESULT);
    (await connection(1)).say(UNAUTHENTICATED_RESULT);
    await expect.poll(() => failed).toHaveBeenCalledTimes(1);
    expect(refreshes).toBe(1);
  });

  it.each([
    [
      'who may not',
      () => ({ data: null, errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] }),
      'forbidden',
    ],
    [
      'whose request broke',
      () => ({ data: null, errors: [{ message: 'Something went wrong on our side' }] }),
      'serverError',
    ],
  ])('fails for users %s', async (_who, refusal, kind) => {
    const { failed } = subscribe();
    const { say, isLeft } = await connection(0);
    say(refusal());
    await expect.poll(() => failed).toHaveBeenCalledTimes(1);
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ kind });
    expect(isLeft()).toBe(true);
  });

  it('is not retried when the server rejects the request', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 400 }));
    const { failed } = subscribe();
    await expect.poll(() => failed).toHaveBeenCalledTimes(1);
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ kind: 'serverError' });
    expect(connections).toEqual([]);
  });
});
