import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databasePool, db } from '../../api/src/platform/db/client.ts';
import { connectRedis, type RedisConnection } from '../../api/src/platform/db/connectRedis.ts';
import { newId } from '../../api/src/testing/fixtures.ts';
import type { TestRedis } from '../../api/src/testing/fakeRedis.ts';
import { describeThrottle } from '../../api/src/testing/throttle/describeThrottle.ts';
import { createThrottle } from '../../api/src/platform/limits/createThrottle.ts';
import { LIMITS } from '../../api/src/platform/limits/limits.ts';
import { TooManyAttemptsError } from '../../api/src/platform/limits/throttle.ts';
import { startRedis } from '../support/redis/startRedis.ts';

const LIMIT = 'mailPerAccount';
/** The rules are drilled here; the shop's own timeout is drilled where Redis is away. */
const REDIS_TIMEOUT_MS = 60_000;

let server: TestRedis;
const connections: RedisConnection[] = [];
const open = async () => {
  const connection = connectRedis(server.url, () => undefined, REDIS_TIMEOUT_MS);
  connections.push(connection);
  await once(connection.client, 'ready');
  return createThrottle({ pool: databasePool('writes'), redis: connection.client });
};

beforeAll(async () => {
  server = await startRedis();
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  await server.kill();
});

describe('with a Redis that runs', () => {
  describeThrottle('Redis', async () => [await open(), await open()]);
  afterEach(async () => expect(await db.throttleCount.count()).toBe(0));
});

describe('with a Redis that was killed', () => {
  it('counts in PostgreSQL', async () => {
    const throttle = await open();
    await server.kill();
    const key = newId();
    for (let tries = 1; tries <= LIMITS[LIMIT].count; tries += 1)
      expect(await throttle.consume(LIMIT, key)).toBe(tries);
    await expect(throttle.consume(LIMIT, key)).rejects.toBeInstanceOf(TooManyAttemptsError);
  });
});
