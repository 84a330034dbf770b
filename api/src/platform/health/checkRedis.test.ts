import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectRedis, type RedisConnection } from '../db/connectRedis.ts';
import { startFakeRedis, type TestRedis } from '../../testing/fakeRedis.ts';
import { checkRedis } from './readiness.ts';

/** A busy machine may hold up any command. */
const REDIS_TIMEOUT_MS = 60_000;

/** Resolves at the next event of the connection, whatever attempts fail meanwhile. */
const next = ({ client }: RedisConnection, event: 'close' | 'ready') =>
  new Promise<void>((resolve) => void client.once(event, resolve));

describe('checkRedis', () => {
  let redis: TestRedis;
  let connection: RedisConnection;
  const reported: string[] = [];
  beforeEach(async () => {
    reported.length = 0;
    redis = await startFakeRedis();
    connection = connectRedis(redis.url, (line) => reported.push(line), REDIS_TIMEOUT_MS);
    await next(connection, 'ready');
  });
  afterEach(async () => {
    connection.close();
    await redis.kill();
  });

  it('passes while Redis answers', async () => {
    expect(await connection.client.incr('requests')).toBe(1);
    expect(await checkRedis(connection).run()).toBeNull();
    expect(reported).toEqual([]);
  });

  it('warns while Redis is away, whose commands fail at once, and passes when it is back; each is reported once', async () => {
    const lost = next(connection, 'close');
    await redis.kill();
    await lost;
    expect(await checkRedis(connection).run()).toEqual({
      status: 'warn',
      output: expect.stringMatching(/^Redis has not answered since 20\S+Z: each process counts its own requests\.$/),
    });
    await expect(connection.client.incr('requests')).rejects.toThrow();
    await next(connection, 'close'); // an attempt to reconnect
    const back = next(connection, 'ready');
    await redis.start();
    await back;
    expect(await checkRedis(connection).run()).toBeNull();
    expect(reported).toEqual([
      expect.stringMatching(/^Redis does not answer \(.+\)\. PostgreSQL counts attempts/),
      expect.stringMatching(/^Redis answers again after \d+ seconds\.$/),
    ]);
  });
});
