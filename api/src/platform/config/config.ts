import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { emailAddressShape } from '../core/text/emailAddressShape.ts';
import { parseEncryptionKey, type EncryptionKeys } from '../core/encryptedSecret.ts';
import type { StaffAccess } from '../core/caller.ts';
import { HOUR_MS, MINUTE_MS } from '@kirana/shared/durations.ts';
import { androidAppShape, checkAndroidApp, readAndroidApp } from './androidApp.ts';
import { challengeSettingsShape, checkChallengeSettings, readChallengeSettings } from './challengeSettings.ts';
import { findProductionIssues } from './findProductionIssues.ts';
import { canBeFolder, commaSeparated, isOrigin, onOff, wholeNumber } from './environmentValues.ts';
import { generatedEncryptionKey, generatedSecret } from './generatedSecret.ts';
import { loadEnvironment, ROOT_DIRECTORY } from './environment.ts';
import { environmentSettings } from './settings/environmentSettings.ts';
import { StartupError } from './startupError.ts';

export { ROOT_DIRECTORY };

const addressOf = (protocol: RegExp, message: string) => z.url({ protocol, error: message });
const database = addressOf(/^postgres(ql)?$/, 'must be an address such as postgresql://user:password@host/name');
const origin = z.string().refine(isOrigin, 'must be exact origins such as https://shop.example, separated by commas');

const encryptionKey = z.string().transform((text, context) => {
  const key = parseEncryptionKey(text);
  if (key === null) context.addIssue('must be 32 bytes in base64 or hex');
  return key ?? z.NEVER;
});

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(1, 65_535).default(4000),
  PUBLIC_URL: addressOf(/^https?$/, 'must be an address such as https://shop.example').optional(),
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  DATABASE_READ_MAX_LAG: wholeNumber(1, 3600).default(5),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(ROOT_DIRECTORY, folder))
    .refine(canBeFolder, 'must be a folder, not a file'),
  DEMO: onOff.optional(),
  JOBS: onOff.default(true),
  WEB_PROCESSES: z.union([z.literal('auto').transform(() => availableParallelism()), wholeNumber(1, 64)]).default(1),
  CORS_ORIGINS: z.string().default('').transform(commaSeparated).pipe(z.array(origin)),
  SMTP_URL: addressOf(/^smtps?$/, 'must be an address such as smtps://user:password@mail.example').optional(),
  MAIL_OUTBOX: onOff.default(false),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^<>\s@]+@[^<>\s@]+>?$/, 'must be a sender such as My Shop <shop@shop.example>')
    .optional(),
  CLOUDINARY_URL: z
    .string()
    .regex(/^cloudinary:\/\/[^:@]+:[^:@]+@[A-Za-z0-9_-]+/, 'must be an address such as cloudinary://key:secret@cloud')
    .optional(),
  S3_URL: z
    .string()
    .regex(
      /^https?:\/\/[^:@/]+:[^:@/]+@[^/?]+\/[\w.-]+\/?(\?|$)/,
      'must be an address such as https://key:secret@s3.ap-south-1.amazonaws.com/bucket',
    )
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
  SANDBOX_PAYMENTS: onOff.optional(),
  REDIS_URL: addressOf(/^rediss?$/, 'must be an address such as redis://localhost:6379').optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ENCRYPTION_KEY: encryptionKey.optional(),
  ENCRYPTION_KEY_PREVIOUS: z.string().default('').transform(commaSeparated).pipe(z.array(encryptionKey)),
  THROTTLE: onOff.default(true),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: onOff.default(false),
  ADMIN_EMAIL: emailAddressShape('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  TRUST_PROXY: z
    .stringFormat('proxies', /^(off|\d)$/, 'must be off or the number of proxies, 1 to 9')
    .transform((value) => (value === 'off' ? 0 : Number(value)))
    .default(0),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
  RATE_LIMIT_PER_USER: wholeNumber(1, 1_000_000).default(600),
  EVENT_STREAMS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(20),
  EVENT_STREAMS_PER_NETWORK: wholeNumber(1, 1_000_000).default(200),
  GRAPHQL_INTROSPECTION: onOff.optional(),
  PERSISTED_DOCUMENTS: z.string().default('').transform(commaSeparated),
  PERSISTED_DOCUMENTS_ONLY: onOff.default(false),
  RESPONSE_CACHE_MB: wholeNumber(0, 100_000).default(32),
  GRAPHIQL: onOff.optional(),
  JOB_WORKER_TIMEOUT: wholeNumber(1, 3600).default(60),
  SHUTDOWN_DELAY: wholeNumber(0, 3600).optional(),
  SHUTDOWN_TIMEOUT: wholeNumber(0, 3600).default(10),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+@\S+\/\d+$/, 'must be an address such as https://key@errors.example/1')
    .optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  REQUIRE_TWO_FACTOR: onOff.default(false),
  STAFF_SESSION_HOURS: wholeNumber(1, 720).default(12),
  REAUTHENTICATION_MINUTES: wholeNumber(1, 1440).default(15),
  ...challengeSettingsShape,
  ...androidAppShape,
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

