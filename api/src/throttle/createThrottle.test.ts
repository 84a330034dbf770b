import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectRedis, type RedisConnection } from '../db/connectRedis.ts';
import { databasePool, db } from '../db/client.ts';
import { newId } from '../testing/fixtures.ts';
import { startRedis, type TestRedis } from '../testing/redis/startRedis.ts';
import type { Throttle } from '../core/throttle.ts';
import { LIMITS } from './limits.ts';
import { createThrottle } from './createThrottle.ts';
import { TooManyAttemptsError } from './tooManyAttempts.ts';

const LIMIT = 'mailPerAccount';
const { count: COUNT, seconds: SECONDS } = LIMITS[LIMIT];

/** Two throttles on one store, as two processes have them. */
const inPostgres = () => createThrottle({ pool: databasePool('writes'), redis: null });
const inRedis = async () => {
  const connection = connectRedis(server.url, () => undefined);
  connections.push(connection);
  await once(connection.client, 'ready');
  return createThrottle({ pool: databasePool('writes'), redis: connection.client });
};
const stores: [string, () => Promise<Throttle[]>][] = [
  ['PostgreSQL', async () => [inPostgres(), inPostgres()]],
  ['Redis', () => Promise.all([inRedis(), inRedis()])],
];

let server: TestRedis;
const connections: RedisConnection[] = [];
beforeAll(async () => {
  server = await startRedis();
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  await server.kill();
});

describe.each(stores)('a throttle on %s', (store, open) => {
  let here: Throttle;
  let there: Throttle;
  let key: string;
  beforeEach(async () => {
    [here = inPostgres(), there = inPostgres()] = await open();
    key = newId();
  });
  afterEach(async () => {
    if (store === 'Redis') expect(await db.throttleCount.count({ where: { key: { contains: key } } })).toBe(0);
  });

  const spendAll = async () => {
    for (let tries = 0; tries < COUNT; tries += 1) await (tries % 2 === 0 ? here : there).consume(LIMIT, key);
  };
  const refused = (asking: Promise<unknown>) => expect(asking).rejects.toBeInstanceOf(TooManyAttemptsError);

  it('counts for both, and refuses further attempts at both', async () => {
    await spendAll();
    await refused(here.consume(LIMIT, key));
    await refused(there.consume(LIMIT, key));
  });

  it('allows no more concurrent attempts', async () => {
    const tries = Array.from({ length: 4 * COUNT }, (_, index) => (index % 2 === 0 ? here : there).consume(LIMIT, key));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(COUNT);
  });

  it('reports the time to wait', async () => {
    await spendAll();
    const refusal: unknown = await here.consume(LIMIT, key).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: `Too many attempts. Please try again in ${SECONDS / 60} minutes.` });
    expect((refusal as TooManyAttemptsError).retryAfter).toBeGreaterThan(SECONDS - 60);
  });

  it('counts each key and each limit by itself', async () => {
    await spendAll();
    expect(await here.consume(LIMIT, newId())).toBe(1);
    expect(await here.consume('mailPerIp', key)).toBe(1);
  });

  it('takes one attempt back, or resets all', async () => {
    await spendAll();
    await there.reward(LIMIT, key);
    expect(await here.consume(LIMIT, key)).toBe(COUNT);
    await refused(here.consume(LIMIT, key));
    await there.reset(LIMIT, key);
    expect(await here.consume(LIMIT, key)).toBe(1);
  });

  it('blocks whatever the number of attempts, and replaces a block by the next one', async () => {
    await here.assertNotBlocked(LIMIT, key);
    await here.block(LIMIT, key, 4);
    await here.block(LIMIT, key, 80);
    const refusal: unknown = await there.assertNotBlocked(LIMIT, key).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: expect.stringMatching(/in (79|80) seconds/) });
    await there.reset(LIMIT, key);
    await here.assertNotBlocked(LIMIT, key);
  });
});

describe('a throttle whose Redis is unreachable', () => {
  it('counts in PostgreSQL', async () => {
    const throttle = await inRedis();
    await server.kill();
    const key = newId();
    for (let tries = 1; tries <= COUNT; tries += 1) expect(await throttle.consume(LIMIT, key)).toBe(tries);
    await expect(throttle.consume(LIMIT, key)).rejects.toBeInstanceOf(TooManyAttemptsError);
    await throttle.reset(LIMIT, key);
    expect(await throttle.consume(LIMIT, key)).toBe(1);
  });
});
