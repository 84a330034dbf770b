import { z } from 'zod';

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
export function readChallengeSettings(env: ChallengeEnvironment) {
  const { CHALLENGE_SITE_KEY: siteKey = '', CHALLENGE_SECRET_KEY: secretKey = '' } = env;
  switch (env.CHALLENGE_PROVIDER) {
    case 'off':
      return null;
    case 'proof-of-work':
      return { provider: 'PROOF_OF_WORK' } as const;
    case 'turnstile':
      return { provider: 'TURNSTILE', siteKey, secretKey, verifyUrl: env.CHALLENGE_VERIFY_URL ?? VERIFY_URL } as const;
  }
}

/** Who sets challenges to networks that make many attempts. */
export type ChallengeSettings = NonNullable<ReturnType<typeof readChallengeSettings>>;
/** The shop's account at Cloudflare Turnstile. Its site key is public: the widget in the browser has it. */
export type CaptchaSettings = Extract<ChallengeSettings, { provider: 'TURNSTILE' }>;
