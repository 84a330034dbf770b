import RedisMock from 'ioredis-mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasePool, db } from '../db/client.ts';
import { newId } from '../testing/fixtures.ts';
import type { LiveEvents } from './liveEvents.ts';
import { createPostgresEvents } from './postgresEvents.ts';
import { createRedisEvents, PUBLISH_EVENT } from './redisEvents.ts';

type Subscription = ReturnType<LiveEvents['subscribe']>;

const troubles: unknown[] = [];
const hear = (error: unknown) => void troubles.push(error);
const overPostgres = () => createPostgresEvents(databasePool(), hear);
const overRedis = () =>
  createRedisEvents('redis://unused', hear, { publisher: new RedisMock(), createSubscriber: () => new RedisMock() });

/** Reads what a process's first subscription is woken by before any event: its beginning, and the connection when it stands. */
async function settle(subscription: Subscription): Promise<void> {
  await subscription.next();
  await subscription.next();
}

/** Whether the promise waits for something that has not happened. */
async function waits(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise<true>((resolve) => setTimeout(() => resolve(true), 50));
  return Promise.race([promise.then(() => false as const), later]);
}

let opened: LiveEvents[] = [];
let topic: string;

function open(transport: () => LiveEvents): LiveEvents {
  const events = transport();
  opened.push(events);
  return events;
}

beforeEach(() => {
  topic = `import:${newId()}`;
});

afterEach(async () => {
  await Promise.all(opened.map((events) => events.close()));
  opened = [];
});

describe.each([
  ['PostgreSQL', overPostgres],
  ['Redis', overRedis],
])('live events over %s', (_name, transport) => {
  let here: LiveEvents;
  let there: LiveEvents;
  beforeEach(() => {
    [here, there] = [open(transport), open(transport)];
    troubles.length = 0;
  });
  afterEach(() => expect(troubles).toEqual([]));

  it('wake the subscribers of their topic in every process, and nobody else', async () => {
    const subscriptions = [here, there].map((events) => events.subscribe(topic));
    const other = here.subscribe(`import:${newId()}`);
    await Promise.all([...subscriptions.map(settle), other.next()]);
    const undisturbed = other.next().then(() => other.next());
    await there.publish(topic);
    for (const subscription of subscriptions) {
      expect(await subscription.next()).toEqual({ done: false, value: topic });
    }
    expect(await waits(undisturbed)).toBe(true);
  });

  it('come at once to a new subscriber, who has read nothing yet', async () => {
    expect(await here.subscribe(topic).next()).toEqual({ done: false, value: topic });
  });

  it('are one for a reader who was busy while several happened', async () => {
    const [reader, witness] = [here.subscribe(topic), here.subscribe(topic)];
    await Promise.all([settle(reader), settle(witness)]);
    for (let count = 0; count < 3; count += 1) {
      await there.publish(topic);
      await witness.next();
    }
    await reader.next();
    expect(await waits(reader.next())).toBe(true);
  });

  it('end for whoever leaves in the middle of waiting, and for all when the process closes', async () => {
    const [leaving, staying] = [here.subscribe(topic), here.subscribe(topic)];
    await Promise.all([settle(leaving), settle(staying)]);
    const [left, stayed] = [leaving.next(), staying.next()];
    await leaving.return?.();
    expect(await left).toEqual({ done: true, value: undefined });
    expect(await waits(stayed)).toBe(true);
    await here.close();
    expect(await stayed).toEqual({ done: true, value: undefined });
    expect(await here.subscribe(topic).next()).toEqual({ done: true, value: undefined });
  });
});

describe('a notice within a transaction', () => {
  it('goes out over PostgreSQL with the commit, and not at all without one', async () => {
    const events = open(overPostgres);
    const subscription = events.subscribe(topic);
    await settle(subscription);
    const next = subscription.next();
    const failing = db.$transaction(async (tx) => {
      await events.notify(tx, topic);
      throw new Error('The rest failed');
    });
    await expect(failing).rejects.toThrow('The rest failed');
    await db.$transaction(async (tx) => {
      await events.notify(tx, topic);
      expect(await waits(next)).toBe(true);
    });
    expect(await next).toEqual({ done: false, value: topic });
  });

  it('is a job where Redis carries the events', async () => {
    await db.$transaction((tx) => open(overRedis).notify(tx, topic));
    const jobs = await db.$queryRaw`
      SELECT task_identifier, payload FROM graphile_worker.jobs JOIN graphile_worker._private_jobs USING (id)`;
    expect(jobs).toEqual([{ task_identifier: PUBLISH_EVENT, payload: { topic } }]);
  });
});

describe('a lost connection to PostgreSQL', () => {
  it('comes back by itself, and wakes everybody because something may have been missed', async () => {
    const events = open(overPostgres);
    const subscription = events.subscribe(topic);
    await settle(subscription);
    await db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'kirana: events'`;
    expect(await subscription.next()).toEqual({ done: false, value: topic });
    await events.publish(topic);
    expect(await subscription.next()).toEqual({ done: false, value: topic });
  });
});
