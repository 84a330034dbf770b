import { beforeEach, describe, expect, it } from 'vitest';
import { createSubscriptions } from '../events/subscriptions.ts';
import { newId } from '../testing/fixtures.ts';
import { readEvents, type SubscriptionClient } from '../testing/graphql/subscribeGraphql.ts';
import { fakeContext } from '../testing/graphql/fakeContext.ts';
import { TICK, tickSchema } from '../testing/graphql/tickSchema.ts';
import { createYoga } from './createYoga.ts';
import { MAX_SUBSCRIPTIONS } from './subscriptionPlugin.ts';
import type { Authentication } from '../core/viewer.ts';

const admin = { userId: newId(), sessionId: newId(), role: 'ADMIN' } as const;
const signedIn: Authentication = { state: 'active', viewer: admin };

/** Topics that were unsubscribed. */
const left: string[] = [];
const subscriptions = createSubscriptions({ onLast: (topic) => left.push(topic) });
const pubSub = {
  publish: async (topic: string) => subscriptions.dispatch(topic),
  notify: async () => undefined,
  subscribe: subscriptions.subscribe,
  close: async () => undefined,
};

/** The result of the next authentication. */
let now: Authentication;
const unexpectedErrors: unknown[] = [];

function openEndpoint() {
  return createYoga<{ authentication: Authentication }>(
    tickSchema,
    { renderGraphiql: null, introspection: false, onUnexpectedError: (error) => unexpectedErrors.push(error) },
    async ({ authentication }) => fakeContext(authentication, { pubSub, authenticate: async () => now }),
  );
}

let yoga: ReturnType<typeof openEndpoint>;
beforeEach(() => {
  yoga = openEndpoint();
  now = signedIn;
  left.length = 0;
});

async function follow(
  query = 'subscription { tick { viewerId } }',
  authentication = signedIn,
): Promise<SubscriptionClient> {
  const response = await yoga.fetch(
    'http://shop.example/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query }),
    },
    { authentication },
  );
  if (!response.body) throw new Error('There is no stream');
  return { status: response.status, ...readEvents(response.body) };
}

const answer = { data: { tick: { viewerId: admin.userId } }, errors: [] };
const codesIn = (followed: Awaited<ReturnType<SubscriptionClient['next']>>) =>
  followed?.errors.map(({ extensions }) => extensions?.code);

describe('a subscription', () => {
  it('sends the current state at once, and again at each event', async () => {
    const { next } = await follow();
    expect(await next()).toEqual(answer);
    await pubSub.publish(TICK);
    expect(await next()).toEqual(answer);
  });

  it('shares no cache between events', async () => {
    const { next } = await follow('subscription { tick { isUsedAgain } }');
    const first = await next();
    await pubSub.publish(TICK);
    expect([first, await next()].map((each) => each?.data.tick.isUsedAgain)).toEqual(['false', 'false']);
  });

  it.each<[string, Authentication, string]>([
    ['session has been ended', { state: 'expired' }, 'UNAUTHENTICATED'],
    ['right has been taken', { state: 'active', viewer: { ...admin, role: 'USER' } }, ''],
  ])('ends at the next event for a viewer whose %s', async (_what, later, code) => {
    const { next } = await follow();
    await next();
    now = later;
    await pubSub.publish(TICK);
    expect(codesIn(await next())).toEqual(code === '' ? [] : [code]);
    expect(await next()).toBeNull();
    expect(left).toEqual([TICK]);
  });

  it('unsubscribes from its topic when the client disconnects', async () => {
    const { next, leave } = await follow();
    await next();
    await leave();
    expect(left).toEqual([TICK]);
  });

  it('is refused above the maximum of a session, until another is closed', async () => {
    const open: SubscriptionClient[] = [];
    while (open.length < MAX_SUBSCRIPTIONS) open.push(await follow());
    await open[0]?.next();
    const refused = await follow();
    expect(refused.status).toBe(429);
    expect(codesIn(await refused.next())).toEqual(['RATE_LIMITED']);
    const elsewhere: Authentication = { state: 'active', viewer: { ...admin, sessionId: newId() } };
    expect((await follow(undefined, elsewhere)).status).toBe(200);
    await open[0]?.leave();
    expect((await follow()).status).toBe(200);
  });

  it('that costs too much per event is refused before the first', async () => {
    const { status, next } = await follow(
      'subscription { tick { ticks(first: 100) { ticks(first: 100) { ticks { viewerId } } } } }',
    );
    expect(status).toBe(400);
    expect(codesIn(await next())).toEqual(['QUERY_TOO_COSTLY']);
    expect(left).toEqual([]);
  });

  it('requires a client that accepts a stream', async () => {
    const response = await yoga.fetch(
      'http://shop.example/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query: 'subscription { tick { viewerId } }' }),
      },
      { authentication: signedIn },
    );
    expect(response.status).toBe(406);
    expect(left).toEqual([]);
  });
});
