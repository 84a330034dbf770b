import { isCommonPassword } from '../core/isCommonPassword.ts';
import type { Environment } from './config.ts';

const ADMIN_PASSWORD_MIN_LENGTH = 12;

/** A variable with which production does not start, and what its value must be. */
interface ProductionIssue {
  variable: keyof Environment;
  error: string;
}

/** The settings with which a shop must not run in production, each with what to do. */
export function findProductionIssues(env: Environment): ProductionIssue[] {
  const checks: Array<ProductionIssue & { fails: boolean }> = [
    { variable: 'DEMO', fails: env.DEMO === true, error: 'must be off in production: its accounts are public' },
    { variable: 'JWT_SECRET', fails: !env.JWT_SECRET, error: 'is required in production' },
    { variable: 'ENCRYPTION_KEY', fails: !env.ENCRYPTION_KEY, error: 'is required in production' },
    {
      variable: 'PUBLIC_URL',
      fails: isHttp(env.PUBLIC_URL) && !isLoopbackName(URL.parse(env.PUBLIC_URL ?? '')?.hostname ?? ''),
      error: 'must be https in production: passwords and sessions are sent there',
    },
    {
      variable: 'SMTP_URL',
      fails: !env.SMTP_URL && !env.MAIL_OUTBOX,
      error: 'is required in production; MAIL_OUTBOX=on writes mails to files instead, which nobody receives',
    },
    {
      variable: 'SANDBOX_PAYMENTS',
      fails: env.SANDBOX_PAYMENTS === true,
      error: 'must be off in production: anyone can confirm a payment of the sandbox',
    },
    {
      variable: 'STRIPE_API_BASE',
      fails: isHttp(env.STRIPE_API_BASE),
      error: 'must be https in production: the secret key is sent there',
    },
    {
      variable: 'CHALLENGE_VERIFY_URL',
      fails: isHttp(env.CHALLENGE_VERIFY_URL),
      error: 'must be https in production: the secret key is sent there',
    },
    {
      variable: 'ADMIN_PASSWORD',
      fails:
        env.ADMIN_PASSWORD !== undefined &&
        (env.ADMIN_PASSWORD.length < ADMIN_PASSWORD_MIN_LENGTH || isCommonPassword(env.ADMIN_PASSWORD)),
      error: `must have at least ${ADMIN_PASSWORD_MIN_LENGTH} characters in production, and not be a common password`,
    },
  ];
  return checks.filter(({ fails }) => fails);
}

function isHttp(url = ''): boolean {
  return /^http:/i.test(url);
}

/** Whether a URL's host name means this machine. A name that others can make resolve to it (DNS rebinding) does not count. */
export function isLoopbackName(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
