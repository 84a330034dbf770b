import type { Caller, ChallengeAnswer, ChallengePurpose } from '../../../platform/core/caller.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { LIMITS, type LimitName } from '../../../platform/limits/limits.ts';

/** The limits that all strangers of a network share. */
type NetworkLimit = 'passwordPerIp' | 'registrationPerIp' | 'codePerIp' | 'mailPerIp';

/** What an attempt is for, and its answer to a challenge, if it has one. */
export interface Guard {
  purpose: ChallengePurpose;
  answer: ChallengeAnswer | null | undefined;
}

/** The input of an attempt that may be asked for a challenge. */
export interface Challenged {
  challengeAnswer?: ChallengeAnswer | null | undefined;
}

/** The limits that one attempt counts against; a limit that refuses the attempt takes the counts of the others back. */
export class AttemptLimits {
  readonly #caller: Caller;
  readonly #guard: Guard | null;
  readonly #consumed: [LimitName, string][] = [];
  #isAnswered = false;

  /** An attempt without a guard is never asked for a challenge. */
  constructor(caller: Caller, guard: Guard | null) {
    this.#caller = caller;
    this.#guard = guard;
  }

  /** Counts the attempt, and answers the number of attempts. @throws TooManyAttemptsError */
  async consume(limit: LimitName, key: string): Promise<number> {
    try {
      const count = await this.#caller.throttle.consume(limit, key);
      this.#consumed.push([limit, key]);
      return count;
    } catch (error) {
      await this.reward();
      throw error;
    }
  }

  /**
   * Counts the attempt for its network. In a shop with challenges a network makes half of the attempts that the limit allows, and the
   * others with answers, which have a limit of their own: so a stranger can't use up the attempts of the whole network. A known device of
   * the account needs no answer, because its account limits it.
   * @throws ChallengeRequiredError, TooManyAttemptsError
   */
  async consumeOfNetwork(limit: NetworkLimit, { isKnownDevice = false } = {}): Promise<void> {
    const { challenges, network } = this.#caller;
    if (!challenges) return void (await this.consume(limit, network));
    if (this.#isAnswered || (await this.#tryConsumeHalf(limit)) || isKnownDevice) return;
    if (!this.#guard) return void (await this.consume(limit, network));
    const { purpose, answer } = this.#guard;
    const attempt = { purpose, network };
    this.#isAnswered = answer != null && (await challenges.verify(answer, attempt));
    if (this.#isAnswered) return void (await this.consume('challengeAnswersPerIp', network));
    await this.reward();
    await challenges.require(attempt, LIMITS[limit].seconds);
  }

  /** Takes the counts back. */
  async reward(): Promise<void> {
    const { throttle } = this.#caller;
    await Promise.all(this.#consumed.splice(0).map(([limit, key]) => throttle.reward(limit, key)));
  }

  async #tryConsumeHalf(limit: NetworkLimit): Promise<boolean> {
    const { throttle, network } = this.#caller;
    try {
      const isFree = (await throttle.consume(limit, network)) <= LIMITS[limit].count / 2;
      if (isFree) this.#consumed.push([limit, network]);
      else await throttle.reward(limit, network);
      return isFree;
    } catch (error) {
      // Concurrent attempts have reached the limit. This one stays counted: its block has replaced the count.
      if (error instanceof TooManyAttemptsError) return false;
      throw error;
    }
  }
}