/** The variables of the environment, parsed. */
export type Environment = z.output<typeof variables>;

const environmentSchema = variables
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    error: "is required beside STRIPE_SECRET_KEY: it authenticates Stripe's webhooks",
  })
  .refine((env) => !env.DATABASE_READ_URL || env.DATABASE_URL, {
    path: ['DATABASE_READ_URL'],
    error: 'needs DATABASE_URL, the address of its primary: the embedded database has no replica',
  })
  .refine((env) => !env.ADMIN_EMAIL || env.ADMIN_PASSWORD, {
    path: ['ADMIN_PASSWORD'],
    error: 'is required beside ADMIN_EMAIL',
  })
  .refine((env) => !env.ADMIN_PASSWORD || env.ADMIN_EMAIL, {
    path: ['ADMIN_EMAIL'],
    error: 'is required beside ADMIN_PASSWORD',
  })
  .refine((env) => env.METRICS_PORT !== env.PORT, {
    path: ['METRICS_PORT'],
    error: 'must differ from PORT: the public port serves no metrics',
  })
  .superRefine(checkChallengeSettings)
  .superRefine(checkAndroidApp)
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production') return;
    for (const { variable, error } of findProductionIssues(env)) {
      context.addIssue({ code: 'custom', path: [variable], message: error });
    }
  });

/** The configuration of this process. `.env.example` explains each environment variable. */
export type Config = ReturnType<typeof readConfig>;
/** The settings of payments by Stripe. */
export type StripeConfig = NonNullable<Config['stripe']>;

/** Reads the configuration from the environment and the `.env` file in the root. @throws StartupError */
export const loadConfig = (): Config => readConfig(loadEnvironment());

const ONCE = { jitless: true }; // compiling the schemas takes longer than one use of them

