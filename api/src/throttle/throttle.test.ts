import RedisMock from 'ioredis-mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasePool, db } from '../db/client.ts';
import { newId } from '../testing/fixtures.ts';
import { LIMITS } from './limits.ts';
import { createThrottle, type Throttle } from './throttle.ts';
import { TooManyAttemptsError } from './tooManyAttempts.ts';

const LIMIT = 'mailOfAccount';
const { count: COUNT, seconds: SECONDS } = LIMITS[LIMIT];

/** Two processes each time: what one counts, the other has to know. */
const inPostgres = () => createThrottle({ pool: databasePool(), redis: null });
const redis = [new RedisMock(), new RedisMock()];
const stores: [string, () => Throttle[]][] = [
  ['PostgreSQL', () => [inPostgres(), inPostgres()]],
  ['Redis', () => redis.map((client) => createThrottle({ pool: databasePool(), redis: client }))],
];

describe.each(stores)('a throttle on %s', (store, open) => {
  let here: Throttle;
  let there: Throttle;
  let key: string;
  beforeEach(() => {
    [here = inPostgres(), there = inPostgres()] = open();
    key = newId();
  });
  afterEach(async () => {
    if (store === 'Redis') expect(await db.throttleCount.count({ where: { key: { contains: key } } })).toBe(0);
  });

  const spendAll = async () => {
    for (let tries = 0; tries < COUNT; tries += 1) await (tries % 2 === 0 ? here : there).spend(LIMIT, key);
  };
  const refused = (asking: Promise<unknown>) => expect(asking).rejects.toBeInstanceOf(TooManyAttemptsError);

  it('counts for both, and refuses the one too many at both', async () => {
    await spendAll();
    await refused(here.spend(LIMIT, key));
    await refused(there.spend(LIMIT, key));
  });

  it('lets no more through when all come at once', async () => {
    const tries = Array.from({ length: 4 * COUNT }, (_, index) => (index % 2 === 0 ? here : there).spend(LIMIT, key));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(COUNT);
  });

  it('says how long to wait', async () => {
    await spendAll();
    const refusal: unknown = await here.spend(LIMIT, key).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: `Too many attempts. Please try again in ${SECONDS / 60} minutes.` });
    expect((refusal as TooManyAttemptsError).retryAfter).toBeGreaterThan(SECONDS - 60);
  });

  it('counts each key and each limit by itself', async () => {
    await spendAll();
    expect(await here.spend(LIMIT, newId())).toBe(1);
    expect(await here.spend('mailFromAddress', key)).toBe(1);
  });

  it('takes an attempt back, or forgets them all', async () => {
    await spendAll();
    await there.refund(LIMIT, key);
    expect(await here.spend(LIMIT, key)).toBe(COUNT);
    await refused(here.spend(LIMIT, key));
    await there.forgive(LIMIT, key);
    expect(await here.spend(LIMIT, key)).toBe(1);
  });

  it('pauses whatever the number of attempts, and a longer pause replaces a shorter one', async () => {
    await here.awaitPause(LIMIT, key);
    await here.pause(LIMIT, key, 4);
    await here.pause(LIMIT, key, 80);
    const refusal: unknown = await there.awaitPause(LIMIT, key).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: expect.stringMatching(/in (79|80) seconds/) });
    await there.forgive(LIMIT, key);
    await here.awaitPause(LIMIT, key);
  });
});

describe('a throttle whose Redis is away', () => {
  it('goes on counting in PostgreSQL', async () => {
    const redis = new RedisMock({ port: 1 });
    redis.disconnect();
    const throttle = createThrottle({ pool: databasePool(), redis });
    const key = newId();
    for (let tries = 1; tries <= COUNT; tries += 1) expect(await throttle.spend(LIMIT, key)).toBe(tries);
    await expect(throttle.spend(LIMIT, key)).rejects.toBeInstanceOf(TooManyAttemptsError);
  });
});
