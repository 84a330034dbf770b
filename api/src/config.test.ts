import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig, ROOT_DIRECTORY } from './config.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-config-'));
const secret = 'a secret of the tests that is long enough';
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...environment });

afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the configuration', () => {
  it('needs nothing on a bare machine: embedded database, demo, GraphiQL', () => {
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

  it('is careful in production and with a database of its own', () => {
    const production = {
      NODE_ENV: 'production',
      JWT_SECRET: secret,
      DATABASE_URL: 'postgresql://db/shop',
      THROTTLE: 'off',
      WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on',
    };
    expect(read(production)).toMatchObject({
      demo: false,
      graphiql: false,
      graphqlIntrospection: false,
      throttle: true,
      webhooksToPrivateAddresses: false,
    });
    expect(read({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' }).webhooksToPrivateAddresses).toBe(true);
  });

  it('sends mail in the name of the shop, unless told otherwise', () => {
    expect(read({ PUBLIC_URL: 'https://shop.example' })).toMatchObject({
      smtpUrl: null,
      mailFrom: 'Kirana <no-reply@shop.example>',
    });
    const own = { SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'shop@kirana.example' };
    expect(read(own)).toMatchObject({ smtpUrl: own.SMTP_URL, mailFrom: own.MAIL_FROM });
  });

  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };

  it('takes payments by Stripe where both its secrets are given', () => {
    const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_12345678', publishableKey: null, apiBase: null };
    expect(read(keys)).toMatchObject({ stripe });
    const more = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_API_BASE: 'http://localhost:12111' };
    expect(read({ ...keys, STRIPE_SECRET_KEY: 'rk_test_1', ...more })).toMatchObject({
      stripe: {
        ...stripe,
        secretKey: 'rk_test_1',
        publishableKey: 'pk_test_1',
        apiBase: 'http://localhost:12111',
      },
    });
  });

  it.for([
    [{}, true],
    [{ TEST_PAYMENTS: 'off' }, false],
    [{ NODE_ENV: 'production', JWT_SECRET: secret }, false],
    [{ NODE_ENV: 'production', JWT_SECRET: secret, TEST_PAYMENTS: 'on' }, true],
  ] as const)('lets payments be played with %o: %s', ([environment, testPayments]) => {
    expect(read(environment)).toMatchObject({ stripe: null, testPayments });
  });

  it('takes an empty value for none', () => {
    expect(read({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ port: 4000, databaseUrl: null, demo: true });
  });

  it('makes a secret once, readable for nobody else', () => {
    const { jwtSecret } = read({});
    expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(read({}).jwtSecret).toBe(jwtSecret);
    expect(statSync(path.join(dataDir, 'secrets/jwt')).mode & 0o777).toBe(0o600);
  });

  it.for([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
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
    [{ NODE_ENV: 'production' }, 'JWT_SECRET is required in production'],
    [
      { NODE_ENV: 'production', JWT_SECRET: secret, DEMO: 'on' },
      'DEMO must be off in production: its accounts are public',
    ],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
    [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_PASSWORD is required beside ADMIN_EMAIL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example'],
    [{ MAIL_FROM: 'Kirana' }, 'MAIL_FROM must be a sender such as Kirana <shop@kirana.example>'],
    [
      { MAIL_FROM: 'Kirana <a@b.example>\nBcc: c@d.example' },
      'MAIL_FROM must be a sender such as Kirana <shop@kirana.example>',
    ],
    [
      { CLOUDINARY_URL: 'https://cloudinary' },
      'CLOUDINARY_URL must be an address such as cloudinary://key:secret@cloud',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_WEBHOOK_SECRET is required beside STRIPE_SECRET_KEY: nobody else may say that something was paid',
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
    [
      { NODE_ENV: 'production', JWT_SECRET: secret, STRIPE_API_BASE: 'HTTP://stripe.example' },
      'STRIPE_API_BASE must be https in production: the secret key is sent there',
    ],
    [{ TEST_PAYMENTS: 'yes' }, 'TEST_PAYMENTS must be on or off'],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL must be an address such as redis://localhost:6379'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be off or the number of proxies, 1 to 9'],
    [{ DEMO: 'true', GRAPHIQL: '1' }, 'DEMO must be on or off; GRAPHIQL must be on or off'],
  ] as const)('refuses %o with one line that names it', ([environment, line]) => {
    expect(() => read(environment)).toThrow(`Configuration: ${line}.`);
  });

  it('is explained name by name in .env.example', () => {
    const example = readFileSync(path.join(ROOT_DIRECTORY, '.env.example'), 'utf8');
    const source = readFileSync(path.join(import.meta.dirname, 'config.ts'), 'utf8');
    const names = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !new RegExp(`^# ?${name}=`, 'm').test(example))).toEqual([]);
  });
});