/** Reads the configuration; an empty value counts as unset. @throws StartupError that names each invalid variable, and shows no secret */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data: env, error } = environmentSchema.safeParse(given, ONCE);
  const shop = environmentSettings.safeParse(given, ONCE);
  if (error || shop.error) {
    const issues = [...(error?.issues ?? []), ...(shop.error?.issues ?? [])];
    const complaints = issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
    throw new StartupError(`Configuration: ${[...new Set(complaints)].join('; ')}.`);
  }
  const isProduction = env.NODE_ENV === 'production';
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    /** Without a trailing slash. */
    publicUrl,
    /** Null: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: env.DATABASE_URL ?? null,
    /** Where work goes that needs a session of PostgreSQL, past a pooler of transactions; null: where all goes. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    /** The replica that reads of the catalogue may go to, unless it is further behind; null: all reads go where writes go. */
    replica: env.DATABASE_READ_URL ? { url: env.DATABASE_READ_URL, maxLagMs: env.DATABASE_READ_MAX_LAG * 1000 } : null,
    /** An absolute path. */
    dataDir: env.DATA_DIR,
    demo: env.DEMO ?? (env.DATABASE_URL === undefined && !isProduction),
    /** False: only `npm run worker` runs background jobs. */
    jobs: env.JOBS,
    /** The number of processes that serve requests. */
    webProcesses: env.WEB_PROCESSES,
    corsOrigins: env.CORS_ORIGINS,
    /** Null: mails are files in `dataDir`, which /dev/mail displays outside production. */
    smtpUrl: env.SMTP_URL ?? null,
    /** The sender, as in a mail's From header; one without a display name gets that of the settings. */
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    /** Null: pictures are in the bucket, or files in `dataDir`. */
    cloudinaryUrl: env.CLOUDINARY_URL ?? null,
    /** The bucket of pictures, with its access key. */
    s3Url: env.S3_URL ?? null,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            /** The secret that Stripe signs its webhooks with. */
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            /** For clients with a payment form of their own; the shop's client has none. */
            publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
            /** The address of Stripe's API; null: Stripe's own. */
            apiBase: env.STRIPE_API_BASE ?? null,
          }
        : null,
    /** Without Stripe, whether the sandbox provider takes payments, on a page where anyone can confirm a payment. */
    sandboxPayments: env.SANDBOX_PAYMENTS ?? !isProduction,
    /** Null: PostgreSQL counts attempts, and each process counts its own requests. */
    redisUrl: env.REDIS_URL ?? null,
    /** Generated into `dataDir` when it is first read, unless it is set. */
    get jwtSecret() {
      return env.JWT_SECRET ?? generatedSecret(env.DATA_DIR, 'jwt');
    },
    /** Encrypt the secrets in the database. Generated as `jwtSecret` is. */
    get encryptionKeys(): EncryptionKeys {
      const current = env.ENCRYPTION_KEY ?? generatedEncryptionKey(env.DATA_DIR);
      return { current, previous: env.ENCRYPTION_KEY_PREVIOUS };
    },
    /** False: no rate limit applies. */
    throttle: env.THROTTLE || isProduction,
    /** Null: no attempt needs the answer to a challenge. */
    challenges: readChallengeSettings(env),
    androidApp: readAndroidApp(env),
    /** True: webhooks may use private addresses. Never in production. */
    webhooksToPrivateAddresses: env.WEBHOOKS_TO_PRIVATE_ADDRESSES && !isProduction,
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    staffAccess: {
      requireTwoFactor: env.REQUIRE_TWO_FACTOR,
      sessionMs: env.STAFF_SESSION_HOURS * HOUR_MS,
      reauthenticationMs: env.REAUTHENTICATION_MINUTES * MINUTE_MS,
    } satisfies StaffAccess,
    /** The number of proxies in front of this process, which selects the client's address in X-Forwarded-For; 0: none. */
    trustedProxies: env.TRUST_PROXY,
    /** Requests of one address per minute. */
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    /** Requests of one account per minute, over all its addresses. */
    rateLimitPerUser: env.RATE_LIMIT_PER_USER,
    /** How many event streams of one account and of one network may be open in this process. */
    eventStreams: { perAccount: env.EVENT_STREAMS_PER_ACCOUNT, perNetwork: env.EVENT_STREAMS_PER_NETWORK },
    graphqlIntrospection: env.GRAPHQL_INTROSPECTION ?? !isProduction,
    graphiql: env.GRAPHIQL ?? !isProduction,
    /** Files of documents that clients may send by their ids, besides the web client's own; absolute paths. */
    persistedDocuments: env.PERSISTED_DOCUMENTS.map((file) => path.resolve(ROOT_DIRECTORY, file)),
    /** The largest size of the cache of public responses in this process; 0: none. */
    responseCacheBytes: env.RESPONSE_CACHE_MB * 1_048_576,
    /** True: browsers may send documents by their ids only. */
    persistedDocumentsOnly: env.PERSISTED_DOCUMENTS_ONLY,
    /** The address of /metrics for Prometheus, apart from the public one; null: none. */
    metrics: env.METRICS_PORT ? { host: env.METRICS_HOST, port: env.METRICS_PORT } : null,
    /** Where unexpected errors are reported; null: nowhere. */
    sentryDsn: env.SENTRY_DSN ?? null,
    /** The settings of the shop that the back office changes, as the environment has them. */
    settings: shop.data,
    /** After a signal to end, how long the process serves new requests still, while it says that it is not ready. */
    shutdownDelayMs: (env.SHUTDOWN_DELAY ?? (isProduction && env.DATABASE_URL ? 5 : 0)) * 1000,
    /** After that, how long open requests and jobs may take. */
    shutdownTimeoutMs: env.SHUTDOWN_TIMEOUT * 1000,
    /** A job worker that has given no sign of life for this time is dead, and its jobs go back to the queue. */
    jobWorkerTimeoutMs: env.JOB_WORKER_TIMEOUT * 1000,
    logLevel: env.LOG_LEVEL,
  };
}
