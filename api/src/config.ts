import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { generatedSecret } from './generatedSecret.ts';
import type { ShopTerms } from './money/shopTerms.ts';
import { readShopTerms, shopTermsShape, wholeNumber } from './shopTermsConfig.ts';
import { StartProblem } from './startProblem.ts';

export const ROOT_DIRECTORY = path.join(import.meta.dirname, '../..');

/** How payments are taken by Stripe. */
export interface StripeConfig {
  secretKey: string;
  /** What Stripe signs its messages with. */
  webhookSecret: string;
  /** For a client that draws its own payment form; the shop's own does not. */
  publishableKey: string | null;
  /** Where Stripe's API is; null: where Stripe has it. */
  apiBase: string | null;
}

/** How this process runs. Each name of the environment is explained in `.env.example`. */
export interface Config {
  environment: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** Absolute. */
  dataDir: string;
  demo: boolean;
  /** False: background jobs are left to `npm run worker`. */
  jobs: boolean;
  corsOrigins: string[];
  /** Null: mails become files in `dataDir`, to be read at /dev/mail. */
  smtpUrl: string | null;
  /** The sender, as a mail's From line has it. */
  mailFrom: string;
  /** Null: pictures are files in `dataDir`. */
  cloudinaryUrl: string | null;
  stripe: StripeConfig | null;
  /** Where Stripe is not configured, payments are played on a page of the shop's own; anybody can say there that they have paid. */
  testPayments: boolean;
  /** Null: PostgreSQL counts attempts and carries live events, and each process counts its requests. */
  redisUrl: string | null;
  jwtSecret: string;
  /** False: nobody is ever slowed down. */
  throttle: boolean;
  /** True: webhooks may lead inside this network, where no stranger may send anything. Never in production. */
  webhooksToPrivateAddresses: boolean;
  admin: { email: string; password: string } | null;
  /** How many proxies stand before this process, and so which address of X-Forwarded-For is the client's; 0: none. */
  trustedProxies: number;
  /** Of one address. */
  rateLimitPerMinute: number;
  /** In a minute, of one account from all addresses. */
  rateLimitPerUser: number;
  graphqlIntrospection: boolean;
  graphiql: boolean;
  /** Fees, the time to the door, and who sells. */
  shop: ShopTerms;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const addressOf = (protocol: RegExp, message: string) => z.url({ protocol, error: message });
const origin = z.string().refine(isOrigin, 'must be exact origins such as https://shop.example, separated by commas');

const environmentSchema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'], 'must be development, test or production')
      .default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: wholeNumber(1, 65_535).default(4000),
    PUBLIC_URL: addressOf(/^https?$/, 'must be an address such as https://shop.example').optional(),
    DATABASE_URL: addressOf(
      /^postgres(ql)?$/,
      'must be an address such as postgresql://user:password@host/name',
    ).optional(),
    DATA_DIR: z.string().default('.data'),
    DEMO: onOff.optional(),
    JOBS: onOff.default(true),
    CORS_ORIGINS: z.string().default('').transform(commaSeparated).pipe(z.array(origin)),
    SMTP_URL: addressOf(/^smtps?$/, 'must be an address such as smtps://user:password@mail.example').optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^<>\r\n]*<?[^<>\s@]+@[^<>\s@]+>?$/, 'must be a sender such as Kirana <shop@kirana.example>')
      .optional(),
    CLOUDINARY_URL: z
      .string()
      .regex(/^cloudinary:\/\/[^:@]+:[^:@]+@[A-Za-z0-9_-]+/, 'must be an address such as cloudinary://key:secret@cloud')
      .optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_/, 'must be a secret key of Stripe, sk_… or rk_…')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S{8,}$/, "must be the webhook's signing secret, whsec_…")
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must be a publishable key of Stripe, pk_…').optional(),
    STRIPE_API_BASE: addressOf(/^https?$/, 'must be an address such as http://localhost:12111').optional(),
    TEST_PAYMENTS: onOff.optional(),
    REDIS_URL: addressOf(/^rediss?$/, 'must be an address such as redis://localhost:6379').optional(),
    JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    THROTTLE: onOff.default(true),
    WEBHOOKS_TO_PRIVATE_ADDRESSES: onOff.default(false),
    ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
    ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
    TRUST_PROXY: z
      .stringFormat('proxies', /^(off|\d)$/, 'must be off or the number of proxies, 1 to 9')
      .transform((value) => (value === 'off' ? 0 : Number(value)))
      .default(0),
    RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
    RATE_LIMIT_PER_USER: wholeNumber(1, 1_000_000).default(600),
    GRAPHQL_INTROSPECTION: onOff.optional(),
    GRAPHIQL: onOff.optional(),
    ...shopTermsShape,
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.DEMO !== true, {
    path: ['DEMO'],
    error: 'must be off in production: its accounts are public',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.JWT_SECRET, {
    path: ['JWT_SECRET'],
    error: 'is required in production',
  })
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: 'is required beside STRIPE_SECRET_KEY: nobody else may say that something was paid',
  })
  .refine((env) => env.NODE_ENV !== 'production' || !/^http:/i.test(env.STRIPE_API_BASE ?? ''), {
    path: ['STRIPE_API_BASE'],
    error: 'must be https in production: the secret key is sent there',
  })
  .refine((env) => !env.ADMIN_EMAIL || env.ADMIN_PASSWORD, {
    path: ['ADMIN_PASSWORD'],
    error: 'is required beside ADMIN_EMAIL',
  })
  .refine((env) => !env.ADMIN_PASSWORD || env.ADMIN_EMAIL, {
    path: ['ADMIN_EMAIL'],
    error: 'is required beside ADMIN_PASSWORD',
  });

