const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every limit on attempts: at most `count` within `seconds`; the attempt after them blocks the key for another `seconds`. An account is identified by the e-mail address in the request, whether it exists or not. Requests are limited
 * by rateLimits.ts, what they cost by costBudget.ts, files by uploadLimits.ts, and documents by graphql/limits.ts.
 */
export const LIMITS = {
  passwordPerAccount: { count: 10, seconds: 15 * MINUTE },
  /** All known devices of an account together. */
  passwordPerKnownDevices: { count: 20, seconds: 15 * MINUTE },
  passwordPerIp: { count: 30, seconds: 15 * MINUTE },
  /** One password tried on many accounts, from any network. */
  passwordSpraying: { count: 30, seconds: HOUR },
  registrationPerIp: { count: 20, seconds: HOUR },
  /**
   * Codes of a second factor from unknown browsers, after the right password. Three of a million codes are right at a time. A new
   * password, which its owner can reset, deletes the count.
   */
  twoFactorPerAccount: { count: 20, seconds: DAY },
  /** Counted apart, so that an attacker who has the password does not lock the owner out. */
  twoFactorPerKnownDevice: { count: 10, seconds: 15 * MINUTE },
  /** Attempts with a right answer to a challenge, for all purposes together; logins that succeed do not count. */
  challengeAnswersPerIp: { count: 200, seconds: HOUR },
  /** An answer is accepted once; it expires earlier than its count. */
  challengeAnswer: { count: 1, seconds: 10 * MINUTE },
  /** Attempts of browsers that have not requested the code. Five of them invalidate it for these; this limit only bounds the work. */
  codePerAccount: { count: 100, seconds: HOUR },
  codePerIp: { count: 30, seconds: 15 * MINUTE },
  /** Mails with a code. Other mails that strangers cause are counted apart, so that these do not block the recovery. */
  resetMailPerAccount: { count: 5, seconds: HOUR },
  /** A single stranger cannot use up the account's reset mails. */
  resetMailPerAccountAndIp: { count: 3, seconds: HOUR },
  /** Mails with a code that browsers request in which a person has logged in to the account. */
  resetMailPerKnownDevices: { count: 5, seconds: HOUR },
  mailPerAccount: { count: 5, seconds: HOUR },
  mailPerIp: { count: 20, seconds: HOUR },
  grievancesPerIp: { count: 10, seconds: HOUR },
  /** Each mails a confirmation to the address. */
  grievancesPerAddress: { count: 5, seconds: DAY },
  /** Security notices by mail. */
  noticePerAccount: { count: 5, seconds: HOUR },
  /** Mails about logins from unknown browsers, counted apart from notices: each login of a program causes one. */
  newDevicePerAccount: { count: 3, seconds: DAY },
  /** New API tokens, and the mail about each. */
  apiTokensPerAccount: { count: 10, seconds: HOUR },
  refreshPerAccount: { count: 120, seconds: 15 * MINUTE },
  refreshPerIp: { count: 300, seconds: 15 * MINUTE },
  /** Orders that hold their stock for an online payment that is not made. */
  unpaidOrdersPerAccount: { count: 5, seconds: HOUR },
  uploadPerAccount: { count: 30, seconds: HOUR },
  /** An admin who fills the catalogue uploads several hundred pictures in an hour. */
  uploadPerAdmin: { count: 600, seconds: HOUR },
  catalogueUploadPerAdmin: { count: 60, seconds: HOUR },
  /** Many shoppers of a mobile network share an address. */
  searchEventsPerIp: { count: 600, seconds: 15 * MINUTE },
  /** A preview takes as long as a hundred searches. */
  synonymPreviewsPerAdmin: { count: 60, seconds: MINUTE },
} as const satisfies Record<string, { count: number; seconds: number }>;

export type LimitName = keyof typeof LIMITS;
