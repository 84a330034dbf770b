import { beforeEach, describe, expect, it } from 'vitest';
import { createWakeUps } from '../events/wakeUps.ts';
import { newId } from '../testing/fixtures.ts';
import { readEvents, type Followed } from '../testing/followGraphql.ts';
import { testContext } from '../testing/testContext.ts';
import { TICK, tickSchema } from '../testing/tickSchema.ts';
import { createYoga } from './createYoga.ts';
import { MAX_STREAMS } from './subscriptionPlugin.ts';
import type { Authentication } from './viewer.ts';

const admin = { userId: newId(), sessionId: newId(), role: 'ADMIN' } as const;
const signedIn: Authentication = { state: 'active', viewer: admin };

/** Topics that nobody follows any more. */
const left: string[] = [];
const wakeUps = createWakeUps({ onLast: (topic) => left.push(topic) });
const events = {
  publish: async (topic: string) => wakeUps.wake(topic),
  notify: async () => undefined,
  subscribe: wakeUps.subscribe,
  close: async () => undefined,
};

/** What a session looks like when it is looked up anew. */
let now: Authentication;
const unforeseen: unknown[] = [];

function openEndpoint() {
  return createYoga<{ authentication: Authentication }>(
    tickSchema,
    { renderGraphiql: null, introspection: false, onUnforeseen: (error) => unforeseen.push(error) },
    async ({ authentication }) => testContext(authentication, { events, authenticate: async () => now }),
  );
}

let yoga: ReturnType<typeof openEndpoint>;
beforeEach(() => {
  yoga = openEndpoint();
  now = signedIn;
  left.length = 0;
});

async function follow(query = 'subscription { tick { viewerId } }', authentication = signedIn): Promise<Followed> {
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
const codesIn = (followed: Awaited<ReturnType<Followed['next']>>) =>
  followed?.errors.map(({ extensions }) => extensions?.code);

describe('a subscription', () => {
  it('answers at once, and at each event', async () => {
    const { next } = await follow();
    expect(await next()).toEqual(answer);
    await events.publish(TICK);
    expect(await next()).toEqual(answer);
  });

  it('reads anew at each event what a request keeps for itself', async () => {
    const { next } = await follow('subscription { tick { isUsedAgain } }');
    const first = await next();
    await events.publish(TICK);
    expect([first, await next()].map((each) => each?.data.tick.isUsedAgain)).toEqual(['false', 'false']);
  });

  it.each<[string, Authentication, string]>([
    ['session has been ended', { state: 'stale' }, 'UNAUTHENTICATED'],
    ['right has been taken', { state: 'active', viewer: { ...admin, role: 'USER' } }, ''],
  ])('ends at the next event for somebody whose %s', async (_what, later, code) => {
    const { next } = await follow();
    await next();
    now = later;
    await events.publish(TICK);
    expect(codesIn(await next())).toEqual(code === '' ? [] : [code]);
    expect(await next()).toBeNull();
    expect(left).toEqual([TICK]);
  });

  it('lets go of its topic when the client leaves', async () => {
    const { next, leave } = await follow();
    await next();
    await leave();
    expect(left).toEqual([TICK]);
  });

  it('of one session too many is refused until another is closed', async () => {
    const open: Followed[] = [];
    while (open.length < MAX_STREAMS) open.push(await follow());
    await open[0]?.next();
    const refused = await follow();
    expect(refused.status).toBe(429);
    expect(codesIn(await refused.next())).toEqual(['RATE_LIMITED']);
    const elsewhere: Authentication = { state: 'active', viewer: { ...admin, sessionId: newId() } };
    expect((await follow(undefined, elsewhere)).status).toBe(200);
    await open[0]?.leave();
    expect((await follow()).status).toBe(200);
  });

  it('that would cost too much at each event is refused before the first', async () => {
    const { status, next } = await follow(
      'subscription { tick { ticks(first: 100) { ticks(first: 100) { ticks { viewerId } } } } }',
    );
    expect(status).toBe(400);
    expect(codesIn(await next())).toEqual(['QUERY_TOO_COSTLY']);
    expect(left).toEqual([]);
  });

  it('wants a client that reads a stream', async () => {
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