/** The configuration of this process: its environment, and what the root's `.env` adds to it. @throws StartProblem */
export function loadConfig(): Config {
  const file = path.join(ROOT_DIRECTORY, '.env');
  const isTest = process.env['NODE_ENV'] === 'test'; // a test must never reach the database that somebody works with
  if (existsSync(file) && !isTest) process.loadEnvFile(file);
  return readConfig(process.env);
}

/** An empty value is as good as none. @throws StartProblem that names each wrong value, and never shows a secret */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data: env, error } = environmentSchema.safeParse(given);
  if (error) {
    const complaints = error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
    throw new StartProblem(`Configuration: ${[...new Set(complaints)].join('; ')}.`);
  }
  const isProduction = env.NODE_ENV === 'production';
  const dataDir = path.resolve(ROOT_DIRECTORY, env.DATA_DIR);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir,
    demo: env.DEMO ?? (env.DATABASE_URL === undefined && !isProduction),
    jobs: env.JOBS,
    corsOrigins: env.CORS_ORIGINS,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `Kirana <no-reply@${new URL(publicUrl).hostname}>`,
    cloudinaryUrl: env.CLOUDINARY_URL ?? null,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
            apiBase: env.STRIPE_API_BASE ?? null,
          }
        : null,
    testPayments: env.TEST_PAYMENTS ?? !isProduction,
    redisUrl: env.REDIS_URL ?? null,
    jwtSecret: env.JWT_SECRET ?? generatedSecret(dataDir, 'jwt'),
    throttle: env.THROTTLE || isProduction,
    webhooksToPrivateAddresses: env.WEBHOOKS_TO_PRIVATE_ADDRESSES && !isProduction,
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    trustedProxies: env.TRUST_PROXY,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    rateLimitPerUser: env.RATE_LIMIT_PER_USER,
    graphqlIntrospection: env.GRAPHQL_INTROSPECTION ?? !isProduction,
    graphiql: env.GRAPHIQL ?? !isProduction,
    shop: readShopTerms(env),
    logLevel: env.LOG_LEVEL,
  };
}

function commaSeparated(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.parse(value)?.origin === value;
}

/** The environment for a tool that we start: ours, and `more`. */
export function toolEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}

/** For what is decided while modules load, before a configuration is read. */
export function isProductionProcess(): boolean {
  return process.env['NODE_ENV'] === 'production';
}
