import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestRedis } from '../../api/src/testing/fakeRedis.ts';
import { startRedis } from '../support/redis/startRedis.ts';
import { openServer } from '../../api/src/testing/server/inProcessServer.ts';

const LIMIT = 3;
const [PASSED, REFUSED] = [404, 429];
/** Longer than the pause between attempts to reconnect, and than a health check is cached. */
const soon = { timeout: 60_000 };

describe('two processes with one Redis', () => {
  let redis: TestRedis;
  let here: FastifyInstance;
  let there: FastifyInstance;
  const logged: string[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    const environment = {
      REDIS_URL: redis.url,
      THROTTLE: 'on',
      RATE_LIMIT_PER_MINUTE: String(LIMIT),
      TRUST_PROXY: '1',
    };
    const logger = pino(
      { level: 'warn' },
      { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) }, // as pino writes them
    );
    here = await openServer(environment, '/nonexistent', { logger, clock: undefined }); // the clock of the process
    there = await openServer(environment, '/nonexistent', { clock: undefined });
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await redis.kill();
  });

  let address = 0;
  beforeEach(() => {
    address += 1;
    logged.length = 0;
  });

  /** The answers to several requests of one address. */
  async function ask(app: FastifyInstance, times: number): Promise<number[]> {
    const answers: number[] = [];
    while (answers.length < times) {
      const headers = { 'x-forwarded-for': `198.51.100.${address}` };
      answers.push((await app.inject({ url: '/api/nothing', headers })).statusCode);
    }
    return answers;
  }
  const redisCheck = async () => (await here.inject('/health/ready')).json<Health>().checks.redis[0];
  /** Waits until the processes count together. */
  async function untilShared(): Promise<void> {
    await expect
      .poll(async () => {
        address += 1;
        return [...(await ask(here, LIMIT)), ...(await ask(there, 1))].at(-1);
      }, soon)
      .toBe(REFUSED);
    await expect.poll(redisCheck, soon).toMatchObject({ status: 'pass' });
  }
  const expectCountsOfTheirOwn = async () => {
    for (const app of [here, there]) expect(await ask(app, LIMIT + 1)).toEqual([PASSED, PASSED, PASSED, REFUSED]);
  };

  it('count the requests of an address together', async () => {
    await untilShared();
  });

  it('count for themselves while Redis is dead, say so once, and count together when it is back', async () => {
    await redis.kill();
    await expectCountsOfTheirOwn();
    await expect.poll(redisCheck, soon).toMatchObject({ status: 'warn' });
    const ready = await here.inject('/health/ready');
    expect(ready.statusCode).toBe(200);
    expect(ready.json<Health>().status).toBe('ok');
    expect(ready.json<Health>().checks.redis[0].output).toMatch(/^Redis has not answered since 20/);
    await redis.start();
    await untilShared();
    expect(logged).toEqual([
      expect.stringMatching(/^Redis does not answer \(.+\)\. PostgreSQL counts attempts/),
      expect.stringMatching(/^Redis answers again after \d+ seconds\.$/),
    ]);
  });

  it('wait once for a Redis that hangs', async () => {
    await untilShared();
    address += 1;
    redis.hang();
    const begun = performance.now();
    await expectCountsOfTheirOwn();
    expect(performance.now() - begun).toBeLessThan(3000); // one timeout in each process, and not one for each request
    redis.resume();
    await untilShared();
    expect(logged).toHaveLength(2);
  });
});

interface Health {
  status: string;
  checks: { redis: [{ status: string; output?: string }] };
}
