import { beforeEach, describe, expect, it } from 'vitest';
import { createSubscriptions } from '../events/subscriptions.ts';
import { newId } from '../../testing/fixtures.ts';
import { readEvents, type SubscriptionClient } from '../../testing/graphql/subscribeGraphql.ts';
import { fakeCaller } from '../../testing/graphql/fakeCaller.ts';
import { fakeContext } from '../../testing/graphql/fakeContext.ts';
import { TICK, tickSchema } from '../../testing/graphql/tickSchema.ts';
import { createYoga } from './createYoga.ts';
import { PERMISSIONS } from '@kirana/shared/permissions.ts';
import type { Authentication } from '../core/viewer.ts';

const admin = { userId: newId(), sessionId: newId(), permissions: PERMISSIONS, authenticatedAt: new Date() } as const;
const signedIn: Authentication = { state: 'active', viewer: admin };
const LIMITS = { perAccount: 3, perNetwork: 5 };

/** Topics that were unsubscribed. */
const left: string[] = [];
const subscriptions = createSubscriptions({ onLast: (topic) => left.push(topic) });
const pubSub = {
  publish: async (topic: string) => subscriptions.dispatch(topic),
  notify: async () => undefined,
  notifying: () => ({}),
  subscribe: subscriptions.subscribe,
  close: async () => undefined,
};

/** The result of the next authentication. */
let now: Authentication;
const unexpectedErrors: unknown[] = [];

/** Who subscribes, and from where. */
interface Subscriber {
  authentication: Authentication;
  network: string;
}

function openEndpoint() {
  return createYoga<Subscriber & Record<string, unknown>>(
    tickSchema,
    {
      renderGraphiql: null,
      introspection: false,
      subscriptionLimits: LIMITS,
      onUnexpectedError: (error) => unexpectedErrors.push(error),
    },
    async ({ authentication, network }) =>
      fakeContext(authentication, { pubSub, authenticate: async () => now, caller: fakeCaller({ network }) }),
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
  { authentication = signedIn, network = '192.0.2.1' }: Partial<Subscriber> = {},
): Promise<SubscriptionClient & { retryAfter: string | null }> {
  const response = await yoga.fetch(
    'http://shop.example/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query }),
    },
    { authentication, network },
  );
  if (!response.body) throw new Error('There is no stream');
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, ...readEvents(response.body) };
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
    ['rights have been taken', { state: 'active', viewer: { ...admin, permissions: ['ORDERS'] } }, ''],
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

  const sessionOf = (userId: string): Authentication => ({
    state: 'active',
    viewer: { ...admin, userId, sessionId: newId() },
  });
  /** Opens as many streams as the limit allows, and returns them with the refusal of another one. */
  async function fill(count: number, subscriber: () => Partial<Subscriber>) {
    const open: SubscriptionClient[] = [];
    while (open.length < count) open.push(await follow(undefined, subscriber()));
    for (const { status, next } of open) {
      expect(status).toBe(200);
      await next();
    }
    return { open, refused: await follow(undefined, subscriber()) };
  }

  it('is refused above the maximum of an account, with all its sessions and networks, until another is closed', async () => {
    const account = newId();
    let host = 0;
    const subscriber = () => ({ authentication: sessionOf(account), network: `198.51.100.${(host += 1)}` });
    const { open, refused } = await fill(LIMITS.perAccount, subscriber);
    expect([refused.status, refused.retryAfter]).toEqual([429, '60']);
    expect((await refused.next())?.errors).toMatchObject([
      {
        message: 'This account has too many open subscriptions. Close some of them, such as pages in other tabs.',
        extensions: { code: 'RATE_LIMITED' },
      },
    ]);
    expect((await follow(undefined, { authentication: sessionOf(newId()) })).status).toBe(200);
    await open[0]?.leave();
    expect((await follow(undefined, subscriber())).status).toBe(200);
  });

  it('is refused above the maximum of a network, with all its accounts, until another is closed', async () => {
    const network = '203.0.113.7';
    const subscriber = () => ({ authentication: sessionOf(newId()), network });
    const { open, refused } = await fill(LIMITS.perNetwork, subscriber);
    expect([refused.status, refused.retryAfter]).toEqual([429, '60']);
    expect((await refused.next())?.errors[0]?.message).toContain('Your network has too many open subscriptions.');
    expect((await follow(undefined, { ...subscriber(), network: '203.0.113.8' })).status).toBe(200);
    await open[0]?.leave();
    expect((await follow(undefined, subscriber())).status).toBe(200);
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
      { authentication: signedIn, network: '192.0.2.1' },
    );
    expect(response.status).toBe(406);
    expect(left).toEqual([]);
  });
});
