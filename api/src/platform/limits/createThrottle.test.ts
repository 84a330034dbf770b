import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectRedis, type RedisConnection } from '../db/connectRedis.ts';
import { databasePool, db } from '../db/client.ts';
import { newId } from '../../testing/fixtures.ts';
import { startFakeRedis, type TestRedis } from '../../testing/fakeRedis.ts';
import { describeThrottle } from '../../testing/throttle/describeThrottle.ts';
import { LIMITS } from './limits.ts';
import { createThrottle } from './createThrottle.ts';
import { TooManyAttemptsError } from './throttle.ts';

const LIMIT = 'mailPerAccount';
/** A busy machine may hold up any command. */
const REDIS_TIMEOUT_MS = 60_000;

const inPostgres = () => createThrottle({ pool: databasePool('writes'), redis: null });
const inRedis = async () => {
  const connection = connectRedis(server.url, () => undefined, REDIS_TIMEOUT_MS);
  connections.push(connection);
  await once(connection.client, 'ready');
  return createThrottle({ pool: databasePool('writes'), redis: connection.client });
};

let server: TestRedis;
const connections: RedisConnection[] = [];
beforeAll(async () => {
  server = await startFakeRedis();
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  await server.kill();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('with Redis', () => {
  describeThrottle('Redis', async () => [await inRedis(), await inRedis()]);
  afterEach(async () => expect(await db.throttleCount.count()).toBe(0));
});

describeThrottle('PostgreSQL', async () => [inPostgres(), inPostgres()]);

describe('a throttle whose Redis is unreachable', () => {
  it('counts in PostgreSQL', async () => {
    const throttle = await inRedis();
    await server.kill();
    const key = newId();
    for (let tries = 1; tries <= LIMITS[LIMIT].count; tries += 1)
      expect(await throttle.consume(LIMIT, key)).toBe(tries);
    await expect(throttle.consume(LIMIT, key)).rejects.toBeInstanceOf(TooManyAttemptsError);
    await throttle.reset(LIMIT, key);
    expect(await throttle.consume(LIMIT, key)).toBe(1);
  });
});
