const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be tried: `count` times in `seconds`, and then not for another `seconds`. */
interface Limit {
  count: number;
  seconds: number;
}

/** Every limit on attempts. An account is meant by the e-mail address that was typed, whether it exists or not. */
export const LIMITS = {
  passwordOfAccount: { count: 10, seconds: 15 * MINUTE },
  /** Of all devices that are known to an account together. */
  passwordOfDevices: { count: 20, seconds: 15 * MINUTE },
  passwordFromAddress: { count: 30, seconds: 15 * MINUTE },
  /** One password tried on many accounts, wherever from. */
  passwordOnAccounts: { count: 30, seconds: HOUR },
  registrationFromAddress: { count: 20, seconds: HOUR },
  /** A code dies of five wrong tries by itself; this only bounds the work. */
  codeOfAccount: { count: 100, seconds: HOUR },
  codeFromAddress: { count: 30, seconds: 15 * MINUTE },
  mailOfAccount: { count: 5, seconds: HOUR },
  mailFromAddress: { count: 20, seconds: HOUR },
  /** Mails that tell of something. */
  noticeOfAccount: { count: 5, seconds: HOUR },
  /** And the mails that tell of them. */
  apiTokensOfAccount: { count: 10, seconds: HOUR },
  refreshOfAccount: { count: 120, seconds: 15 * MINUTE },
  refreshFromAddress: { count: 300, seconds: 15 * MINUTE },
  /** Orders that hold their stock for an online payment that is not made. */
  unpaidOrdersOfAccount: { count: 5, seconds: HOUR },
  uploadOfAccount: { count: 30, seconds: HOUR },
  /** Whoever fills the shop photographs shelf after shelf. */
  uploadOfAdmin: { count: 600, seconds: HOUR },
  catalogueUploadOfAdmin: { count: 60, seconds: HOUR },
} as const satisfies Record<string, Limit>;

/** The name of a limit. */
export type LimitName = keyof typeof LIMITS;
