import { z } from 'zod';
import { wholeNumber, onOff } from './environmentValues.ts';
import type { StaffAccess } from '../core/caller.ts';
import { HOUR_MS, MINUTE_MS } from '../core/durations.ts';

const database = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgresql://user:password@host/name',
});

/** The variables of the database. */
export const databaseSettingsShape = {
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  DATABASE_READ_MAX_LAG: wholeNumber(1, 3600).default(5),
};

/** The addresses of the database. */
export interface DatabaseSettings {
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** Where work goes that needs a session of PostgreSQL, past a pooler of transactions; null: where all goes. */
  databaseDirectUrl: string | null;
  /** The replica that reads of the catalogue may go to, unless it is further behind; null: all reads go where writes go. */
  replica: { url: string; maxLagMs: number } | null;
}

type DatabaseEnvironment = z.infer<z.ZodObject<typeof databaseSettingsShape>>;

export function readDatabaseSettings(env: DatabaseEnvironment): DatabaseSettings {
  const { DATABASE_READ_URL: url, DATABASE_READ_MAX_LAG: maxLag } = env;
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    replica: url ? { url, maxLagMs: maxLag * 1000 } : null,
  };
}

/** The variables about accounts of staff. */
export const staffAccessShape = {
  REQUIRE_TWO_FACTOR: onOff.default(false),
  STAFF_SESSION_HOURS: wholeNumber(1, 720).default(12),
  REAUTHENTICATION_MINUTES: wholeNumber(1, 1440).default(15),
};

/** The settings about accounts of staff from a validated environment. */
export function readStaffAccess(env: z.output<z.ZodObject<typeof staffAccessShape>>): StaffAccess {
  return {
    requireTwoFactor: env.REQUIRE_TWO_FACTOR,
    sessionMs: env.STAFF_SESSION_HOURS * HOUR_MS,
    reauthenticationMs: env.REAUTHENTICATION_MINUTES * MINUTE_MS,
  };
}

/** The shop's account at Cloudflare Turnstile. */
export interface CaptchaSettings {
  provider: 'TURNSTILE';
  /** Public: the widget in the browser has it. */
  siteKey: string;
  secretKey: string;
  /** The address that checks a token. */
  verifyUrl: string;
}

/** Who sets challenges to networks that make many attempts. */
export type ChallengeSettings = { provider: 'PROOF_OF_WORK' } | CaptchaSettings;

const PROVIDERS = ['off', 'proof-of-work', 'turnstile'] as const;
const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** The variables of the challenges. */
export const challengeSettingsShape = {
  CHALLENGE_PROVIDER: z.enum(PROVIDERS, 'must be off, proof-of-work or turnstile').default('off'),
  CHALLENGE_SITE_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, "must be the provider's site key")
    .optional(),
  CHALLENGE_SECRET_KEY: z.string().optional(),
  CHALLENGE_VERIFY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://challenges.example/siteverify' })
    .optional(),
};

type ChallengeEnvironment = z.infer<z.ZodObject<typeof challengeSettingsShape>>;

/** Reports the keys that Turnstile lacks. */
export function checkChallengeSettings(env: ChallengeEnvironment, context: z.RefinementCtx): void {
  if (env.CHALLENGE_PROVIDER !== 'turnstile') return;
  for (const name of ['CHALLENGE_SITE_KEY', 'CHALLENGE_SECRET_KEY'] as const) {
    const message = 'is required with CHALLENGE_PROVIDER=turnstile';
    if (!env[name]) context.addIssue({ code: 'custom', path: [name], message });
  }
}

/** The settings of the challenges; null: none are issued. */
export function readChallengeSettings(env: ChallengeEnvironment): ChallengeSettings | null {
  const { CHALLENGE_SITE_KEY: siteKey = '', CHALLENGE_SECRET_KEY: secretKey = '' } = env;
  switch (env.CHALLENGE_PROVIDER) {
    case 'off':
      return null;
    case 'proof-of-work':
      return { provider: 'PROOF_OF_WORK' };
    case 'turnstile':
      return { provider: 'TURNSTILE', siteKey, secretKey, verifyUrl: env.CHALLENGE_VERIFY_URL ?? VERIFY_URL };
  }
}
