import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Challenge, type Challenges, type GuardedAttempt, createFingerprint } from '../core/caller.ts';
import { databasePool } from '../db/client.ts';
import { freePort } from '../db/embedded/postmaster.ts';
import {
  SECRET_KEY,
  SITE_KEY,
  startFakeSiteverify,
  type FakeSiteverify,
} from '../../testing/challenges/fakeSiteverify.ts';
import { solveProofOfWork } from '../../testing/challenges/solveProofOfWork.ts';
import { newId } from '../../testing/fixtures.ts';
import { TEST_SECRET } from '../../testing/secretFixture.ts';
import { createThrottle } from '../limits/createThrottle.ts';
import { ChallengeRequiredError } from './challengeRequired.ts';
import { createChallenges } from './createChallenges.ts';

describe('challenges of a provider with a widget', () => {
  let provider: FakeSiteverify;
  let attempt: GuardedAttempt;
  const lines: string[] = [];
  beforeAll(async () => {
    provider = await startFakeSiteverify();
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    attempt = { purpose: 'LOGIN', network: newId() };
    lines.length = 0;
    provider.asked.length = 0;
    provider.recover();
  });

  interface Changes {
    secretKey?: string;
    verifyUrl?: string;
    checkIntervalMs?: number;
    timeoutMs?: number;
  }
  const open = ({ checkIntervalMs, timeoutMs = 60_000, ...keys }: Changes = {}): Challenges => {
    return createChallenges({
      settings: { provider: 'TURNSTILE', siteKey: SITE_KEY, secretKey: SECRET_KEY, verifyUrl: provider.url, ...keys },
      throttle: createThrottle({ pool: databasePool('writes'), redis: null }),
      fingerprint: createFingerprint(TEST_SECRET),
      report: (line) => lines.push(line),
      timeoutMs,
      ...(checkIntervalMs !== undefined && { checkIntervalMs }),
    });
  };
  async function challengeOf(challenges: Challenges): Promise<Challenge> {
    const refusal: unknown = await challenges.require(attempt, 60).catch((error: unknown) => error);
    if (!(refusal instanceof ChallengeRequiredError)) throw refusal;
    return refusal.challenge;
  }
  const token = (response: string) => ({ provider: 'TURNSTILE', response }) as const;

  it('have the key of the widget, and accept a token that the provider confirms, once', async () => {
    const [here, there] = [open(), open()];
    expect(await challengeOf(here)).toEqual({ provider: 'TURNSTILE', siteKey: SITE_KEY });
    const response = provider.issue('login');
    expect(await here.verify(token(response), attempt)).toBe(true);
    expect(await here.verify(token(response), attempt)).toBe(false);
    expect(await there.verify(token(response), attempt)).toBe(false);
    expect(provider.asked).toEqual(['', response, response, response]);
    expect(lines).toEqual([]);
  });

  it('refuse made up tokens, those of another action or provider, and, unasked, a missing one', async () => {
    const challenges = open();
    expect(await challenges.verify(token('made up'), attempt)).toBe(false);
    expect(await challenges.verify(token(provider.issue('registration')), attempt)).toBe(false);
    provider.asked.length = 0;
    expect(await challenges.verify(token(''), attempt)).toBe(false);
    expect(await challenges.verify(token('x'.repeat(10_000)), attempt)).toBe(false);
    expect(await challenges.verify({ provider: 'HCAPTCHA', response: provider.issue() }, attempt)).toBe(false);
    expect(await challenges.verify({ provider: 'PROOF_OF_WORK', response: 'made up' }, attempt)).toBe(false);
    expect(provider.asked).toEqual([]);
  });

  it('are replaced by proofs of work while the provider fails, with one line of the log', async () => {
    const challenges = open({ checkIntervalMs: 0 });
    const response = provider.issue('login');
    provider.fail('with 500');
    expect(await challenges.verify(token(response), attempt)).toBe(false);
    const replacement = await challengeOf(challenges);
    if (!('challenge' in replacement)) throw new Error('It is no proof of work');
    const solved = { provider: 'PROOF_OF_WORK', response: await solveProofOfWork(replacement.challenge) } as const;
    expect(lines).toEqual([
      'The challenge provider is not used (its status is 500). Proofs of work replace its challenges.',
    ]);
    provider.recover();
    expect(await challengeOf(challenges)).toMatchObject({ provider: 'TURNSTILE' });
    expect(lines[1]).toMatch(/^The challenge provider is used again after \d+ seconds\.$/);
    expect(await challenges.verify(solved, attempt)).toBe(true); // it was solved meanwhile
  });

  it('are proofs of work with a provider that never answers', async () => {
    const challenges = open({ timeoutMs: 100 });
    provider.fail('by silence');
    expect(await challengeOf(challenges)).toMatchObject({ provider: 'PROOF_OF_WORK' });
    expect(lines).toEqual([
      expect.stringMatching(/^The challenge provider is not used \(.*timeout\)\. Proofs of work/),
    ]);
  });

  it('are proofs of work with a provider that can not be reached, or that refuses the secret key', async () => {
    const [away, mistaken] = [
      open({ verifyUrl: `http://127.0.0.1:${await freePort()}/siteverify` }),
      open({ secretKey: 'a wrong one' }),
    ];
    for (const challenges of [away, away, mistaken, mistaken]) {
      expect(await challengeOf(challenges)).toMatchObject({ provider: 'PROOF_OF_WORK' });
    }
    expect(provider.asked).toEqual(['']);
    expect(lines).toEqual([
      expect.stringMatching(/^The challenge provider is not used \(connect ECONNREFUSED .+\)\. Proofs of work/),
      expect.stringMatching(/^The challenge provider is not used \(it refuses CHALLENGE_SECRET_KEY\)\. Proofs of work/),
    ]);
  });
});
