import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasePool, db } from '../db/client.ts';
import { newId } from '../../testing/fixtures.ts';
import { type PubSub, createPostgresPubSub } from './pubSub.ts';

type Subscription = ReturnType<PubSub['subscribe']>;

const troubles: unknown[] = [];
const hear = (error: unknown) => void troubles.push(error);

/** Reads the events that the first subscription of a process gets before any publish: one at its start, one when it is connected. */
async function settle(subscription: Subscription): Promise<void> {
  await subscription.next();
  await subscription.next();
}

/** Whether the promise is pending after everything that has arrived at this process was handled. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const turn = new Promise<true>((resolve) => setImmediate(resolve, true)); // promises that are resolved settle before it
  return Promise.race([promise.then(() => false as const), turn]);
}

/** Resolves when the process has handled all that PostgreSQL sent before, because PostgreSQL keeps the order of a channel. */
async function catchUp(pubSub: PubSub): Promise<void> {
  const last = `import:${newId()}`;
  const subscription = pubSub.subscribe(last);
  await subscription.next();
  const arrival = subscription.next();
  await pubSub.publish(last);
  await arrival;
  await subscription.return?.();
}

let opened: PubSub[] = [];
let topic: string;

function open(): PubSub {
  const pubSub = createPostgresPubSub(databasePool('writes'), hear);
  opened.push(pubSub);
  return pubSub;
}

beforeEach(() => {
  topic = `import:${newId()}`;
});

afterEach(async () => {
  await Promise.all(opened.map((pubSub) => pubSub.close()));
  opened = [];
});

describe('events', () => {
  let here: PubSub;
  let there: PubSub;
  beforeEach(() => {
    [here, there] = [open(), open()];
    troubles.length = 0;
  });
  afterEach(() => expect(troubles).toEqual([]));

  it('reach the subscribers of their topic in every process, and no others', async () => {
    const subscriptions = [here, there].map((pubSub) => pubSub.subscribe(topic));
    const other = here.subscribe(`import:${newId()}`);
    await Promise.all([...subscriptions, other].map(settle));
    const undisturbed = other.next();
    await there.publish(topic);
    for (const subscription of subscriptions) {
      expect(await subscription.next()).toEqual({ done: false, value: topic });
    }
    await catchUp(here);
    expect(await isPending(undisturbed)).toBe(true);
  });

  it('are sent at once to a new subscriber', async () => {
    expect(await here.subscribe(topic).next()).toEqual({ done: false, value: topic });
  });

  it('are merged into one for a reader who was busy', async () => {
    const [reader, witness] = [here.subscribe(topic), here.subscribe(topic)];
    await Promise.all([settle(reader), settle(witness)]);
    for (let count = 0; count < 3; count += 1) {
      await there.publish(topic);
      await witness.next();
    }
    await reader.next();
    await catchUp(here);
    expect(await isPending(reader.next())).toBe(true);
  });

  it('end for a reader who leaves while it waits, and for all readers when the process closes', async () => {
    const [leaving, staying] = [here.subscribe(topic), here.subscribe(topic)];
    await Promise.all([settle(leaving), settle(staying)]);
    const [left, stayed] = [leaving.next(), staying.next()];
    await leaving.return?.();
    expect(await left).toEqual({ done: true, value: undefined });
    expect(await isPending(stayed)).toBe(true);
    await here.close();
    expect(await stayed).toEqual({ done: true, value: undefined });
    expect(await here.subscribe(topic).next()).toEqual({ done: true, value: undefined });
  });
});

describe('a publish within a transaction', () => {
  it('is sent by PostgreSQL at the commit, and not after a rollback', async () => {
    const pubSub = open();
    const subscription = pubSub.subscribe(topic);
    await settle(subscription);
    const next = subscription.next();
    const failing = db.$transaction(async (tx) => {
      await pubSub.notify(tx, topic);
      throw new Error('The rest failed');
    });
    await expect(failing).rejects.toThrow('The rest failed');
    await catchUp(pubSub);
    expect(await isPending(next)).toBe(true);
    await db.$transaction(async (tx) => {
      await pubSub.notify(tx, topic);
      await catchUp(pubSub);
      expect(await isPending(next)).toBe(true);
    });
    expect(await next).toEqual({ done: false, value: topic });
  });
});

describe('a lost connection to PostgreSQL', () => {
  it('is restored, and publishes to all readers because events may have been missed', async () => {
    const pubSub = open();
    const subscription = pubSub.subscribe(topic);
    await settle(subscription);
    await db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'kirana: events'`;
    expect(await subscription.next()).toEqual({ done: false, value: topic });
    await pubSub.publish(topic);
    expect(await subscription.next()).toEqual({ done: false, value: topic });
  });
});
