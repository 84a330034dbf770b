import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CaptchaSettings } from '../config/challengeSettings.ts';
import type { ChallengePurpose } from '../core/caller.ts';
import { meter } from '../telemetry/meter.ts';
import type { CheckedAnswer } from './checkedAnswer.ts';
import { reasonOf } from '../core/errors/redactError.ts';

const isUp = meter.createObservableGauge('kirana.challenge_provider.up', {
  description: '1 while the configured provider of a widget answers, 0 while proofs of work replace its challenges.',
});

const TIMEOUT_MS = 3000;
/** After this time without an answer of the provider, the next challenge first asks whether the provider answers. */
const CHECK_INTERVAL_MS = 60_000;
/** The length of Turnstile's longest tokens. */
const MAX_RESPONSE_LENGTH = 2048;

/** The answer of `siteverify`. */
const verificationShape = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  /** The action that the page has given to the widget. */
  action: z.string().optional(),
});
/** Codes by which the provider has not verified the token. */
const FAILURES: Partial<Record<string, string>> = {
  'missing-input-secret': 'it refuses CHALLENGE_SECRET_KEY',
  'invalid-input-secret': 'it refuses CHALLENGE_SECRET_KEY',
  'internal-error': 'it has an internal error',
};

export interface CaptchaOptions {
  settings: CaptchaSettings;
  /** Gets one line when the provider no longer answers, and one when it does again. */
  report: (line: string) => void;
  /** How often the provider is asked whether it answers. */
  checkIntervalMs?: number;
  /** How long the provider may take for an answer. */
  timeoutMs?: number;
}

/** Cloudflare Turnstile: its widget makes tokens, and its `siteverify` checks each of them once. */
export function createCaptcha(options: CaptchaOptions) {
  const { settings, report, checkIntervalMs = CHECK_INTERVAL_MS, timeoutMs = TIMEOUT_MS } = options;
  const { siteKey, secretKey, verifyUrl } = settings;
  let outageSince: number | null = null;
  let askedAt = -Infinity;
  let checking: Promise<unknown> | null = null;

  isUp.addCallback((result) => result.observe(outageSince === null ? 1 : 0));

  /** What the provider says of a token; null when it does not answer. */
  async function verify(token: string): Promise<z.output<typeof verificationShape> | null> {
    askedAt = performance.now();
    try {
      const body = new URLSearchParams({ secret: secretKey, response: token, sitekey: siteKey });
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(verifyUrl, { method: 'POST', body, signal, redirect: 'error' });
      const verification = verificationShape.safeParse(await response.json().catch(() => null)).data;
      const failure = verification?.['error-codes'].map((code) => FAILURES[code]).find(Boolean);
      if (!verification || failure) throw new Error(failure ?? `its status is ${response.status}`);
      if (outageSince !== null) {
        report(`The challenge provider is used again after ${Math.ceil((Date.now() - outageSince) / 1000)} seconds.`);
      }
      outageSince = null;
      return verification;
    } catch (error) {
      if (outageSince === null) {
        report(
          `The challenge provider is not used (${reasonOf(error instanceof Error && error.cause instanceof Error ? error.cause : error)}). Proofs of work replace its challenges.`,
        );
      }
      outageSince ??= Date.now();
      return null;
    }
  }

  return {
    /** Whether the provider answers, as far as known. */
    async isAvailable(): Promise<boolean> {
      if (performance.now() - askedAt >= checkIntervalMs) {
        checking ??= verify('').finally(() => (checking = null)); // no token: the provider answers that it is missing
      }
      await checking;
      return outageSince === null;
    },
    async check(token: string, purpose: ChallengePurpose): Promise<CheckedAnswer> {
      if (token === '' || token.length > MAX_RESPONSE_LENGTH) return { outcome: 'wrong' };
      const verification = await verify(token);
      if (!verification) return { outcome: 'unavailable' };
      const { success, action, 'error-codes': codes } = verification;
      if (codes.includes('timeout-or-duplicate')) return { outcome: 'expired' };
      if (!success || (action && action !== purpose.toLowerCase())) return { outcome: 'wrong' };
      return { outcome: 'passed', id: createHash('sha256').update(token).digest('base64url') };
    },
  };
}
