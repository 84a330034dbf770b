/** The names of the rate limits; throttle/limits.ts says how many attempts each allows. */
export type LimitName =
  | 'passwordPerAccount'
  | 'passwordPerKnownDevices'
  | 'passwordPerIp'
  | 'passwordSpraying'
  | 'registrationPerIp'
  | 'twoFactorPerAccount'
  | 'twoFactorPerKnownDevice'
  | 'challengeAnswersPerIp'
  | 'challengeAnswer'
  | 'codePerAccount'
  | 'codePerIp'
  | 'resetMailPerAccount'
  | 'resetMailPerAccountAndIp'
  | 'resetMailPerKnownDevices'
  | 'mailPerAccount'
  | 'mailPerIp'
  | 'noticePerAccount'
  | 'newDevicePerAccount'
  | 'apiTokensPerAccount'
  | 'refreshPerAccount'
  | 'refreshPerIp'
  | 'unpaidOrdersPerAccount'
  | 'uploadPerAccount'
  | 'uploadPerAdmin'
  | 'catalogueUploadPerAdmin'
  | 'searchEventsPerIp'
  | 'synonymPreviewsPerAdmin';

/** Counts attempts for all processes together. A key holds no personal data: see `Caller.fingerprint`. */
export interface Throttle {
  /**
   * Counts one attempt before it is made, so that concurrent attempts can't exceed the limit. Answers the number of attempts.
   * @throws TooManyAttemptsError
   */
  consume(limit: LimitName, key: string): Promise<number>;
  /** The number of attempts so far, which this call does not raise. */
  count(limit: LimitName, key: string): Promise<number>;
  /** Takes one counted attempt back. */
  reward(limit: LimitName, key: string): Promise<void>;
  /** Deletes the count of attempts and a block. */
  reset(limit: LimitName, key: string): Promise<void>;
  /** Refuses all attempts for some seconds, whatever their number. */
  block(limit: LimitName, key: string, seconds: number): Promise<void>;
  /** @throws TooManyAttemptsError during a block */
  assertNotBlocked(limit: LimitName, key: string): Promise<void>;
}
