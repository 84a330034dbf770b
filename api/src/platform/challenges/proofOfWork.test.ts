import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Challenges, type GuardedAttempt, type ProofOfWorkChallenge, createFingerprint } from '../core/caller.ts';
import type { Throttle } from '../limits/throttle.ts';
import { connectRedis, type RedisConnection } from '../db/connectRedis.ts';
import { databasePool } from '../db/client.ts';
import { encodeSolved, solveProofOfWork } from '../../testing/challenges/solveProofOfWork.ts';
import { newId } from '../../testing/fixtures.ts';
import { startFakeRedis, type TestRedis } from '../../testing/fakeRedis.ts';
import { TEST_SECRET } from '../../testing/secretFixture.ts';
import { createThrottle } from '../limits/createThrottle.ts';
import { ChallengeRequiredError } from './challengeRequired.ts';
import { createChallenges } from './createChallenges.ts';

const HOUR = 3600;
/** A busy machine may hold up any command. */
const REDIS_TIMEOUT_MS = 60_000;
let server: TestRedis;
const connections: RedisConnection[] = [];
beforeAll(async () => {
  server = await startFakeRedis();
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  await server.kill();
});

const inPostgres = async () => createThrottle({ pool: databasePool('writes'), redis: null });
const inRedis = async () => {
  const connection = connectRedis(server.url, () => undefined, REDIS_TIMEOUT_MS);
  connections.push(connection);
  await once(connection.client, 'ready');
  return createThrottle({ pool: databasePool('writes'), redis: connection.client });
};

describe.each([
  ['PostgreSQL', inPostgres],
  ['Redis', inRedis],
])('proofs of work of two processes with %s', (_store, open) => {
  let throttle: Throttle;
  let here: Challenges;
  let there: Challenges;
  let attempt: GuardedAttempt;
  beforeEach(async () => {
    throttle = await open();
    [here, there] = [throttle, await open()].map((counts) =>
      createChallenges({
        settings: { provider: 'PROOF_OF_WORK' },
        throttle: counts,
        fingerprint: createFingerprint(TEST_SECRET),
        report: () => undefined,
      }),
    ) as [Challenges, Challenges];
    attempt = { purpose: 'LOGIN', network: newId() };
  });
  afterEach(() => vi.useRealTimers());

  async function challengeOf(challenges = here): Promise<ProofOfWorkChallenge> {
    const refusal: unknown = await challenges.require(attempt, HOUR).catch((error: unknown) => error);
    if (!(refusal instanceof ChallengeRequiredError)) throw refusal;
    return refusal.challenge as ProofOfWorkChallenge; // the provider that is configured
  }
  const answer = (response: string) => ({ provider: 'PROOF_OF_WORK', response }) as const;
  const levelOf = ({ challenge }: ProofOfWorkChallenge) =>
    (JSON.parse(challenge) as { parameters: { data: { level: number } } }).parameters.data.level;

  it('accept a right answer once, at whichever of them', async () => {
    const { challenge, maxCounter, expiresAt } = await challengeOf();
    const response = await solveProofOfWork(challenge);
    const { solution } = JSON.parse(Buffer.from(response, 'base64').toString()) as { solution: { counter: number } };
    expect(solution.counter).toBeLessThanOrEqual(maxCounter);
    expect(solution.counter).toBeGreaterThanOrEqual(maxCounter / 2);
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
    const verdicts = await Promise.all(
      [here, there, here, there].map((each) => each.verify(answer(response), attempt)),
    );
    expect(verdicts.filter(Boolean)).toHaveLength(1);
    expect(await there.verify(answer(response), attempt)).toBe(false);
    const padded = Buffer.from(` ${Buffer.from(response, 'base64').toString()} `).toString('base64');
    expect(await here.verify(answer(padded), attempt)).toBe(false);
  });

  it('refuse an answer of another purpose, of another network and after its time', async () => {
    const response = await solveProofOfWork((await challengeOf()).challenge);
    expect(await here.verify(answer(response), { ...attempt, purpose: 'REGISTRATION' })).toBe(false);
    expect(await here.verify(answer(response), { ...attempt, network: newId() })).toBe(false);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    expect(await here.verify(answer(response), attempt)).toBe(false);
    vi.useRealTimers();
    expect(await here.verify(answer(response), attempt)).toBe(true); // the refusals have not consumed it
  });

  it('refuse an answer without the work, a changed challenge and anything else', async () => {
    const { challenge } = await challengeOf();
    const parsed = JSON.parse(challenge) as { parameters: { keyPrefix: string; data: object }; signature: string };
    const { parameters, signature } = parsed;
    const guess = { counter: 150, derivedKey: parameters.keyPrefix + parameters.keyPrefix };
    const easier = { ...parameters, keyPrefix: '00' };
    for (const response of [
      encodeSolved(parsed, guess),
      encodeSolved(parsed, null),
      encodeSolved({ parameters: easier, signature }, guess),
      encodeSolved({ parameters: { ...parameters, expiresAt: undefined }, signature }, guess),
      encodeSolved({ parameters }, guess),
      'null',
      '',
      'x'.repeat(100_000),
      Buffer.from('{"challenge":').toString('base64'),
    ]) {
      expect(await here.verify(answer(response), attempt)).toBe(false);
    }
    const other = createFingerprint('the secret of another shop, long enough');
    const settings = { provider: 'PROOF_OF_WORK' } as const;
    const elsewhere = createChallenges({ settings, throttle, fingerprint: other, report: () => undefined });
    const foreign = await solveProofOfWork((await challengeOf(elsewhere)).challenge);
    expect(await here.verify(answer(foreign), attempt)).toBe(false);
    expect(await here.verify({ provider: 'TURNSTILE', response: 'a token' }, attempt)).toBe(false);
  });

  it('ask more work of a network that has answered many, and refuse what it has saved from before', async () => {
    const saved = await solveProofOfWork((await challengeOf()).challenge);
    const answerMany = async (count: number) => {
      for (let index = 0; index < count; index += 1) await throttle.consume('challengeAnswersPerIp', attempt.network);
    };
    await answerMany(20);
    const harder = await challengeOf(there);
    expect([levelOf(harder), harder.maxCounter]).toEqual([1, 400]);
    await answerMany(20);
    expect(await here.verify(answer(saved), attempt)).toBe(false);
    await answerMany(60);
    const hardest = await challengeOf();
    expect([levelOf(hardest), hardest.maxCounter]).toEqual([3, 1600]);
  });
});
