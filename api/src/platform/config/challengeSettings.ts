import { z } from 'zod';
import type { CaptchaProvider } from '../core/challenges.ts';

/** The shop's account at a provider of challenges. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  /** Public: the widget in the browser has it. */
  siteKey: string;
  secretKey: string;
  /** The address that checks a token. */
  verifyUrl: string;
}

/** Who sets challenges to networks that make many attempts. */
export type ChallengeSettings = { provider: 'PROOF_OF_WORK' } | CaptchaSettings;

const PROVIDERS = ['off', 'proof-of-work', 'turnstile', 'hcaptcha'] as const;
const VERIFY_URLS: Record<CaptchaProvider, string> = {
  TURNSTILE: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  HCAPTCHA: 'https://api.hcaptcha.com/siteverify',
};

/** The variables of the challenges. */
export const challengeSettingsShape = {
  CHALLENGE_PROVIDER: z.enum(PROVIDERS, 'must be off, proof-of-work, turnstile or hcaptcha').default('off'),
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

/** Reports the keys that a provider with a widget lacks. */
export function checkChallengeSettings(env: ChallengeEnvironment, context: z.RefinementCtx): void {
  if (env.CHALLENGE_PROVIDER === 'off' || env.CHALLENGE_PROVIDER === 'proof-of-work') return;
  for (const name of ['CHALLENGE_SITE_KEY', 'CHALLENGE_SECRET_KEY'] as const) {
    const message = `is required with CHALLENGE_PROVIDER=${env.CHALLENGE_PROVIDER}`;
    if (!env[name]) context.addIssue({ code: 'custom', path: [name], message });
  }
}

/** The settings of the challenges; null: nobody gets one. */
export function readChallengeSettings(env: ChallengeEnvironment): ChallengeSettings | null {
  const { CHALLENGE_SITE_KEY: siteKey = '', CHALLENGE_SECRET_KEY: secretKey = '' } = env;
  const captcha = (provider: CaptchaProvider): CaptchaSettings => {
    return { provider, siteKey, secretKey, verifyUrl: env.CHALLENGE_VERIFY_URL ?? VERIFY_URLS[provider] };
  };
  switch (env.CHALLENGE_PROVIDER) {
    case 'off':
      return null;
    case 'proof-of-work':
      return { provider: 'PROOF_OF_WORK' };
    case 'turnstile':
      return captcha('TURNSTILE');
    case 'hcaptcha':
      return captcha('HCAPTCHA');
  }
}
