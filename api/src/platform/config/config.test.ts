import { mkdtempSync, rmSync, statSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig, ROOT_DIRECTORY } from './config.ts';
import { SETTING_VARIABLES } from './settings/environmentSettings.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-config-'));
const secret = 'a secret of the tests that is long enough';
const key = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const formerKey = 'f'.repeat(64);
/** What production requires, at least. */
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: secret,
  ENCRYPTION_KEY: key,
  SMTP_URL: 'smtp://mail.example:25',
} as const;
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...environment });

afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the configuration', () => {
  it('has defaults for development: embedded database, demo, GraphiQL', () => {
    expect(read({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: null,
      demo: true,
      graphiql: true,
      graphqlIntrospection: true,
      throttle: true,
      trustedProxies: 0,
    });
  });

  it('has safe defaults in production and with a configured database', () => {
    const hardened = {
      ...production,
      DATABASE_URL: 'postgresql://db/shop',
      THROTTLE: 'off',
      WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on',
    };
    expect(read(hardened)).toMatchObject({
      demo: false,
      graphiql: false,
      graphqlIntrospection: false,
      throttle: true,
      webhooksToPrivateAddresses: false,
    });
    expect(read({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' }).webhooksToPrivateAddresses).toBe(true);
  });

  it('requires no challenge unless a provider is configured with its keys', () => {
    expect(read({}).challenges).toBeNull();
    expect(read({ CHALLENGE_PROVIDER: 'proof-of-work' }).challenges).toEqual({ provider: 'PROOF_OF_WORK' });
    const keys = { CHALLENGE_SITE_KEY: '0x4AAA', CHALLENGE_SECRET_KEY: 'secret' };
    expect(read({ ...keys, CHALLENGE_PROVIDER: 'turnstile' }).challenges).toEqual({
      provider: 'TURNSTILE',
      siteKey: '0x4AAA',
      secretKey: 'secret',
      verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
    const verifyUrl = 'http://localhost:1/siteverify';
    const withFake = { ...keys, CHALLENGE_PROVIDER: 'turnstile', CHALLENGE_VERIFY_URL: verifyUrl };
    expect(read(withFake).challenges).toMatchObject({ provider: 'TURNSTILE', verifyUrl });
    expect(() => read({ CHALLENGE_PROVIDER: 'hcaptcha' })).toThrow(
      'CHALLENGE_PROVIDER must be off, proof-of-work or turnstile',
    );
    expect(() => read({ CHALLENGE_PROVIDER: 'turnstile', CHALLENGE_SITE_KEY: 'x' })).toThrow(
      'CHALLENGE_SECRET_KEY is required with CHALLENGE_PROVIDER=turnstile',
    );
    expect(() => read({ ...production, ...withFake })).toThrow('CHALLENGE_VERIFY_URL must be https in production');
  });

  it('serves metrics on a port of its own alone', () => {
    expect(read({}).metrics).toBeNull();
    expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0');
    expect(() => read({ METRICS_PORT: '4000' })).toThrow('METRICS_PORT must differ from PORT');
  });

  it('limits cash orders, and holds large ones, unless configured otherwise', () => {
    expect(read({}).settings.first).toMatchObject({
      cashLimits: {
        address: { orders: 10, pieces: 200, value: 2_000_000 },
        network: { orders: 30, pieces: 600, value: 6_000_000 },
      },
      cashNeedsConfirmedEmail: false,
      reviewOrdersAbove: 500_000,
    });
    const own = {
      CASH_LIMIT_ADDRESS: 'off',
      CASH_LIMIT_NETWORK: '5,50,500',
      CASH_NEEDS_CONFIRMED_EMAIL: 'on',
      REVIEW_ORDERS_ABOVE: 'off',
    };
    expect(read(own).settings.first).toMatchObject({
      cashLimits: { address: null, network: { orders: 5, pieces: 50, value: 50_000 } },
      cashNeedsConfirmedEmail: true,
      reviewOrdersAbove: null,
    });
  });

  it('sends mail from the shop unless configured otherwise', () => {
    expect(read({ PUBLIC_URL: 'https://shop.example' })).toMatchObject({
      smtpUrl: null,
      mailFrom: 'no-reply@shop.example',
    });
    const own = { SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'shop@kirana.example' };
    expect(read(own)).toMatchObject({ smtpUrl: own.SMTP_URL, mailFrom: own.MAIL_FROM });
  });

  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };

  it('takes payments by Stripe when both its secrets are set', () => {
    const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_12345678', publishableKey: null, apiBase: null };
    expect(read(keys)).toMatchObject({ stripe });
    const more = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_API_BASE: 'http://localhost:12111' };
    expect(read({ ...keys, STRIPE_SECRET_KEY: 'rk_test_1', ...more })).toMatchObject({
      stripe: { ...stripe, secretKey: 'rk_test_1', publishableKey: 'pk_test_1', apiBase: 'http://localhost:12111' },
    });
  });

  it.for([
    [{}, true],
    [{ SANDBOX_PAYMENTS: 'off' }, false],
    [production, false],
  ] as const)('enables sandbox payments with %o: %s', ([environment, sandboxPayments]) => {
    expect(read(environment)).toMatchObject({ stripe: null, sandboxPayments });
  });

  it.for([
    [{}, 0],
    [production, 0],
    [{ ...production, DATABASE_URL: 'postgresql://database/kirana' }, 5000],
    [{ ...production, DATABASE_URL: 'postgresql://database/kirana', SHUTDOWN_DELAY: '0' }, 0],
  ] as const)('delays the end of a process with %o: %i ms', ([environment, shutdownDelayMs]) => {
    expect(read(environment)).toMatchObject({ shutdownDelayMs, shutdownTimeoutMs: 10_000 });
  });

  it('treats an empty value as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ port: 4000, databaseUrl: null, demo: true });
  });

  it('generates each secret once, in a file that only its owner can read', () => {
    const { jwtSecret, encryptionKeys } = read({});
    expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(encryptionKeys).toEqual({ current: expect.any(Buffer), previous: [] });
    expect(read({})).toMatchObject({ jwtSecret, encryptionKeys });
    for (const file of ['secrets/jwt', 'secrets/encryption']) {
      expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600);
    }
  });

  it('takes an encryption key, and previous ones for rotation, in hex or base64', () => {
    const [current, former] = [Buffer.from(key, 'hex'), Buffer.from(formerKey, 'hex')];
    const environment = {
      ENCRYPTION_KEY: current.toString('base64'),
      ENCRYPTION_KEY_PREVIOUS: `${formerKey}, ${former.toString('base64')}`,
    };
    expect(read(environment).encryptionKeys).toEqual({ current, previous: [former, former] });
  });

  it.for([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
    [{ DATA_DIR: import.meta.filename }, 'DATA_DIR must be a folder, not a file'],
    [{ DATA_DIR: path.join(import.meta.filename, 'data') }, 'DATA_DIR must be a folder, not a file'],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be an address such as https://shop.example'],
    [
      { DATABASE_URL: 'mysql://secret@db' },
      'DATABASE_URL must be an address such as postgresql://user:password@host/name',
    ],
    [
      { CORS_ORIGINS: 'https://a.example, *' },
      'CORS_ORIGINS must be exact origins such as https://shop.example, separated by commas',
    ],
    [
      { CORS_ORIGINS: 'https://a.example/' },
      'CORS_ORIGINS must be exact origins such as https://shop.example, separated by commas',
    ],
    [{ ENCRYPTION_KEY: 'too short' }, 'ENCRYPTION_KEY must be 32 bytes in base64 or hex'],
    [
      { ENCRYPTION_KEY: key, ENCRYPTION_KEY_PREVIOUS: `${formerKey}, short` },
      'ENCRYPTION_KEY_PREVIOUS must be 32 bytes in base64 or hex',
    ],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
    [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_PASSWORD is required beside ADMIN_EMAIL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example'],
    [{ MAIL_FROM: 'Kirana' }, 'MAIL_FROM must be a sender such as My Shop <shop@shop.example>'],
    [
      { MAIL_FROM: 'Kirana <a@b.example>\nBcc: c@d.example' },
      'MAIL_FROM must be a sender such as My Shop <shop@shop.example>',
    ],
    [
      { CLOUDINARY_URL: 'https://cloudinary' },
      'CLOUDINARY_URL must be an address such as cloudinary://key:secret@cloud',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      "STRIPE_WEBHOOK_SECRET is required beside STRIPE_SECRET_KEY: it authenticates Stripe's webhooks",
    ],
    [
      { STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' },
      'STRIPE_SECRET_KEY must be a secret key of Stripe, sk_… or rk_…',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'secret' },
      "STRIPE_WEBHOOK_SECRET must be the webhook's signing secret, whsec_…",
    ],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe, pk_…'],
    [{ STRIPE_API_BASE: 'localhost:12111' }, 'STRIPE_API_BASE must be an address such as http://localhost:12111'],
    [{ SANDBOX_PAYMENTS: 'yes' }, 'SANDBOX_PAYMENTS must be on or off'],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL must be an address such as redis://localhost:6379'],
    [{ REVIEW_ORDERS_ABOVE: '0' }, 'REVIEW_ORDERS_ABOVE must be off, or whole rupees such as 5000'],
    [{ CASH_NEEDS_CONFIRMED_EMAIL: 'yes' }, 'CASH_NEEDS_CONFIRMED_EMAIL must be on or off'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be off or the number of proxies, 1 to 9'],
    [{ DEMO: 'true', GRAPHIQL: '1' }, 'DEMO must be on or off; GRAPHIQL must be on or off'],
  ] as const)('refuses %o with one line that names it', ([environment, line]) => {
    expect(() => read(environment)).toThrow(`Configuration: ${line}.`);
  });

  const weak = 'ADMIN_PASSWORD must have at least 12 characters in production, and not be a common password';
  it.for([
    [{ JWT_SECRET: '' }, 'JWT_SECRET is required in production'],
    [{ ENCRYPTION_KEY: '' }, 'ENCRYPTION_KEY is required in production'],
    [{ DEMO: 'on' }, 'DEMO must be off in production: its accounts are public'],
    [
      { PUBLIC_URL: 'http://shop.example' },
      'PUBLIC_URL must be https in production: passwords and sessions are sent there',
    ],
    [
      { SMTP_URL: '' },
      'SMTP_URL is required in production; MAIL_OUTBOX=on writes mails to files instead, which nobody receives',
    ],
    [
      { SANDBOX_PAYMENTS: 'on' },
      'SANDBOX_PAYMENTS must be off in production: anyone can confirm a payment of the sandbox',
    ],
    [
      { STRIPE_API_BASE: 'HTTP://stripe.example' },
      'STRIPE_API_BASE must be https in production: the secret key is sent there',
    ],
    [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'eleven char' }, weak],
    [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'Password1234' }, weak],
  ] as const)('refuses %o in production alone, with one line that says what to do', ([environment, line]) => {
    expect(() => read({ ...production, ...environment })).toThrow(`Configuration: ${line}.`);
    expect(() => read({ ...production, ...environment, NODE_ENV: 'development' })).not.toThrow();
  });

  it.for([
    [{ PUBLIC_URL: 'http://localhost:8080' }],
    [{ PUBLIC_URL: 'http://[::1]:4000' }],
    [{ PUBLIC_URL: 'https://shop.example' }],
    [{ SMTP_URL: '', MAIL_OUTBOX: 'on' }],
    [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'green mango 42' }],
  ] as const)('accepts %o in production', ([environment]) => {
    expect(read({ ...production, ...environment })).toMatchObject({ environment: 'production' });
  });

  it('is explained in .env.example, each variable', () => {
    const example = readFileSync(path.join(ROOT_DIRECTORY, '.env.example'), 'utf8');
    const files = ['config.ts', 'challengeSettings.ts', 'androidApp.ts'];
    const sources = files.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n');
    const declared = [...sources.matchAll(/^ {2,4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    const names = [...declared, ...SETTING_VARIABLES, 'SETTINGS_PINNED'];
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !new RegExp(`^# ?${name}=`, 'm').test(example))).toEqual([]);
  });
});
