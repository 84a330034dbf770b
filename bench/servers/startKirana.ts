import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { spawnUntilReady, type Server } from './spawnUntilReady.ts';

/** The highest limit that the settings allow. */
const NO_LIMIT = '1000000';

export interface KiranaOptions {
  databaseUrl: string;
  /** The scratch folder of the bench. */
  directory: string;
  jwtSecret: string;
  /** The path of the bench's own persisted documents. */
  documents: string;
  /** Other settings of the product. */
  settings?: Record<string, string>;
}

/** Starts the product as `npm start` does, in production and with its default settings except for the limits of requests and of cash orders. */
export function startKirana({
  databaseUrl,
  directory,
  jwtSecret,
  documents,
  settings,
}: KiranaOptions): Promise<Server> {
  return spawnUntilReady({
    arguments: ['--max-semi-space-size=16', '--import', './api/src/platform/db/preload.mjs', 'api/src/main.ts'],
    environment: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(directory, 'data'),
      JWT_SECRET: jwtSecret,
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      MAIL_OUTBOX: 'on',
      SHUTDOWN_DELAY: '0', // no load balancer has to notice its end
      CASH_LIMIT_NEWCOMER: 'off',
      CASH_LIMIT_ACCOUNT: 'off',
      CASH_LIMIT_DAY: 'off',
      CASH_LIMIT_ADDRESS: 'off',
      CASH_LIMIT_NETWORK: 'off',
      REVIEW_ORDERS_ABOVE: 'off',
      RATE_LIMIT_PER_MINUTE: NO_LIMIT,
      RATE_LIMIT_PER_USER: NO_LIMIT,
      TRUST_PROXY: '1', // the limits of logins count by address, so each connection sends one of its own
      PERSISTED_DOCUMENTS: documents,
      ...settings,
    },
    readyPath: '/health/ready',
  });
}
