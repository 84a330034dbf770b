import type { ChallengeSettings } from '../config/challengeSettings.ts';
import type { Challenge, ChallengeAnswer, Challenges, GuardedAttempt, Fingerprint } from '../core/caller.ts';
import { type Throttle, TooManyAttemptsError } from '../limits/throttle.ts';
import { createCaptcha, type CaptchaOptions } from './captcha.ts';
import { ChallengeRequiredError } from './challengeRequired.ts';
import { type CheckedAnswer, countChallenge } from './checkedAnswer.ts';
import { createProofOfWork } from './proofOfWork.ts';

interface ChallengeServices extends Omit<CaptchaOptions, 'settings'> {
  settings: ChallengeSettings;
  /** Counts the answers for all processes. */
  throttle: Throttle;
  fingerprint: Fingerprint;
}

/** The challenges of the configured provider. While it does not answer, proofs of work replace its challenges. */
export function createChallenges({ settings, throttle, fingerprint, ...options }: ChallengeServices): Challenges {
  const proofOfWork = createProofOfWork({ throttle, fingerprint });
  const captcha = settings.provider === 'PROOF_OF_WORK' ? null : createCaptcha({ settings, ...options });

  async function create(attempt: GuardedAttempt): Promise<Challenge> {
    if (settings.provider === 'PROOF_OF_WORK' || !(await captcha?.isAvailable())) return proofOfWork.create(attempt);
    return { provider: settings.provider, siteKey: settings.siteKey };
  }

  async function check({ provider, response }: ChallengeAnswer, attempt: GuardedAttempt): Promise<CheckedAnswer> {
    if (provider === 'PROOF_OF_WORK') return proofOfWork.check(response, attempt);
    if (!captcha || provider !== settings.provider) return { outcome: 'wrong' };
    return captcha.check(response, attempt.purpose);
  }

  async function consume(id: string): Promise<'passed' | 'replayed'> {
    try {
      await throttle.consume('challengeAnswer', id);
      return 'passed';
    } catch (error) {
      if (error instanceof TooManyAttemptsError) return 'replayed';
      throw error;
    }
  }

  return {
    async require(attempt, retryAfter) {
      const challenge = await create(attempt);
      countChallenge(challenge.provider, 'required');
      throw new ChallengeRequiredError(challenge, retryAfter);
    },
    async verify(answer, attempt) {
      const checked = await check(answer, attempt);
      const outcome = checked.outcome === 'passed' ? await consume(checked.id) : checked.outcome;
      countChallenge(answer.provider, outcome);
      return outcome === 'passed';
    },
  };
}
